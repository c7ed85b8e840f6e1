import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { residentBytes } from './process-figures.ts'
import { isInstalled } from './run.ts'
import { withSite, type BenchDeps } from './site-on-answers.ts'
import { mb, type Figure } from './table.ts'
import { wrk } from './wrk.ts'

const SCRIPTS = [
  ['random-query.lua', 'random queries'],
  ['random-path.lua', 'random 404s'],
] as const
const ROUND_S = 5
/** The thread that renders has ended by then (`render-thread.ts`). */
const IDLE_AFTER_MS = 35_000

/** What random requests and 2,000 pages cost in memory (spec/faults R11, P19). */
export async function memoryFigures(deps: BenchDeps): Promise<Figure[]> {
  const idle = await withSite(deps, async ({ pid }) => {
    await setTimeout(IDLE_AFTER_MS)
    return (await residentBytes(pid)).now
  })
  const figures: Figure[] = [
    { id: 'P19', what: 'idle memory, demo edition', measured: mb(idle), goal: '≤ 120 MB' },
  ]
  return withSite({ ...deps, answers: deps.manyAnswers }, async (site) => {
    const hasWrk = await isInstalled('wrk')
    for (const [script, what] of hasWrk ? SCRIPTS : []) {
      const load = { url: site.origin, seconds: ROUND_S, script: join(import.meta.dirname, script) }
      await wrk({ ...load, seconds: 1 })
      const before = await site.memoryInUse()
      let requests = 0
      while (requests < deps.requests) requests += (await wrk(load)).requests
      const growth = (await site.memoryInUse()) - before
      figures.push({
        id: 'R11',
        what: `memory after ${requests} ${what}`,
        measured: `+ ${mb(growth)}`,
        goal: '≤ 32 MB',
      })
    }
    const { peak } = await residentBytes(site.pid)
    figures.push({
      id: 'R11',
      what: 'peak memory, 2,000 pages rendered and visited',
      measured: mb(peak),
      goal: '≤ 256 MB',
    })
    return figures
  })
}
