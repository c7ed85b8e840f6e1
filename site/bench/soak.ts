import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { MEASURED, memoryOf } from '../testing/child-memory.ts'
import type { Child } from '../testing/child.ts'
import { createFaultProxy } from '../testing/fault-proxy.ts'
import { startFestival, type Festival } from '../testing/festival.ts'
import { saveTeaser, showsTeaser } from './edit-teaser.ts'
import { everyPath, type BenchDatabase } from './outage.ts'
import type { BenchDeps } from './site-on-answers.ts'
import { SOAK_FAULTS, type FaultDeps } from './soak-faults.ts'
import type { Figure } from './table.ts'
import { wrk, type Load } from './wrk.ts'

const ROUND_S = 50
/** Each waits for its answer, so that publishing has a share of the machine. */
const CONNECTIONS = 2
const FAULT_MS = 10_000
/** Connections that nobody needs any more are closed by then. */
const REST_MS = 10_000
const MINUTE_MS = 60_000
const SHOWN_WITHIN_MS = 2 * MINUTE_MS
const POLL_MS = 50
/** What fills once, fills in the first of so many parts. */
const WARM_UP = 1 / 6

/** What a process holds at rest. */
interface Sample {
  /** Since the run began. */
  readonly minutes: number
  readonly heapMb: number
  /** Open descriptors. */
  readonly files: number
}

/**
 * A long run of the whole festival: visitors, something that goes wrong in every round, and edits meanwhile and after it
 * (R19). Rejects when a visitor is not answered 200, or an edit not shown.
 */
export async function soakFigures(
  { folder, minutes }: Pick<BenchDeps, 'folder'> & { readonly minutes: number },
  { url: adminUrl }: BenchDatabase,
): Promise<Figure[]> {
  let proxy: FaultDeps['proxy'] | undefined
  const festival = await startFestival({
    adminUrl,
    nodeOptions: MEASURED,
    async contentUrlFor(target) {
      proxy = await createFaultProxy({ target, seed: 1 })
      return `http://127.0.0.1:${proxy.port}`
    },
  })
  if (!proxy) throw new Error('The site was started without the proxy')
  try {
    return await soak({ festival, proxy }, await everyPath(festival, folder), minutes)
  } finally {
    await festival.close()
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
  const names = Object.keys(SOAK_FAULTS)
  const startMs = performance.now()
  let requests = 0
  for (let round = 0; performance.now() - startMs < minutes * MINUTE_MS; round += 1) {
    const name = names[round % names.length] ?? ''
    const visits = wrk({ ...load, connections: CONNECTIONS, seconds: ROUND_S })
    await Promise.all([visits, befall(name, deps, round)])
    requests += (await visits).requests
    await wait(REST_MS)
    const sinceMinutes = (performance.now() - startMs) / MINUTE_MS
    samples.site.push(await sample(festival.site(), sinceMinutes))
    samples.content.push(await sample(festival.content(), sinceMinutes))
    console.error(line(name, samples))
  }
  return [
    {
      id: 'R19',
      what: `not answered 200, of ${requests} in ${minutes} minutes`,
      // Any other number has ended the part.
      measured: '0',
      goal: '0',
    },
    ...figuresOf('site', samples.site),
    ...figuresOf('content service', samples.content),
  ]
}

/** Something goes wrong and is over; what is edited meanwhile and afterwards is shown in the end. */
async function befall(name: string, deps: FaultDeps, round: number): Promise<void> {
  const end = await SOAK_FAULTS[name]?.(deps)
  await saveTeaser(deps.festival, `Meanwhile, in round ${round}`)
  await wait(FAULT_MS)
  await end?.()
  const teaser = `After round ${round}`
  await saveTeaser(deps.festival, teaser)
  await untilShown(deps.festival, teaser, name)
}

async function untilShown(festival: Festival, teaser: string, after: string): Promise<void> {
  const deadlineMs = performance.now() + SHOWN_WITHIN_MS
  while (!(await showsTeaser(festival, teaser))) {
    if (performance.now() > deadlineMs)
      throw new Error(`What was saved is not shown after: ${after}`)
    await wait(POLL_MS)
  }
}

async function sample(child: Child, minutes: number): Promise<Sample> {
  const files = (await readdir(`/proc/${child.pid}/fd`)).length
  return { minutes, heapMb: (await memoryOf(child)) / 1e6, files }
}

function line(
  fault: string,
  { site, content }: Readonly<Record<'site' | 'content', Sample[]>>,
): string {
  const say = ({ heapMb, files }: Sample) => `${heapMb.toFixed(1)} MB, ${files} descriptors`
  const last = [site.at(-1), content.at(-1)].map((each) => (each ? say(each) : '')).join('; ')
  return `${site.at(-1)?.minutes.toFixed(0)} min, ${fault}: ${last}`
}

function figuresOf(who: string, samples: readonly Sample[]): Figure[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP))
  const files = warm.map((each) => each.files)
  return [
    {
      id: 'R19',
      what: `${who}: heap in 10 minutes`,
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

/** Megabytes a minute, by least squares. */
function slope(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, each) => sum + each, 0) / values.length
  const minutes = mean(samples.map((each) => each.minutes))
  const heapMb = mean(samples.map((each) => each.heapMb))
  const products = samples.map((each) => (each.minutes - minutes) * (each.heapMb - heapMb))
  const squares = samples.map((each) => (each.minutes - minutes) ** 2)
  return mean(products) / mean(squares)
}
