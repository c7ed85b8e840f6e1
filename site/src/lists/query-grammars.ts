import { formatPlanItems, parsePlanItems } from 'contract/rules/plan-link.ts'
import { SEARCH_QUERY, TYPED } from '../urls/search-query.ts'
import { PAGE, SLUG, type QueryGrammar, type QueryRule } from '../urls/query.ts'
import type { ScreenId } from '../urls/screen-ids.ts'
import { articleKind, open, places, tag } from './facets.ts'
import type { Facet, Sorts } from './list.ts'
import {
  ARTISTS,
  CALLS,
  GUIDES,
  LEGACY_SESSIONS,
  LEGACY_SORTS,
  NOW,
  PLACES,
  PROGRAM,
  STRAND,
  TYPE_SORTS,
  VENUES,
} from './lists.ts'

const view: QueryRule = { accepts: ['list', 'grid'], default: 'list' }

/**
 * The program's filters without those that depend on the moment: a list on paper or a calendar is read later, when
 * places may be gone.
 */
const LASTING = PROGRAM.facets.filter((facet) => facet !== open && facet !== places)

/**
 * The query keys that each screen reads, with their values (spec/screens §0.3 and each screen's "query"), in the
 * order in which links have them. Other screens read no keys.
 */
const GRAMMARS: Readonly<Partial<Record<ScreenId, QueryGrammar>>> = {
  program: { sort: sortRule(PROGRAM.sorts), view, ...facetRules(PROGRAM.facets) },
  // Which sorts a type accepts depends on its kind; the screen ignores the others. Links name every sort, even the
  // default, because the path of a year's exhibitions redirects to an address with `sort=location` (spec/behaviour
  // §5).
  'program-list': {
    sort: { accepts: Object.keys({ ...TYPE_SORTS.timed, ...TYPE_SORTS.durational }) },
    view,
    ...facetRules(PROGRAM.facets),
  },
  'program-plain': {
    type: { accepts: SLUG },
    ...facetRules(LASTING),
    size: { accepts: ['large'] },
  },
  'program-map': { ...facetRules(PLACES.facets), venue: { accepts: SLUG } },
  'guides-walks': { ...facetRules(GUIDES.facets), sort: sortRule(GUIDES.sorts) },
  timeline: { day: { accepts: /^\d{4}-\d{2}-\d{2}$/ }, type: { accepts: SLUG } },
  now: facetRules(NOW.facets),
  venues: { ...facetRules(VENUES.facets), sort: sortRule(VENUES.sorts) },
  artists: { ...facetRules(ARTISTS.facets), sort: sortRule(ARTISTS.sorts), name: TYPED },
  channel: { ...facetRules([tag, articleKind]), page: PAGE },
  event: { session: { accepts: /^[a-z][0-9a-z]{3}$/ } },
  // A guide has at most 30 stops (spec/content B8).
  guide: { from: { accepts: /^(?:[1-9]|[12]\d|30)$/ } },
  participate: facetRules(CALLS.facets),
  search: SEARCH_QUERY,
  plan: {
    items: { accepts: /./, normalise: (text) => formatPlanItems(parsePlanItems(text)) },
    size: { accepts: ['large'] },
  },
  // By default events are grouped as staff chose. No value of `sort` means that.
  strand: { view, ...facetRules(STRAND.facets), sort: { accepts: ['title'] } },
  'legacy-program': { sort: sortRule(LEGACY_SORTS.program) },
  'legacy-program-list': { sort: { accepts: Object.keys(LEGACY_SORTS.type) } },
  'legacy-program-events': {
    ...facetRules(LEGACY_SESSIONS.facets),
    sort: sortRule(LEGACY_SESSIONS.sorts),
  },
  'legacy-artists': facetRules(ARTISTS.facets),
}

/** The query of the program's calendar: a type and the lasting filters (spec/behaviour §34.5). */
export const CALENDAR_QUERY: QueryGrammar = {
  type: { accepts: SLUG },
  ...facetRules(LASTING),
}

export function grammarOf(screen: ScreenId): QueryGrammar {
  return GRAMMARS[screen] ?? {}
}

function facetRules(facets: readonly Facet[]): QueryGrammar {
  return Object.fromEntries(
    facets.map(({ key, accepts, several }) => [key, { accepts, ...(several ? { several } : {}) }]),
  )
}

/** The first sort is the default, so links leave it out. */
function sortRule(sorts: Sorts): QueryRule {
  const [first = '', ...others] = Object.keys(sorts)
  return { accepts: [first, ...others], default: first }
}
