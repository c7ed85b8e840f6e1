import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of an empty PostgreSQL, as its owner: make a database of your own in it (`CREATE DATABASE`). */
    databaseUrl: string
  }
}

/** One PostgreSQL for all test files of a project; `inject('databaseUrl')` gives its address. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'festival-tests-'))
  // Root's PostgreSQL runs as another user, who has to get in.
  chmodSync(dataDir, 0o755)
  const database = createDatabase({
    dataDir,
    log: console.log,
    isCareless: true,
    shelters: [dataDir],
  })
  project.provide('databaseUrl', await database.start())
  return async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true })
  }
}
