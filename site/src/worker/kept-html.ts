import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { asOfText, factsOf } from '../keeping/kept-document.ts'
import { KEPT_LIST, KEPT_MARKS } from '../keeping/not-kept-marks.ts'
import type { KeptPage } from './kept.ts'

/** The place above the main content where a page has its alerts. */
const ALERTS = /<div id="alerts"[^>]*>/
/** The most pages in the list. A judgement: a longer list would be a history. */
const MAX_OFFERED = 30
const UNAVAILABLE = { status: 503, statusText: 'Service Unavailable' }

/**
 * A line, heading or word that says a current state. Its attributes have the instants at which the state changes
 * (`ui/now-line.tsx`, `views/hours-view.ts`) and, on pages with few rows, the later texts (`views/words-to-come.ts`).
 */
const NOW_LINE = /<(p|strong|span|h2|h3)( [^>]*data-(?:from|until|next)="[^>]*)>(.*?)<\/\1>/gs
const INSTANTS = /data-(?:from|until)="(\d+)"/g
const WORDS_TO_COME = /data-next="([^"]*)"/
/** What marks today on the timeline: two attributes, and the line for the present, a separate element. */
const TODAY_MARKS =
  /<path[^>]* data-today="true"[^>]*><\/path>| data-today="true"| aria-current="date"/g
/** How far the festival's clock is ahead of the device's, as the settings of the page say. */
const CLOCK_OFFSET = /&quot;clockOffsetMs&quot;:(-?\d+)/
/** The festival's zone; the settings of the page do not have it if it is the default one. */
const ZONE = /&quot;zone&quot;:&quot;([^&]+)/

/**
 * Adds to the alerts of a kept page the time at which the page was current. A line with a current state gets the text
 * for the present time, if the page has that text. Otherwise a line that is out of date, such as "Open until 5pm" in
 * the evening, is marked "At that time". On another day the page no longer marks its own day as today (spec/behaviour
 * §35.2).
 */
export async function withTime(response: Response, now: number): Promise<Response> {
  const facts = factsOf(response)
  const html = await response.text()
  const asOf = facts ? `As of ${asOfText(facts, now)}. ` : ''
  const line = `<p data-kept="">${asOf}The site could not be reached.</p>`
  const clockOffset = Number(CLOCK_OFFSET.exec(html)?.[1] ?? 0)
  const festivalNow = now + clockOffset
  const zone = ZONE.exec(html)?.[1] ?? DEFAULT_ZONE
  const isOtherDay =
    facts !== undefined &&
    dateText(facts.keptAt + clockOffset, zone) !== dateText(festivalNow, zone)
  return new Response(
    (isOtherDay ? html.replaceAll(TODAY_MARKS, '') : html)
      .replace(ALERTS, (alerts) => alerts + line)
      .replace(NOW_LINE, (_, tag: string, attributes: string, words: string) => {
        const text = wordsAt(festivalNow, { attributes, words, isOtherDay })
        return `<${tag}${attributes}>${text}</${tag}>`
      }),
    { headers: response.headers },
  )
}

interface NowLine {
  readonly attributes: string
  readonly words: string
  /** Whether the day at which the page was kept is over. */
  readonly isOtherDay: boolean
}

/** Without a text for the present time, a line that may be out of date is the old text after "At that time". */
function wordsAt(now: number, { attributes, words, isOtherDay }: NowLine): string {
  const coming = WORDS_TO_COME.exec(attributes)?.[1]?.split('|') ?? []
  const last = coming.findLast((each) => Number.parseInt(each, 10) <= now)
  const known = last?.slice(last.indexOf(' ') + 1)
  if (known) return known
  const instants = [...attributes.matchAll(INSTANTS)].map(([, instant]) => Number(instant))
  const isOver = last !== undefined || instants.some((instant) => instant <= now)
  // On another day "tomorrow" has another meaning, even if nothing has opened or begun since.
  const isMisread = coming.length === 0 && isOtherDay && /tomorrow/i.test(words)
  return isOver || isMisread ? `At that time: ${words}` : words
}

/** Returns the day in a time zone, as text to compare. */
function dateText(instantMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', { timeZone }).format(instantMs)
}

export interface NotKept {
  /** The build's page "No connection"; undefined if not even that page is kept. */
  readonly template: Response | undefined
  readonly kept: readonly KeptPage[]
  readonly now: number
}

/** Returns the page "No connection" (503), with links to the kept pages. */
export async function notKeptPage({ template, kept, now }: NotKept): Promise<Response> {
  if (!template) return Response.error()
  const pages = onePerPath(kept).slice(0, MAX_OFFERED)
  const html = (await template.text()).replace(KEPT_LIST, (list, item: string) => {
    if (pages.length === 0) return ''
    return list.replace(item, () => pages.map((page) => itemOf(page, item, now)).join(''))
  })
  return new Response(html, { ...UNAVAILABLE, headers: template.headers })
}

/** The page without a query if it is kept, else the newest. */
function onePerPath(kept: readonly KeptPage[]): readonly KeptPage[] {
  const byPath = new Map<string, KeptPage>()
  for (const page of kept) {
    const [path = ''] = page.href.split('?')
    if (page.href === path || !byPath.has(path)) byPath.set(path, page)
  }
  return [...byPath.values()]
}

/** The title is HTML already, so only the other values are escaped. */
function itemOf({ href, facts }: KeptPage, item: string, now: number): string {
  return item
    .replace(KEPT_MARKS.href, () => href.replaceAll('&', '&amp;'))
    .replace(KEPT_MARKS.title, () => facts.title)
    .replace(KEPT_MARKS.asOf, () => asOfText(facts, now))
}
