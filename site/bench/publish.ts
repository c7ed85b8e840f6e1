import { startFestival, type Festival } from '../testing/festival.ts'
import { saveEvent, untilShown } from './edit-event.ts'
import { ms, percentile, type Figure } from './table.ts'

/** Number of sites that follow one content service, all on this machine. */
const SITES = 3

/**
 * The time between two saves. People do not save faster: a form saves when nobody has typed for 0.8 s. So the pages
 * that the previous save has changed are rendered before the next save.
 */
const PAUSE_MS = 2_000

/** Each measured time may be this much too long, because the page is requested only this often. */
const ASK_AGAIN_MS = 4

/** The durations of one save, in milliseconds. */
interface Times {
  /** From the response to the save, which is sent after the transaction, until the page shows the change. */
  readonly afterSave: number
  /** From the request to save, as a person waits after the click, until the page shows the change. */
  readonly afterClick: number
}

/**
 * Measures the time from a save in the studio's API until the page shows it, with real processes and the demo edition
 * (spec/faults R5).
 */
export async function publishFigures(adminUrl: string, saves: number): Promise<Figure[]> {
  const festival = await startFestival({ adminUrl })
  try {
    await saveEvent(festival, { teaser: 'Before the first.' })
    const origins = [festival.origin]
    const text = await measure({ festival, origins, saves, field: 'teaser' })
    const [title, answered] = await whileAsking(festival.contentUrl, () =>
      measure({ festival, origins, saves, field: 'title' }),
    )
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
        what: 'content’s /healthz while it composes',
        times: answered,
        goals: ['≤ 10 ms', '≤ 10 ms'],
      }),
    ]
  } finally {
    await festival.close()
  }
}

/** Saves of one field of an event, and the sites that must show them. */
interface Edits {
  readonly festival: Festival
  readonly origins: readonly string[]
  readonly saves: number
  readonly field: 'title' | 'teaser'
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

async function measure({ festival, origins, saves, field }: Edits): Promise<Times[]> {
  const times: Times[] = []
  for (let count = 0; count < saves; count += 1) {
    const text = `Text ${count} of the ${field} at ${origins.length}, by the bench.`
    const clicked = performance.now()
    await saveEvent(festival, { [field]: text })
    const saved = performance.now()
    await Promise.all(origins.map((origin) => untilShown(origin, text, { everyMs: ASK_AGAIN_MS })))
    const shown = performance.now()
    times.push({ afterSave: shown - saved, afterClick: shown - clicked })
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

/**
 * Does `work`, and meanwhile asks the content service for its health again and again. Returns the result of `work` and
 * how long each answer took, in milliseconds.
 */
async function whileAsking<T>(contentUrl: string, work: () => Promise<T>): Promise<[T, number[]]> {
  const times: number[] = []
  const done = new AbortController()
  const asking = (async () => {
    while (!done.signal.aborted) {
      const asked = performance.now()
      await (await fetch(`${contentUrl}/healthz`)).text()
      times.push(performance.now() - asked)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  const result = await work().finally(() => done.abort())
  await asking
  return [result, times]
}
