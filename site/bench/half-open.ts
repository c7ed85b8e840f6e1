import { connect, type Socket } from 'node:net'
import { withSite, type BenchDeps } from './site-on-answers.ts'
import { ms, type Figure } from './table.ts'
import { isInstalled } from './run.ts'
import { wrk } from './wrk.ts'

const CONNECTIONS = 10_000
const BATCH = 500
const LOAD_S = 3

/** What others notice of connections that begin a request and never end it, and when these are closed (spec/faults R12). */
export async function halfOpenFigures(deps: BenchDeps): Promise<Figure[]> {
  if (!(await isInstalled('wrk'))) return []
  return withSite(deps, async ({ origin, port }) => {
    const load = { url: `${origin}/program`, headers: { 'accept-encoding': 'br' } }
    await wrk({ ...load, seconds: LOAD_S })
    const quiet = await wrk({ ...load, seconds: LOAD_S })
    const open = await openAll(port)
    const busy = await wrk({ ...load, seconds: LOAD_S })
    const livedMs = Math.max(...(await Promise.all(open)))
    return [
      {
        id: 'R12',
        what: `p99 of others beside ${CONNECTIONS} half-open connections`,
        measured: `${ms(busy.p99Ms)}, quiet ${ms(quiet.p99Ms)}: ${(busy.p99Ms / quiet.p99Ms).toFixed(1)} ×`,
        goal: '≤ 2 ×',
      },
      { id: 'R12', what: 'the last of them closed', measured: ms(livedMs), goal: '≤ 15,000 ms' },
    ]
  })
}

/** For each connection how long it lives, in milliseconds. A batch is open before the next begins. */
async function openAll(port: number): Promise<Promise<number>[]> {
  const lives: Promise<number>[] = []
  while (lives.length < CONNECTIONS) {
    const batch = Array.from({ length: BATCH }, () => connect(port, '127.0.0.1'))
    lives.push(...batch.map(lifeMs))
    await Promise.all(batch.map(isOpen))
  }
  return lives
}

function isOpen(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.write('GET /program HTTP/1.1\r\nHost: festi')
      resolve()
    })
  })
}

function lifeMs(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now()
    // A reset is an end as well.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(performance.now() - start))
    socket.resume()
  })
}
