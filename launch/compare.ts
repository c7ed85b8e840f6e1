/**
 * `npm run compare -- <folder>`: builds the site if need be, and has it compare what it answers with an earlier run, on a
 * demo in a database of its own or on a site that runs (`--origin`).
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWith } from './operator-error.mjs'
import { createProgress } from './progress.mjs'
import { runNode } from './run-node.ts'
import { ensureSiteBuilt } from './site-build.ts'
import { withDatabase } from './with-database.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const isRunning = args.some((arg) => arg === '--origin' || arg.startsWith('--origin='))
try {
  process.exit(await (isRunning ? compare({}) : compareDemo()))
} catch (error) {
  exitWith(error)
}

async function compareDemo(): Promise<number> {
  const { signal } = new AbortController()
  await ensureSiteBuilt({ root, progress: createProgress(process.stderr), signal })
  return withDatabase('compare', (url) => compare({ COMPARE_DATABASE_URL: url }))
}

function compare(env: Readonly<Record<string, string>>): Promise<number> {
  return runNode([join('site', 'compare', 'main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}
