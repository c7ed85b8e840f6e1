import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL, as its owner: make a database of your own in it (`CREATE DATABASE`). */
    databaseUrl: string
  }
}

/**
 * One PostgreSQL for all projects of a run, so that a demo is seeded once for all of them. The first project starts it;
 * `inject('databaseUrl')` returns its address in every project.
 */
export default async function startDatabase({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Vitest sets up one project after the other, and ends all of them after the last test.
  if ('databaseUrl' in vitest.getProvidedContext()) return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'festival-tests-'))
  // Root's PostgreSQL runs as another user, who has to get in.
  chmodSync(dataDir, 0o755)
  const database = createDatabase({
    dataDir,
    log: console.log,
    isCareless: true,
    shelters: [dataDir],
  })
  vitest.provide('databaseUrl', await database.start())
  return async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true })
  }
}
