/**
 * Runs `createDatabase`, for tests that need another user or another clone. Prints the log lines and then the address,
 * and stops the database when its input ends.
 */
import { createDatabase } from '../database.ts'
import { exitWith } from '../operator-error.ts'

const [dataDir = '', ...reachableFolders] = process.argv.slice(2)
const database = createDatabase({
  dataDir,
  reachableFolders,
  showLine: console.log,
  skipsSync: true,
})
try {
  console.log(await database.start())
  process.stdin.resume().on('end', () => void database.stop().then(() => process.exit(0)))
} catch (error) {
  exitWith(error)
}
