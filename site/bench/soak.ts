import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { MEASURED, memoryOf } from '../testing/ask-child.ts'
import type { Child } from '../testing/child.ts'
import { createFaultProxy } from '../testing/fault-proxy.ts'
import { startFestival } from '../testing/festival.ts'
import { freePort } from '../testing/free-port.ts'
import { saveEvent, untilShown } from './edit-event.ts'
import { everyPath } from './every-path.ts'
import type { BenchDeps } from './site-on-answers.ts'
import { SOAK_FAULTS, type Fault, type FaultDeps } from './soak-faults.ts'
import type { Figure } from './table.ts'
import { wrk, type Load } from './wrk.ts'

const ROUND_S = 50
/** So few that publishing gets a share of the CPU. */
const CONNECTIONS = 2
const FAULT_MS = 10_000
/** After this time unused connections have been closed. */
const REST_MS = 10_000
const MINUTE_MS = 60_000
const SHOWN_WITHIN_MS = 2 * MINUTE_MS
const POLL_MS = 50
/** A line through fewer samples says nothing. */
const LEAST_SAMPLES = 3
/** Caches fill during the first share of a run. */
const WARM_UP = 1 / 6

/** While the process is idle. */
interface Sample {
  readonly minutes: number
  /** Heap and buffers, in megabytes. */
  readonly memoryMb: number
  readonly files: number
}

/**
 * Visitors, a fault in every round, and edits (spec/faults R19). Rejects when a visitor gets another status than 200,
 * or when the last edit of a round is not shown.
 */
export async function soakFigures(
  { folder, minutes }: Pick<BenchDeps, 'folder'> & { readonly minutes: number },
  adminUrl: string,
): Promise<Figure[]> {
  if (!(minutes > 0)) throw new Error('How many minutes?')
  const port = await freePort()
  const proxy = await createFaultProxy({ target: port, seed: 1 })
  try {
    const url = `http://127.0.0.1:${proxy.port}`
    const contentAt = { port, url }
    const festival = await startFestival({ adminUrl, contentAt, nodeOptions: MEASURED })
    try {
      return await soak({ festival, proxy }, await everyPath(festival, folder), minutes)
    } finally {
      await festival.close()
    }
  } finally {
    await proxy.close()
  }
}

async function soak(
  deps: FaultDeps,
  load: Omit<Load, 'seconds'>,
  minutes: number,
): Promise<Figure[]> {
  const { festival } = deps
  const samples: Record<'site' | 'content', Sample[]> = { site: [], content: [] }
  const startMs = performance.now()
  const sinceMinutes = () => (performance.now() - startMs) / MINUTE_MS
  let requests = 0
  for (const [name, fault] of inTurn(Object.entries(SOAK_FAULTS))) {
    const visits = wrk({ ...load, connections: CONNECTIONS, seconds: ROUND_S })
    const events = causeFault(fault, deps, name)
    // When one of the two has failed, the other may still run.
    await Promise.allSettled([visits, events])
    await events
    requests += (await visits).requests
    await wait(REST_MS)
    samples.site.push(await sample(festival.site(), sinceMinutes()))
    samples.content.push(await sample(festival.content(), sinceMinutes()))
    console.error(line(name, samples))
    if (sinceMinutes() >= minutes && samples.site.length >= LEAST_SAMPLES) break
  }
  return [
    {
      id: 'R19',
      what: `not answered 200, of ${requests} in ${Math.round(sinceMinutes())} minutes`,
      // A larger number has ended the run with an error.
      measured: '0',
      goal: '0',
    },
    ...figuresOf('site', samples.site),
    ...figuresOf('content service', samples.content),
  ]
}

function* inTurn<Item>(items: readonly Item[]): Generator<Item> {
  for (;;) yield* items
}

async function causeFault(fault: Fault, deps: FaultDeps, name: string): Promise<void> {
  const end = await fault(deps)
  await saveEvent(deps.festival, { teaser: `Meanwhile: ${name}` })
  await wait(FAULT_MS)
  await end()
  const teaser = `After ${Date.now()}: ${name}`
  await saveEvent(deps.festival, { teaser })
  await untilShown(deps.festival.origin, teaser, { everyMs: POLL_MS, withinMs: SHOWN_WITHIN_MS })
}

async function sample(child: Child, minutes: number): Promise<Sample> {
  const files = (await readdir(`/proc/${child.pid}/fd`)).length
  return { minutes, memoryMb: (await memoryOf(child)) / 1e6, files }
}

function line(
  fault: string,
  { site, content }: Readonly<Record<'site' | 'content', Sample[]>>,
): string {
  const say = ({ memoryMb, files }: Sample) => `${memoryMb.toFixed(1)} MB, ${files} descriptors`
  const last = [site.at(-1), content.at(-1)].map((each) => (each ? say(each) : '')).join('; ')
  return `${site.at(-1)?.minutes.toFixed(0)} min, ${fault}: ${last}`
}

function figuresOf(who: string, samples: readonly Sample[]): Figure[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP))
  const files = warm.map((each) => each.files)
  return [
    {
      id: 'R19',
      what: `${who}: memory in 10 minutes`,
      measured: `${(slope(warm) * 10).toFixed(2)} MB`,
      goal: '< 1 MB',
    },
    {
      id: 'R19',
      what: `${who}: descriptors`,
      measured: `${Math.min(...files)} to ${Math.max(...files)}`,
      goal: 'constant',
    },
  ]
}

/** In megabytes per minute, by least squares. */
function slope(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, each) => sum + each, 0) / values.length
  const minutes = mean(samples.map((each) => each.minutes))
  const memoryMb = mean(samples.map((each) => each.memoryMb))
  const products = samples.map((each) => (each.minutes - minutes) * (each.memoryMb - memoryMb))
  const squares = samples.map((each) => (each.minutes - minutes) ** 2)
  return mean(products) / mean(squares)
}
