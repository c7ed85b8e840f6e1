/** `npm run bench` and `npm run soak`: the site measures itself, with a database of its own for what is published. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWith } from './operator-error.mjs'
import { createProgress } from './progress.mjs'
import { runNode } from './run-node.ts'
import { ensureSiteBuilt } from './site-build.ts'
import { withDatabase } from './with-database.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
try {
  const { signal } = new AbortController()
  await ensureSiteBuilt({ root, progress: createProgress(process.stderr), signal })
  process.exit(await withDatabase('bench', (url) => bench({ BENCH_DATABASE_URL: url })))
} catch (error) {
  exitWith(error)
}

function bench(env: Readonly<Record<string, string>>): Promise<number> {
  return runNode([join('site', 'bench', 'main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}
