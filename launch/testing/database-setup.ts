import type { TestProject } from 'vitest/node'
import { startTemporaryDatabase } from '../temporary-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** With the rights of its owner. Each test creates its own database in it. */
    databaseUrl: string
  }
}

/**
 * One PostgreSQL for all projects of a run, so that a demo is seeded only once. `inject('databaseUrl')` is its
 * address.
 */
export default async function startDatabase({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Vitest sets up one project after the other, and ends all of them after the last test.
  if ('databaseUrl' in vitest.getProvidedContext()) return undefined
  const database = await startTemporaryDatabase('tests', { skipsSync: true })
  vitest.provide('databaseUrl', database.url)
  return () => database.end()
}
