import { setTimeout as pause } from 'node:timers/promises'
import { startFestival, TOKEN, type Festival } from '../testing/festival.ts'
import { saveEvent, untilShown } from './edit-event.ts'
import { ms, percentile, type Figure } from './table.ts'

const SITES = 3

/**
 * People do not save faster: a form saves when nobody has typed for 0.8 s. So the pages that the previous save has
 * changed are rendered before the next save.
 */
const PAUSE_MS = 2_000

/** Each measured time may be this much too long. */
const ASK_AGAIN_MS = 4

const MEDIA_FILE = /\/media\/[\da-f]{16}-[\w.]+/g

interface Times {
  /** From the response to the save, which is sent after the transaction. */
  readonly afterSave: number
  /** From the request to save, as a person waits after the click. */
  readonly afterClick: number
  /** How long each answer of `Edits.asked` took. */
  readonly answered: readonly number[]
}

/** With real processes and the demo edition (spec/faults R5). */
export async function publishFigures(adminUrl: string, saves: number): Promise<Figure[]> {
  const festival = await startFestival({ adminUrl })
  try {
    await saveEvent(festival, { teaser: 'Before the first.' })
    const origins = [festival.origin]
    const text = await measure({ festival, origins, saves, field: 'teaser' })
    const title = await measure({ festival, origins, saves, field: 'title' })
    const asked = await contentAddresses(festival)
    const whileComposing = await measure({ festival, origins, saves, field: 'title', asked })
    while (origins.length < SITES) origins.push(await festival.addSite())
    const several = await measure({ festival, origins, saves, field: 'title' })
    return [
      ...figures({
        what: 'saved → visible, a text that no list shows',
        times: text.map(({ afterSave }) => afterSave),
        goals: ['≤ 120 ms', '≤ 400 ms'],
      }),
      ...figures({
        what: 'saved → visible, a title',
        times: title.map(({ afterSave }) => afterSave),
        goals: ['≤ 120 ms', '≤ 400 ms'],
      }),
      ...figures({
        what: `click → visible at the last of ${SITES} sites`,
        times: several.map(({ afterClick }) => afterClick),
        goals: ['≤ 300 ms', '≤ 1 s'],
      }),
      ...figures({
        what: 'content’s health, an answer and a file between click and visible',
        times: whileComposing.flatMap(({ answered }) => answered),
        goals: ['≤ 10 ms', '≤ 10 ms'],
      }),
    ]
  } finally {
    await festival.close()
  }
}

interface Edits {
  readonly festival: Festival
  readonly origins: readonly string[]
  readonly saves: number
  readonly field: 'title' | 'teaser'
  /** Requested again and again between click and visible. */
  readonly asked?: readonly Asked[]
}

interface Asked {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

async function contentAddresses({ contentUrl, answers }: Festival): Promise<Asked[]> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const files = JSON.stringify(await answers()).match(MEDIA_FILE) ?? []
  for (const file of new Set(files)) {
    const { status } = await fetch(`${contentUrl}${file}`, { headers })
    if (status === 200) {
      return ['/healthz', '/global', file].map((path) => ({ url: `${contentUrl}${path}`, headers }))
    }
  }
  throw new Error('The content service has no file of the demo')
}

interface Measured {
  readonly what: string
  readonly times: readonly number[]
  readonly goals: readonly [p50: string, p99: string]
}

function figures({ what, times, goals: [median, worst] }: Measured): Figure[] {
  const figure = (share: number, goal: string) => ({
    id: 'R5',
    what: `${what}, p${share * 100} of ${times.length}`,
    measured: ms(percentile(times, share)),
    goal,
  })
  return [figure(0.5, median), figure(0.99, worst)]
}

async function measure({ festival, origins, saves, field, asked = [] }: Edits): Promise<Times[]> {
  const times: Times[] = []
  for (let count = 0; count < saves; count += 1) {
    const text = `Text ${count} of the ${field} at ${origins.length}, by the bench.`
    const { answered, result } = await whileAsking(asked, async () => {
      const clicked = performance.now()
      await saveEvent(festival, { [field]: text })
      const saved = performance.now()
      await Promise.all(
        origins.map((origin) => untilShown(origin, text, { everyMs: ASK_AGAIN_MS })),
      )
      const shown = performance.now()
      return { afterSave: shown - saved, afterClick: shown - clicked }
    })
    times.push({ ...result, answered })
    await pause(PAUSE_MS)
  }
  return times
}

async function whileAsking<T>(
  addresses: readonly Asked[],
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly answered: readonly number[] }> {
  const answered: number[] = []
  const done = new AbortController()
  const asking = addresses.map(async ({ url, headers }) => {
    while (!done.signal.aborted) {
      const start = performance.now()
      await (await fetch(url, { headers })).arrayBuffer()
      answered.push(performance.now() - start)
      await pause(ASK_AGAIN_MS)
    }
  })
  const result = await work().finally(() => done.abort())
  await Promise.all(asking)
  return { result, answered }
}
