/**
 * `npm run lighthouse [-- http://127.0.0.1:3000]` visits each page of a running site five times; its row is the
 * median. npx downloads the package when it is needed, because it has 176 MB with its dependencies (decision 025).
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const DEFAULT_ORIGIN = 'http://127.0.0.1:3000'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PATHS = [
  '/',
  '/now',
  '/program',
  '/program/map',
  '/timeline',
  '/events/the-waiting-hall',
  '/channel/what-the-second-curtain-saw',
  '/artists',
]
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024
const ATTEMPTS = 3
const VISITS = 5
const NO_START = 'NO_NAVSTART'

const execute = promisify(execFile)

interface Report {
  readonly runtimeError?: { readonly code: string; readonly message: string }
  readonly categories: Readonly<
    Record<string, { readonly score: number; readonly auditRefs: readonly AuditRef[] }>
  >
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >
}
interface AuditRef {
  readonly id: string
  readonly weight: number
}

const [origin = DEFAULT_ORIGIN] = process.argv.slice(2)
if (!(await answers(origin))) {
  console.error(
    `No site answers at ${origin}: start it with npm start, or name another after npm run lighthouse --`,
  )
  process.exit(1)
}
const missed: string[] = []
console.log(`| page | ${CATEGORIES.join(' | ')} | FCP | LCP | TBT | CLS |`)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
for (const path of PATHS) {
  const report = await medianVisit(origin + path)
  const scores = CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100))
  const timings = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map((id) => report.audits[id]?.displayValue ?? '')
  console.log(`| \`${path}\` | ${[...scores, ...timings].join(' | ')} |`)
  if (scores.some((score) => score < 100)) missed.push(`${path}: ${lost(report).join(', ')}`)
}
for (const line of missed) console.log(line)
process.exitCode = missed.length > 0 ? 1 : 0

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function medianVisit(url: string): Promise<Report> {
  const visits: Report[] = []
  for (let visit = 1; visit <= VISITS; visit += 1) visits.push(await audit(url))
  const byPerformance = visits.toSorted((a, b) => performanceOf(a) - performanceOf(b))
  const median = byPerformance[Math.floor(VISITS / 2)]
  if (!median) throw new Error(`${url} was not visited`)
  return median
}

function performanceOf(report: Report): number {
  return report.categories['performance']?.score ?? 0
}

/** Chromium sometimes does not record the start of the page; then Lighthouse runs again. */
async function audit(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await runLighthouse(url)
    const { runtimeError } = report
    if (!runtimeError) return report
    console.error(`${url} was not measured: ${runtimeError.message}`)
    if (runtimeError.code !== NO_START || attempt === ATTEMPTS) process.exit(1)
  }
}

/** Runs Lighthouse and returns its report, which exists also after a failure. Rejects when there is no report. */
async function runLighthouse(url: string): Promise<Report> {
  const flags = process.getuid?.() === 0 ? '--headless=new --no-sandbox' : '--headless=new'
  const { stdout } = await execute(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    {
      maxBuffer: MAX_OUTPUT_BYTES,
      env: { CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', ...process.env },
    },
  ).catch((error: unknown) => {
    if (isExit(error)) return error
    throw error
  })
  return JSON.parse(stdout) as Report
}

function isExit(error: unknown): error is Error & { readonly stdout: string } {
  if (!(error instanceof Error && 'code' in error && 'stdout' in error)) return false
  // The process has ended by itself and has printed something.
  return typeof error.code === 'number' && typeof error.stdout === 'string' && error.stdout !== ''
}

function lost({ categories, audits }: Report): readonly string[] {
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
}
