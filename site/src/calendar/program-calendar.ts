import type { Moment } from 'contract/rules/moment.ts'
import type { Edition } from 'contract/answers/year.ts'
import { chosenOf } from '../lists/list.ts'
import { PROGRAM } from '../lists/lists.ts'
import { narrowList } from '../lists/narrow-list.ts'
import { chosenWords } from '../lists/result-line.ts'
import type { Query } from '../urls/query.ts'
import { screenEdition } from '../views/edition.ts'
import { loadProgramView } from '../views/program-view.ts'
import { entriesOf, type EntrySource } from './event-entries.ts'
import type { CalendarSource } from './calendar-text.ts'

/**
 * Filtered like the program (spec/behaviour §34.5); undefined while there is no current edition. Has exhibitions only
 * when a type is asked for: fifty spans of three weeks would hide the talks of every day.
 */
export function programCalendar(
  query: Query,
  source: EntrySource & { readonly moment: Moment },
): Omit<CalendarSource, 'url'> | undefined {
  const { content, moment } = source
  const edition = screenEdition({ content, meta: {} })
  if (!edition) return undefined
  const { type, ...filters } = query
  const args = { content, moment, params: {}, query: filters, meta: {} }
  const { items, context } = loadProgramView(args, edition, type)
  const offered = type === undefined ? items.filter(({ kind }) => kind === 'timed') : items
  const left = narrowList(PROGRAM, { items: offered, query: filters, context, path: '' }).items
  const codes = left.flatMap(({ kind, event, sessions }) =>
    kind === 'timed' ? sessions.map(({ id }) => id) : [event.id],
  )
  const words = chosenWords(PROGRAM, chosenOf(PROGRAM, filters, context))
  const listed = new Set(left.map(({ event }) => event.id))
  const events = content.get(`/years/${edition.year}/program`)?.events ?? []
  return {
    name: [nameOf(edition, type), ...words].join(', '),
    entries: entriesOf(
      events.filter(({ id }) => listed.has(id)),
      new Set(codes),
      source,
    ),
  }
}

/** "Parallax 2026", "Parallax 2026: Talks" */
function nameOf({ name, types }: Edition, type: string | undefined): string {
  const title = types.find(({ key }) => key === type)?.title
  return title === undefined ? name : `${name}: ${title}`
}
