import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './database.ts'

/** Starts an empty PostgreSQL, runs `work` with its address, and stops it, also when the process is told to end. */
export async function withDatabase<Result>(
  name: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), `festival-${name}-`))
  // Root's PostgreSQL runs as another user, who has to get in.
  chmodSync(dataDir, 0o755)
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  // Leaving runs what stops the database.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  const database = createDatabase({ dataDir, log: console.error, shelters: [dataDir] })
  try {
    return await work(await database.start())
  } finally {
    await database.stop()
  }
}
