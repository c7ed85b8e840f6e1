import type { SiteProcess } from '../testing/site-process.ts'
import { builtSite } from './built-site.ts'
import { residentBytes } from './process-figures.ts'
import { isInstalled } from './run.ts'
import { withSite, type BenchDeps } from './site-on-answers.ts'
import { mb, ms, type Figure } from './table.ts'
import { wrk } from './wrk.ts'

const QUIET_S = 3
const POLL_MS = 20
const PAGE = '/program'
const ACKNOWLEDGEMENT = 'Another acknowledgement, which stands on every page.'

/** Every page is rendered again (spec/faults P3, R11). */
export async function rebuildFigures(deps: BenchDeps): Promise<Figure[]> {
  return [
    ...(await timeFigures(deps)),
    ...((await isInstalled('wrk')) ? [await visitorsFigure(deps)] : []),
  ]
}

function timeFigures({ manyAnswers: answers, folder }: BenchDeps): Promise<Figure[]> {
  return withSite({ answers, folder }, async (site, content) => {
    const paths = await pathsOf(answers)
    const startMs = performance.now()
    content.publish(withShell(answers))
    const seconds = ((await rebuiltMs(site, paths)) - startMs) / 1000
    const { peak } = await residentBytes(site.pid)
    return [
      {
        id: 'P3',
        what: 'every page rendered again, 2,000 pages',
        measured: `${seconds.toFixed(1)} s`,
        goal: '≤ 5 s',
      },
      { id: 'R11', what: 'peak memory, 2,000 pages', measured: mb(peak), goal: '≤ 256 MB' },
    ]
  })
}

async function visitorsFigure({ manyAnswers: answers, folder }: BenchDeps): Promise<Figure> {
  return withSite({ answers, folder }, async (site, content) => {
    const paths = await pathsOf(answers)
    const load = { url: site.origin + PAGE, headers: { 'accept-encoding': 'br' } }
    await wrk({ ...load, seconds: QUIET_S })
    const quiet = await wrk({ ...load, seconds: QUIET_S })
    content.publish(withShell(answers))
    const rebuilt = rebuiltMs(site, paths)
    const busy = await wrk({ ...load, seconds: QUIET_S })
    await rebuilt
    return {
      id: 'P3',
      what: 'p99 of visitors while every page is rendered',
      measured: `${ms(busy.p99Ms)}, quiet ${ms(quiet.p99Ms)}: ${(busy.p99Ms / quiet.p99Ms).toFixed(1)} ×`,
      goal: '≤ 30 ms',
    }
  })
}

/** The shell is on every page. */
function withShell(answers: BenchDeps['answers']): BenchDeps['answers'] {
  const global = answers['/global'] as object // an answer
  return { '/global': { ...global, acknowledgement_modal: ACKNOWLEDGEMENT } }
}

/** In the order in which the site renders them. */
async function pathsOf(answers: BenchDeps['answers']): Promise<readonly string[]> {
  return (await builtSite(answers)).paths.map(({ path }) => path)
}

/**
 * In `performance.now()`. The page that the site renders last is polled first, so that no other page is requested
 * while the site renders.
 */
async function rebuiltMs({ origin }: SiteProcess, paths: readonly string[]): Promise<number> {
  let lastMs = performance.now()
  for (const path of paths.toReversed()) {
    while (!(await (await fetch(origin + path)).text()).includes(ACKNOWLEDGEMENT)) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      lastMs = performance.now()
    }
  }
  return lastMs
}
