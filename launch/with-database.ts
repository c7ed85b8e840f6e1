import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './database.ts'

/** An empty PostgreSQL of a tool's own. */
export interface OwnDatabase {
  readonly url: string
  readonly pid: number | undefined
}

/** Starts a database, runs `work` with it, and stops the database, also when the process is told to end. */
export async function withDatabase<Result>(
  name: string,
  work: (database: OwnDatabase) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), `festival-${name}-`))
  // Root's PostgreSQL runs as another user, who has to get in.
  chmodSync(dataDir, 0o755)
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  // Leaving runs what stops the database.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  const database = createDatabase({ dataDir, log: console.error, shelters: [dataDir] })
  const url = await database.start()
  try {
    return await work({ url, pid: database.pid })
  } finally {
    await database.stop()
  }
}
