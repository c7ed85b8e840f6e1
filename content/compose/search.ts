import { dayOf } from 'contract/rules/local-time.ts'
import type { WireOf } from 'contract/answers/keys.ts'
import type { EventStub } from 'contract/answers/stubs.ts'
import { eventStanding, takesPlace } from 'contract/rules/state-now.ts'
import { yearOfName } from 'contract/rules/year-prefix.ts'
import type { Records } from './records.ts'
import { yearOf } from './program-stubs.ts'
import type { Stubs } from './stub-types.ts'

type Row = WireOf<'/search'>['rows'][number]

const NO_YEAR = 0

/** `/search`: a row for each record, by type, title and id, so that equal content gives equal bytes. */
export function composeSearch(records: Records, stubs: Stubs): WireOf<'/search'> {
  const rows = [...programRows(records, stubs), ...storyRows(records, stubs), ...pageRows(records)]
  return { rows: rows.toSorted((a, b) => compare([a[0], a[4], a[1]], [b[0], b[4], b[1]])) }
}

interface Found {
  readonly type: Row[0]
  readonly id: string | undefined
  /** The slug, or the name of a page. */
  readonly name: string | undefined
  readonly year?: number | undefined
  readonly title: string
  readonly detail?: string | undefined
  readonly tags?: readonly string[] | undefined
  readonly when?: string | undefined
}

function row({
  type,
  id = '',
  name = '',
  year = NO_YEAR,
  title,
  detail = '',
  tags = [],
  when = '',
}: Found): Row {
  return [type, id, name, year, title, detail, tags.join(' '), when]
}

function programRows(records: Records, stubs: Stubs): Row[] {
  return [
    ...records.events.values().flatMap(({ id: record, teaser, tags }) => {
      const event = stubs.event(record)
      if (!event) return []
      const { id, slug, year, title, artists } = event
      const detail = artists.map(({ name }) => name).join(', ') || teaser
      return [
        row({ type: 'event', id, name: slug, year, title, detail, tags, when: whenOf(event) }),
      ]
    }),
    ...records.artists
      .values()
      .map(({ code, slug, name, countries = [] }) =>
        row({ type: 'artist', id: code, name: slug, title: name, detail: countries.join(', ') }),
      ),
    ...records.venues
      .values()
      .map(({ code, slug, name, address }) =>
        row({ type: 'venue', id: code, name: slug, title: name, detail: address?.suburb }),
      ),
    ...records.guides.values().map((guide) => {
      const { code, slug, title, intro, mode } = guide
      const year = yearOf(records, guide)
      return row({ type: 'guide', id: code, name: slug, year, title, detail: intro, tags: [mode] })
    }),
  ]
}

/** The days of an event, or the reason why it has none. */
function whenOf(event: Pick<EventStub, 'dates' | 'sessions' | 'status'>): string | undefined {
  const { dates, sessions } = event
  const standing = eventStanding(event)
  if (!takesPlace(standing)) return standing
  const days = dates ? [dates.start, dates.end] : sessions.map(({ start }) => dayOf(start))
  const [first] = days
  return first === undefined ? undefined : `${first}/${days.at(-1)}`
}

function storyRows(records: Records, stubs: Stubs): Row[] {
  return [
    ...stubs
      .articles(records.articles.keys())
      .map(({ id, slug, year, title, standfirst, tags }) =>
        row({ type: 'article', id, name: slug, year, title, detail: standfirst, tags }),
      ),
    ...records.participate
      .values()
      .map(({ code, slug, title, summary, kind }) =>
        row({ type: 'participate', id: code, name: slug, title, detail: summary, tags: [kind] }),
      ),
    ...records['past-festivals']
      .values()
      .map(({ code, slug, order_year: year, title, summary }) =>
        row({ type: 'festival', id: code, name: slug, year, title, detail: summary }),
      ),
  ]
}

function pageRows(records: Records): Row[] {
  return [
    ...records.pages
      .values()
      .filter(({ listed }) => listed !== false)
      .map(({ code, name, title, standfirst }) =>
        row({ type: 'page', id: code, name, year: yearOfName(name), title, detail: standfirst }),
      ),
    ...records.strands
      .values()
      .map(({ code, name, title, intro }) =>
        row({ type: 'page', id: code, name, year: yearOfName(name), title, detail: intro }),
      ),
  ]
}

function compare(a: readonly string[], b: readonly string[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] ?? ''
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}
