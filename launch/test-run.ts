/** `npm test` once Node 26 is there: Chromium, the checks, the build, and the tests of each part. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { relatedSources } from './changed-tests.ts'
import { ensureChromium } from './chromium.ts'
import { LONG_TEST_FILES } from './long-test-files.ts'
import { exitWith } from './operator-error.mjs'
import { createProgress } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { runNode } from './run-node.ts'
import { ensureSiteBuilt } from './site-build.ts'
import { planTests, type TestPart, type TestPlan } from './test-plan.ts'
import { reportLines, type MeasuredFile, type MeasuredPart } from './test-report.ts'

const NEEDS_CHROMIUM: readonly string[] = ['browser', 'studio']
const TEST_FILES = '{contract,content,site,studio,launch}/**/*.test.{ts,tsx}'

const root = fileURLToPath(new URL('..', import.meta.url))
const stopping = new AbortController()
const { signal } = stopping
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stopping.abort())
const measuresFolder = mkdtempSync(join(tmpdir(), 'festival-measures-'))
process.once('exit', () => rmSync(measuresFolder, { recursive: true }))

try {
  process.exit(await runPlan(planTests(process.argv.slice(2))))
} catch (error) {
  exitWith(error)
}

/** All parts, also after one that fails; the totals are the last line. Returns the exit code. */
async function runPlan(plan: TestPlan): Promise<number> {
  const progress = createProgress(process.stdout)
  const needsChromium = plan.parts.some(({ projects }) =>
    projects.some((project) => NEEDS_CHROMIUM.includes(project)),
  )
  const chromiumPath = needsChromium
    ? await ensureChromium({
        environment: process.env,
        isRoot: process.getuid?.() === 0,
        progress,
        signal,
      })
    : undefined
  const checks = await timed('checks', () =>
    plan.checks ? runScript([join('launch', 'check.ts')]) : Promise.resolve(0),
  )
  if (checks.value !== 0) return checks.value
  const build = await timed('build', () => ensureSiteBuilt({ root, progress, signal }))

  const before = [checks.step, build.step]
  let worst = 0
  const parts: MeasuredPart[] = []
  for (const part of plan.parts) {
    const tests = await timed('tests', () => runPart(part, plan, chromiumPath))
    if (signal.aborted) return 1
    worst ||= tests.value
    parts.push({ name: part.name, steps: [...before.splice(0), tests.step] })
  }
  const files = plan.parts.flatMap(({ name }) => readMeasures(name))
  // A run that ended before it could say anything counts as one failure.
  const failed = worst !== 0 && files.every((file) => file.failed === 0)
  const unsaid = failed ? [{ file: 'vitest', ms: 0, passed: 0, failed: 1 }] : []
  const report = { parts, files: [...files, ...unsaid], longFiles: LONG_TEST_FILES }
  for (const line of reportLines(report)) console.log(line)
  return worst
}

async function runPart(
  { name, projects }: TestPart,
  { onlyChanged, args }: TestPlan,
  chromiumPath: string | undefined,
): Promise<number> {
  const chosen = projects.flatMap((project) => ['--project', project])
  const command = onlyChanged ? ['related', '--run', ...(await changedSources())] : ['run']
  return runScript([join('node_modules', 'vitest', 'vitest.mjs'), ...command, ...chosen, ...args], {
    CHROMIUM_PATH: chromiumPath,
    TEST_MEASURES: measuresOf(name),
  })
}

/** What git names as changed since the last commit, and what that can affect beyond imports. */
async function changedSources(): Promise<readonly string[]> {
  const changed: string[] = []
  for (const args of [
    ['diff', '--name-only', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ]) {
    await runCommand('git', args, { cwd: root, signal, onLine: (line) => changed.push(line) })
  }
  const testFiles = globSync(TEST_FILES, { cwd: root, exclude: ['**/node_modules/**'] })
  return relatedSources(changed, testFiles, (file) => readFileSync(join(root, file), 'utf8'))
}

function measuresOf(part: string): string {
  return join(measuresFolder, `${part}.json`)
}

function readMeasures(part: string): readonly MeasuredFile[] {
  const file = measuresOf(part)
  // Written by our own reporter (`launch/testing/measure-reporter.ts`).
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MeasuredFile[]) : []
}

async function timed<T>(name: string, work: () => Promise<T>) {
  const startedMs = performance.now()
  const value = await work()
  return { value, step: { name, ms: performance.now() - startedMs } }
}

/** A script on this Node in the foreground: Ctrl-C reaches it by itself, and it may use the terminal. */
function runScript(
  args: readonly string[],
  more: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  return runNode(args, { cwd: root, env: { ...process.env, ...more }, signal })
}
