import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type DatabaseDeps } from './database.ts'

export interface TemporaryDatabase {
  readonly url: string
  /** Deleted together with the database. */
  readonly dataDir: string
  end(): Promise<void>
}

export async function startTemporaryDatabase(
  name: string,
  options: Pick<DatabaseDeps, 'skipsSync'> = {},
): Promise<TemporaryDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), `festival-${name}-`))
  // Root runs PostgreSQL as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o755)
  const database = createDatabase({
    dataDir,
    showLine: console.error,
    reachableFolders: [dataDir],
    ...options,
  })
  return {
    url: await database.start(),
    dataDir,
    async end() {
      await database.stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
