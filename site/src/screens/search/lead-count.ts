import type { Edition } from 'contract/answers/year.ts'
import { PROGRAM, VENUES } from '../../lists/lists.ts'
import { narrowList } from '../../lists/narrow-list.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { countLine, countRows } from '../../lists/result-line.ts'
import type { Lead } from '../../search/intents.ts'
import { parseQuery } from '../../urls/query.ts'
import { hoursContext } from '../../views/hours-view.ts'
import { loadProgramView } from '../../views/program-view.ts'
import type { LoadArgs } from '../../views/screen.ts'
import { openVenueItemView } from '../../views/venue-item.ts'

/** How much a lead leads to, "12 exhibitions, 3 events", as its list counts it; undefined for a page that is not counted. */
export function leadCount(args: LoadArgs, edition: Edition, { href }: Lead): string | undefined {
  const [path = '', search] = href.split('?')
  const [, screen, type] = path.split('/')
  if (screen === 'program') {
    const { items, context } = loadProgramView(args, edition, type)
    const query = parseQuery(grammarOf('program'), search ?? '')
    const left = narrowList(PROGRAM, { items, query, context, path }).items
    return countLine(PROGRAM, countRows(PROGRAM, left.map(PROGRAM.facts)))
  }
  if (screen !== 'venues') return undefined
  const hours = hoursContext(edition, args.moment)
  const venues = args.content.get(`/years/${edition.year}/venues`)?.venues ?? []
  const items = venues.map((venue) => openVenueItemView(venue, hours))
  const query = parseQuery(grammarOf('venues'), search ?? '')
  return countLine(VENUES, [narrowList(VENUES, { items, query, context: {}, path }).items.length])
}
