/** `npm test` once Node 26 is there: Chromium, the checks, the build, and the tests. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.ts'
import { exitWith } from './operator-error.mjs'
import { createProgress } from './progress.mjs'
import { ensureSiteBuilt } from './site-build.ts'
import { planTests, totalsOf, type TestPlan, type TestProject, type Totals } from './test-plan.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stopping = new AbortController()
const { signal } = stopping
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stopping.abort())

const plan = planTests(process.argv.slice(2))
const reports = mkdtempSync(join(tmpdir(), 'festival-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true }))
try {
  const chromiumPath = await prepare(plan)
  if (plan.isWhole) await checkOrExit()
  await ensureSiteBuilt({ root, progress: createProgress(process.stdout), signal })
  process.exit(await runProjects(plan, chromiumPath))
} catch (error) {
  exitWith(error)
}

async function prepare({ projects }: TestPlan): Promise<string | undefined> {
  if (!projects.includes('browser') && !projects.includes('studio')) return undefined
  return ensureChromium({
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    progress: createProgress(process.stdout),
    signal,
  })
}

/** All projects, also after one that fails; the total is the last line. */
async function runProjects(
  { projects, args }: TestPlan,
  chromiumPath: string | undefined,
): Promise<number> {
  let worst = 0
  const totals: Totals[] = []
  for (const project of projects) {
    const report = join(reports, `${project}.json`)
    const vitest = join('node_modules', 'vitest', 'vitest.mjs')
    const code = await run(vitest, [...vitestArgs(project, report), ...args], {
      CHROMIUM_PATH: chromiumPath,
    })
    if (signal.aborted) return 1
    worst ||= code
    totals.push(
      existsSync(report)
        ? totalsOf(JSON.parse(readFileSync(report, 'utf8')))
        : { passed: 0, failed: code === 0 ? 0 : 1 },
    )
  }
  const sum = (kind: keyof Totals) => totals.reduce((total, one) => total + one[kind], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return worst
}

function vitestArgs(project: TestProject, report: string): readonly string[] {
  return [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
}

async function checkOrExit(): Promise<void> {
  const code = await run(join('launch', 'check.ts'), [])
  if (code !== 0) process.exit(code)
}

/** In the foreground: Ctrl-C reaches it by itself, and it may use the terminal. */
async function run(
  script: string,
  args: readonly string[],
  more: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...more },
    stdio: 'inherit',
  })
  const kill = () => child.kill('SIGTERM')
  signal.addEventListener('abort', kill)
  child.once('error', reject)
  child.once('exit', (code) => resolve(code ?? 1))
  return promise.finally(() => signal.removeEventListener('abort', kill))
}
