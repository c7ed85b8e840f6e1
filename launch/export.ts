/** `npm run export -- <folder>`: builds the site if need be, and has it write itself as files. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWith } from './operator-error.mjs'
import { createProgress } from './progress.mjs'
import { runNode } from './run-node.ts'
import { readSettings } from './settings.ts'
import { ensureSiteBuilt } from './site-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stopping.abort())

try {
  const { signal } = stopping
  const settings = readSettings(process.env, [], { root, startedAtMs: Date.now() })
  await ensureSiteBuilt({ root, progress: createProgress(process.stdout), signal })
  const args = [join(root, 'site', 'export', 'main.ts'), ...process.argv.slice(2)]
  // As `npm start` runs the site: the same folder, address and time.
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: settings.dataDir,
    SITE_ORIGIN: settings.siteOrigin,
    FESTIVAL_CLOCK: settings.festivalClock,
  }
  process.exit(await runNode(args, { env, signal }))
} catch (error) {
  exitWith(error)
}
