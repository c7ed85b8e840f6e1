/** `npm run content -- export|import <folder>`: content as files, whether the festival runs or not. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase } from './database.ts'
import { exitWith } from './operator-error.mjs'
import { ROLE } from './postgres-cluster.ts'
import { readPostmaster } from './postmaster.ts'
import { readPrivate } from './private-file.ts'
import { processCommand } from './process-identity.ts'
import { runNode } from './run-node.ts'
import { openSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stopping.abort())

try {
  const settings = readSettings(process.env, [], { root, startedAtMs: Date.now() })
  const { dataDir, payloadSecret } = settings
  const database = createDatabase({ dataDir, log: console.error })
  const running = settings.databaseUrl ?? runningDatabase(dataDir)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    SITE_ORIGIN: settings.siteOrigin,
    FESTIVAL_CLOCK: settings.festivalClock,
    PAYLOAD_SECRET: payloadSecret ?? openSecrets(dataDir).get('payloadSecret'),
    DATABASE_URL: running ?? (await database.start()),
  }
  const args = [join(root, 'content', 'exchange', 'command.ts'), ...process.argv.slice(2)]
  const code = await runNode(args, { env, signal: stopping.signal })
  await database.stop()
  process.exit(code)
} catch (error) {
  exitWith(error)
}

/** The address of the embedded database while `npm start` runs it. */
function runningDatabase(dataDir: string): string | undefined {
  const { cluster, password, port } = readPrivate(join(dataDir, 'database.json'))
  const pid = cluster === undefined ? undefined : readPostmaster(cluster)?.pid
  if (pid === undefined || !processCommand(pid)?.includes(String(cluster))) return undefined
  return `postgresql://${ROLE}:${password}@127.0.0.1:${port}/postgres`
}
