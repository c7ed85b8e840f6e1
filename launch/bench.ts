/** `npm run bench` and `npm run soak`: the site measures itself, with a database of its own for what is published. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase } from './database.ts'
import { exitWith } from './operator-error.mjs'
import { createProgress } from './progress.mjs'
import { runNode } from './run-node.ts'
import { ensureSiteBuilt } from './site-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'festival-bench-'))
// Root's PostgreSQL runs as another user, who has to get in.
chmodSync(dataDir, 0o755)
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
// Leaving runs what stops the database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const database = createDatabase({ dataDir, log: console.error, shelters: [dataDir] })
try {
  const { signal } = new AbortController()
  await ensureSiteBuilt({ root, progress: createProgress(process.stderr), signal })
  const code = await bench({
    BENCH_DATABASE_URL: await database.start(),
    BENCH_DATABASE_PID: String(database.pid),
  })
  await database.stop()
  process.exit(code)
} catch (error) {
  exitWith(error)
}

function bench(env: Readonly<Record<string, string>>): Promise<number> {
  return runNode([join('site', 'bench', 'main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}
