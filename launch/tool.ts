/** The tools of `package.json`, such as `npm run backup`. Arguments after the name are passed on. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runNode } from './child.ts'
import { findProgram } from './chromium.ts'
import { runningDatabase, createDatabase } from './database.ts'
import { takeDataFolder } from './data-folder.ts'
import { createEnvironments } from './environments.ts'
import { exitWith, OperatorError } from './operator-error.ts'
import { createProgress } from './progress.ts'
import { runChecks } from './run-checks.ts'
import { openSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'
import { ensureSiteBuilt } from './site-build.ts'
import { startTemporaryDatabase } from './temporary-database.ts'

type Variables = Readonly<Record<string, string | undefined>>

const root = fileURLToPath(new URL('..', import.meta.url))
const [name = '', ...args] = process.argv.slice(2)
const stopping = new AbortController()
const { signal } = stopping
for (const each of ['SIGINT', 'SIGTERM']) process.once(each, () => stopping.abort())

const TOOLS: Readonly<Record<string, () => Promise<number>>> = {
  check: () => runChecks({ root, signal, showLine: console.log }),

  backup: () => withFestival('content/commands/backup.ts', ['backup', ...args]),
  restore: () => withFestival('content/commands/backup.ts', ['restore', ...args]),
  content: () =>
    args[0] === 'remove-demo'
      ? withFestival('content/commands/remove-demo.ts', args.slice(1))
      : withFestival('content/commands/exchange.ts', args),
  'reset-password': () => withFestival('content/commands/reset-password.ts', args),

  /** With accounts that lack rights, over the API and in the built studio. */
  hostile: () =>
    run('node_modules/vitest/vitest.mjs', ['run', ...HOSTILE, ...args], { EVERY_WAY: '1' }),

  /** What this tool writes does not depend on any setting. */
  change: () =>
    withDatabase('DATABASE_URL', (env) =>
      run('content/commands/change.ts', args, {
        ...env,
        PAYLOAD_SECRET: 'signs nothing in this database',
        STUDIO_ORIGIN: 'http://127.0.0.1:3002',
      }),
    ),

  async bench() {
    await build()
    return withDatabase('BENCH_DATABASE_URL', (env) => run('site/bench/main.ts', args, env))
  },

  /** In Debian's Firefox and WebKitGTK (docs/browsers.md). */
  async browsers() {
    const missing = Object.entries(BROWSER_PROGRAMS)
      .filter(([, program]) => !findProgram(program, process.env))
      .map(([debianPackage]) => debianPackage)
    if (missing.length > 0) {
      throw new OperatorError(`Browsers are missing: apt-get install ${missing.join(' ')}`)
    }
    await build()
    return withDatabase('BROWSERS_DATABASE_URL', (env) => run('site/browsers/main.ts', args, env))
  },

  async compare() {
    const tool = (env: Variables) => run('site/compare/main.ts', args, env)
    // With `--origin` it compares a running site.
    if (args.some((arg) => arg === '--origin' || arg.startsWith('--origin='))) return tool({})
    await build()
    return withDatabase('COMPARE_DATABASE_URL', tool)
  },

  /** With the data folder, address and clock that `npm start` would use. */
  async export() {
    const settings = readSettings(process.env, [], { root, startedAtMs: Date.now() })
    await build()
    return run('site/export/main.ts', args, {
      DATA_DIR: settings.dataDir,
      SITE_ORIGIN: settings.siteOrigin,
      FESTIVAL_CLOCK: settings.festivalClock,
    })
  },

  /** The random tests in their long form (spec/faults §15.3). The seed that is printed repeats the run. */
  async fuzz() {
    const { requests, seed } = parseArgs({
      args,
      options: {
        requests: { type: 'string', default: '1000000' },
        seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      },
    }).values
    await build()
    console.log(`${requests} requests, seed ${seed}`)
    const vitest = ['run', ...FUZZ_PROJECTS, `--testTimeout=${A_WEEK_MS}`, ...FUZZ_FILES]
    return run('node_modules/vitest/vitest.mjs', vitest, {
      FUZZ_REQUESTS: requests,
      FUZZ_RUNS: requests,
      FUZZ_SEED: seed,
    })
  },
}

/** Programs by Debian package. */
const BROWSER_PROGRAMS = {
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
}
/** `npm test` leaves out the tests of the project `fuzz`. */
const FUZZ_PROJECTS = ['unit', 'browser', 'fuzz'].flatMap((project) => ['--project', project])
const FUZZ_FILES = [
  'site/fuzz',
  'content/compose/broken-documents.test.ts',
  'content/compose/composer.test.ts',
  'content/exchange/sheets',
  'contract/rules',
  'content/settings/code-of.test.ts',
  'site/src/preview/preview.test.ts',
  'site/src/urls/routes.test.ts',
  'site/src/publish/escape.test.ts',
  'site/src/publish/one-snapshot.test.ts',
  'site/journeys/exact-publishing.test.ts',
  'site/journeys/stop.test.ts',
  'site/src/http',
]
const HOSTILE = [
  ...['data', 'studio'].flatMap((project) => ['--project', project]),
  'content/access',
  'content/accounts',
  'content/collections/requests',
  'studio/hostile',
]
/** A fuzz run has no time limit, but vitest needs a number. */
const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000

try {
  process.exit((await TOOLS[name]?.()) ?? 1)
} catch (error) {
  exitWith(error)
}

function build(): Promise<void> {
  return ensureSiteBuilt({ root, progress: createProgress(process.stderr), signal })
}

function run(script: string, given: readonly string[], env: Variables): Promise<number> {
  return runNode([join(root, script), ...given], {
    cwd: root,
    env: Object.assign({}, process.env, { NODE_ENV: 'production' as const }, env),
    signal,
  })
}

async function withDatabase(
  variable: string,
  work: (env: Variables) => Promise<number>,
): Promise<number> {
  const database = await startTemporaryDatabase(name)
  try {
    return await work({ [variable]: database.url })
  } finally {
    await database.end()
  }
}

/** It does not matter whether the festival is running. */
async function withFestival(script: string, given: readonly string[]): Promise<number> {
  const settings = readSettings(process.env, [], { root, startedAtMs: Date.now() })
  const { dataDir, contentUrl } = settings
  if (contentUrl !== undefined) {
    throw new OperatorError('CONTENT_URL names another content service: run this where it runs')
  }
  const { get: getSecret } = openSecrets(dataDir)
  const running = settings.databaseUrl ?? runningDatabase(dataDir)
  const own = running === undefined ? await startDatabase(dataDir) : undefined
  try {
    const databaseUrl = running ?? own?.url ?? ''
    const inherited = process.env
    const { content } = createEnvironments({ settings, getSecret, databaseUrl, inherited })
    return await run(script, given, { ...content, STUDIO_ORIGIN: settings.studioOrigin })
  } finally {
    await own?.end()
  }
}

/** While it runs, `npm start` with the same data folder is refused. */
async function startDatabase(dataDir: string) {
  const folder = takeDataFolder(dataDir)
  const database = createDatabase({ dataDir, showLine: console.error })
  async function end() {
    await database.stop()
    folder.release()
  }
  try {
    await folder.endLeftovers(console.error)
    const url = await database.start()
    folder.note('database', database.pid)
    return { url, end }
  } catch (error) {
    await end()
    throw error
  }
}
