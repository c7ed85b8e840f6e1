/** `npm test` */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { relatedSources } from './changed-tests.ts'
import { runNode } from './child.ts'
import { ensureChromium, ensureHeadlessShell } from './chromium.ts'
import { LONG_TEST_FILES } from './long-test-files.ts'
import { exitWith, OperatorError } from './operator-error.ts'
import { createProgress, type Progress } from './progress.ts'
import { runChecks } from './run-checks.ts'
import { ensureSiteBuilt } from './site-build.ts'
import { planTests, type TestPart, type TestPlan } from './test-plan.ts'
import { reportLines, type MeasuredFile, type MeasuredPart } from './test-report.ts'
import { whenNpmIsGone } from './when-npm-is-gone.ts'

const NEEDS_CHROMIUM: readonly string[] = ['browser', 'studio', 'offline']
const TEST_FILES = '{contract,content,site,studio,launch}/**/*.test.{ts,tsx}'

const root = fileURLToPath(new URL('..', import.meta.url))
const stopping = new AbortController()
const { signal } = stopping
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stopping.abort())
whenNpmIsGone(() => stopping.abort())
const measuresFolder = mkdtempSync(join(tmpdir(), 'festival-measures-'))
process.once('exit', () => rmSync(measuresFolder, { recursive: true }))

try {
  process.exit(await runPlan(planTests(process.argv.slice(2))))
} catch (error) {
  exitWith(error)
}

/** A part that fails does not end the others. */
async function runPlan(plan: TestPlan): Promise<number> {
  const progress = createProgress(process.stdout)
  const needsChromium = plan.parts.some(({ projects }) =>
    projects.some((project) => NEEDS_CHROMIUM.includes(project)),
  )
  const browsers = needsChromium ? await ensureBrowsers(progress) : {}
  const checks = await timed('checks', () =>
    plan.checks ? runChecks({ root, signal, showLine: console.log }) : Promise.resolve(0),
  )
  if (checks.value !== 0) return checks.value
  const build = await timed('build', () => ensureSiteBuilt({ root, progress, signal }))

  const before = [checks.step, build.step]
  let worst = 0
  const parts: MeasuredPart[] = []
  const files: MeasuredFile[] = []
  for (const part of plan.parts) {
    const tests = await timed('tests', () => runPart(part, plan, browsers))
    if (signal.aborted) return 1
    worst ||= tests.value
    parts.push({ name: part.name, steps: [...before.splice(0), tests.step] })
    files.push(...measuresOfRun(part.name, tests.value))
  }
  for (const line of reportLines({ parts, files, longFiles: LONG_TEST_FILES })) console.log(line)
  return worst
}

interface Browsers {
  readonly CHROMIUM_PATH?: string
  readonly HEADLESS_SHELL_PATH?: string | undefined
}

async function ensureBrowsers(progress: Progress): Promise<Browsers> {
  const isRoot = process.getuid?.() === 0
  const deps = { environment: process.env, isRoot, progress, signal }
  return {
    CHROMIUM_PATH: await ensureChromium(deps),
    HEADLESS_SHELL_PATH: await ensureHeadlessShell(deps),
  }
}

function runPart(
  { name, projects }: TestPart,
  { onlyChanged, args }: TestPlan,
  browsers: Browsers,
): Promise<number> {
  const chosen = projects.flatMap((project) => ['--project', project])
  const command = onlyChanged ? ['related', '--run', ...changedSources()] : ['run']
  return runScript([join('node_modules', 'vitest', 'vitest.mjs'), ...command, ...chosen, ...args], {
    ...browsers,
    // A cache of compiled code: the tests start many processes with the same few scripts.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    TEST_MEASURES: measuresOf(name),
  })
}

function changedSources(): readonly string[] {
  const changed = [
    ...askGit(['diff', '--name-only', '-z', 'HEAD']),
    ...askGit(['ls-files', '--others', '--exclude-standard', '-z']),
  ]
  const testFiles = globSync(TEST_FILES, { cwd: root, exclude: ['**/node_modules/**'] })
  return relatedSources(changed, testFiles, (file) => readFileSync(join(root, file), 'utf8'))
}

/** Throws an `OperatorError` if git cannot be run. */
function askGit(args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new OperatorError(`git cannot say what has changed: ${stderr.trim()}`)
  return stdout.split('\0').filter((path) => path !== '')
}

function measuresOf(part: string): string {
  return join(measuresFolder, `${part}.json`)
}

/** A run may end too early, without a failed test. */
function measuresOfRun(part: string, code: number): readonly MeasuredFile[] {
  const file = measuresOf(part)
  // Written by `launch/testing/measure-reporter.ts`.
  const files = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MeasuredFile[]) : []
  const isUnsaid = code !== 0 && files.every(({ failures }) => failures.length === 0)
  return isUnsaid ? [...files, endedTooEarly(part)] : files
}

function endedTooEarly(part: string): MeasuredFile {
  const failures = [{ test: '(the whole part)', lines: ['vitest failed without naming a test'] }]
  return { file: `vitest (${part})`, ms: 0, passed: 0, failures }
}

async function timed<T>(name: string, work: () => Promise<T>) {
  const startedMs = performance.now()
  const value = await work()
  return { value, step: { name, ms: performance.now() - startedMs } }
}

/** The script may use the terminal, and Ctrl-C reaches it directly. */
function runScript(
  args: readonly string[],
  more: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  return runNode(args, { cwd: root, env: { ...process.env, ...more }, signal })
}
