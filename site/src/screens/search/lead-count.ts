import type { Edition } from 'contract/answers/year.ts'
import { PROGRAM, VENUES } from '../../lists/lists.ts'
import { narrowList } from '../../lists/narrow-list.ts'
import { placeEventFacts } from '../../lists/program-facts.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { countLine, countRows } from '../../lists/result-line.ts'
import type { Lead } from '../../search/intents.ts'
import { parseQuery } from '../../urls/query.ts'
import { countText, joinCounts } from '../../views/count-text.ts'
import { editionContext } from '../../views/edition.ts'
import { eventsAt } from '../../views/events-at.ts'
import { isTonight } from '../../views/now-view.ts'
import type { ProgramItemView } from '../../views/program-item.ts'
import { loadProgramView } from '../../views/program-view.ts'
import type { LoadArgs } from '../../views/screen.ts'

/**
 * Such as "12 exhibitions, 3 events", counted as in the list that the lead leads to. Undefined for a lead to a page
 * without a count.
 */
export function leadCount(args: LoadArgs, edition: Edition, { href }: Lead): string | undefined {
  const [path = '', search = ''] = href.replace(/#.*/, '').split('?')
  const [, screen, type] = path.split('/')
  if (screen === 'program') return programCount(args, edition, { path, search, type })
  if (screen === 'now') return tonightCount(args, edition, { path, search })
  if (screen !== 'venues') return undefined
  const { content, moment } = args
  const context = editionContext(content, edition, moment)
  const venues = content.get(`/years/${edition.year}/venues`)?.venues ?? []
  const events = content.get(`/years/${edition.year}/program`)?.events ?? []
  const items = venues.map((venue) => ({
    precinct: venue.precinct,
    accessCodes: venue.access,
    on: eventsAt(venue, events, context).map((item) => placeEventFacts(item, venue.access)),
  }))
  const query = parseQuery(grammarOf('venues'), search)
  return countLine(VENUES, [narrowList(VENUES, { items, query, context: {}, path }).items.length])
}

interface Address {
  readonly path: string
  readonly search: string
}

function programCount(
  args: LoadArgs,
  edition: Edition,
  { path, search, type }: Address & { readonly type: string | undefined },
): string {
  const { items, context } = loadProgramView(args, edition, type)
  const query = parseQuery(grammarOf('program'), search)
  return countItems(narrowList(PROGRAM, { items, query, context, path }).items, items)
}

function tonightCount(args: LoadArgs, edition: Edition, { path, search }: Address): string {
  const query = parseQuery(grammarOf('now'), search)
  const { items: all, context } = loadProgramView(args, edition, query['type'])
  const timed = all.filter(({ kind }) => kind === 'timed')
  const items = timed.flatMap((item) => {
    const sessions = item.sessions.filter(
      ({ now }) => now && isTonight(now, context.today, edition.zone),
    )
    return sessions.length > 0 ? [{ ...item, sessions }] : []
  })
  return countItems(narrowList(PROGRAM, { items, query, context, path }).items, timed)
}

/** If nothing is left, the text names the kinds of all the items: "0 exhibitions". */
function countItems(left: readonly ProgramItemView[], all: readonly ProgramItemView[]): string {
  const [kept = [], had = []] = [left, all].map((items) =>
    countRows(PROGRAM, items.map(PROGRAM.facts)),
  )
  const texts = PROGRAM.kinds.map(({ noun }, index) => countText(noun, kept[index] ?? 0))
  return joinCounts(texts, left.length > 0 ? kept : had)
}
