/**
 * `npm run browsers`: makes the twelve journeys of `site/browsers/` in Debian's Firefox and WebKitGTK, on a demo in a
 * database of its own (docs/browsers.md).
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram } from './chromium.ts'
import { exitWith, OperatorError } from './operator-error.mjs'
import { createProgress } from './progress.mjs'
import { runNode } from './run-node.ts'
import { ensureSiteBuilt } from './site-build.ts'
import { withDatabase } from './with-database.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What each of Debian's packages is asked for. */
const PROGRAMS = {
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
}

try {
  const missing = Object.entries(PROGRAMS)
    .filter(([, program]) => !findProgram(program, process.env))
    .map(([name]) => name)
  if (missing.length > 0)
    throw new OperatorError(`Browsers are missing: apt-get install ${missing.join(' ')}`)
  const { signal } = new AbortController()
  await ensureSiteBuilt({ root, progress: createProgress(process.stderr), signal })
  process.exit(
    await withDatabase('browsers', (url) =>
      runNode([join('site', 'browsers', 'main.ts'), ...process.argv.slice(2)], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', BROWSERS_DATABASE_URL: url },
      }),
    ),
  )
} catch (error) {
  exitWith(error)
}
