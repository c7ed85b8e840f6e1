/**
 * `npm run fuzz [-- --requests 1000000 --seed 7]`: the random tests of `npm test` in their long form (spec/faults §15.3):
 * that many requests, that many cases of each rule, as many times more histories of edits, every content that can be
 * broken, and ten restarts. The seed is printed; with it a run is repeated.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { exitWith } from './operator-error.mjs'
import { createProgress } from './progress.mjs'
import { runNode } from './run-node.ts'
import { ensureSiteBuilt } from './site-build.ts'

const FILES = [
  'site/fuzz',
  'content/compose/broken-documents.test.ts',
  'content/compose/composer.test.ts',
  'contract/rules',
  'site/src/urls/routes.test.ts',
  'site/src/publish/escape.test.ts',
  'site/src/publish/one-snapshot.test.ts',
  'site/journeys/exact-publishing.test.ts',
  'site/journeys/stop.test.ts',
  'site/src/http',
]
/** The journeys of those above are of the second; the third has what `npm test` leaves out. */
const PROJECTS = ['unit', 'browser', 'fuzz'].flatMap((name) => ['--project', name])
/** It ends when it is done. */
const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})
try {
  await ensureSiteBuilt({
    root,
    progress: createProgress(process.stdout),
    signal: new AbortController().signal,
  })
  console.log(`${values.requests} requests, seed ${values.seed}`)
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', ...PROJECTS, `--testTimeout=${A_WEEK_MS}`, ...FILES]
  const code = await runNode([vitest, ...args], {
    cwd: root,
    env: {
      ...process.env,
      FUZZ_REQUESTS: values.requests,
      FUZZ_RUNS: values.requests,
      FUZZ_SEED: values.seed,
    },
  })
  process.exit(code)
} catch (error) {
  exitWith(error)
}
