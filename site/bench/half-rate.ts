import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isInstalled } from './run.ts'
import { withSite, type BenchDeps } from './site-on-answers.ts'
import { ms, type Figure } from './table.ts'
import { wrk } from './wrk.ts'

const ROUND_S = 10
const CONNECTIONS = 64
const SCRIPT = join(import.meta.dirname, 'half-rate.lua')
const PAUSES = pathToFileURL(join(import.meta.dirname, '../testing/report-pauses.ts')).href

/** How visitors are served at half of the greatest rate, and how long the process pauses meanwhile (spec/faults P2). */
export async function halfRateFigures(deps: BenchDeps): Promise<Figure[]> {
  if (!(await isInstalled('wrk'))) return []
  const nodeOptions = `--import ${PAUSES}`
  return withSite({ ...deps, nodeOptions }, async (site) => {
    const load = {
      url: `${site.origin}/program`,
      headers: { 'accept-encoding': 'br' },
      connections: CONNECTIONS,
    }
    const { requestsPerS } = await wrk({ ...load, seconds: ROUND_S })
    await site.longestPauseMs()
    const half = await wrk({
      ...load,
      seconds: ROUND_S,
      script: SCRIPT,
      environment: { PAUSE_MS: String((CONNECTIONS * 2 * 1000) / requestsPerS) },
    })
    const rate = `${Math.round(half.requestsPerS)} of ${Math.round(requestsPerS)} requests/s`
    return [
      { id: 'P2', what: `p99 at ${rate}`, measured: ms(half.p99Ms), goal: '≤ 5 ms' },
      {
        id: 'P2',
        what: 'longest pause meanwhile',
        measured: ms(await site.longestPauseMs()),
        goal: '≤ 10 ms',
      },
    ]
  })
}
