import { ACCESS_GROUPS } from 'contract/rules/access.ts'
import {
  ARTICLE_KINDS,
  GUIDE_MODES,
  PARTICIPATE_KINDS,
  SEARCH_TYPES,
} from 'contract/rules/kinds.ts'
import type { QueryGrammar, QueryRule } from './query.ts'
import type { ScreenId } from './screen-ids.ts'

/** Keys of the edition; whether one exists is for the screen to see. */
const slug: QueryRule = { accepts: /^[a-z0-9][a-z0-9_*+~.()'"!:@-]{0,95}$/ }
const page: QueryRule = { accepts: /^(?:[2-9]|[1-9]\d{1,2})$/ }
const view: QueryRule = { accepts: ['list', 'grid'], default: 'list' }
const day: QueryRule = { accepts: /^(?:today|weekend|\d{4}-\d{2}-\d{2})$/ }
const date: QueryRule = { accepts: /^\d{4}-\d{2}-\d{2}$/ }
const letter: QueryRule = { accepts: /^[a-z]$/ }
const flag: QueryRule = { accepts: ['1'] }
const access: QueryRule = { accepts: [...ACCESS_GROUPS.place, ...ACCESS_GROUPS.program] }
const open: QueryRule = { accepts: ['now'] }
const sort = (first: string, ...others: string[]): QueryRule => ({
  accepts: [first, ...others],
  default: first,
})

const filters = { day, precinct: slug, free: flag, access, open }

const MAX_Q = 80
const q: QueryRule = {
  accepts: /\S/u,
  normalise: (text) => [...text.normalize('NFC').trim()].slice(0, MAX_Q).join('').trim(),
}

/**
 * The query keys each screen reads, with their values (spec/screens §0.3 and each screen's "query"), in the order in which
 * links write them. Screens that are not here read none.
 */
const GRAMMARS: Readonly<Partial<Record<ScreenId, QueryGrammar>>> = {
  program: { sort: sort('type', 'location', 'date', 'title'), view, ...filters },
  // Which sorts a type takes depends on its kind; the screen ignores the others. None is left out of links: the year's
  // exhibitions are entered with `sort=location` (spec/behaviour §5).
  'program-list': {
    sort: { accepts: ['location', 'date', 'title', 'artist', 'ending'] },
    view,
    ...filters,
  },
  'program-map': { precinct: slug, type: slug, day, open, access, venue: slug },
  'guides-walks': {
    mode: { accepts: GUIDE_MODES },
    step: { accepts: ['free'] },
    precinct: slug,
    sort: sort('editor', 'duration', 'distance'),
  },
  timeline: { day: date, type: slug },
  venues: { precinct: slug, open, access, sort: sort('location', 'title') },
  artists: { letter, sort: sort('name', 'number') },
  channel: { tag: { accepts: /^.{1,60}$/u }, kind: { accepts: ARTICLE_KINDS }, page },
  event: { session: { accepts: /^[a-z][0-9a-z]{3}$/ } },
  guide: { from: { accepts: /^(?:[1-9]|[12]\d|30)$/ } },
  participate: {
    kind: { accepts: PARTICIPATE_KINDS },
    state: { accepts: ['open', 'upcoming', 'closed'] },
  },
  search: { q, type: { accepts: SEARCH_TYPES }, year: { accepts: /^\d{4}$/ }, page },
  strand: { view, day, sort: { accepts: ['title'] } },
  'legacy-program': { sort: sort('location', 'date', 'title') },
  'legacy-program-list': { sort: { accepts: ['location', 'title', 'artist'] } },
  'legacy-program-events': { type: slug, sort: sort('date', 'title') },
  'legacy-artists': { letter },
}

/** The query a screen reads. */
export function grammarOf(screen: ScreenId): QueryGrammar {
  return GRAMMARS[screen] ?? {}
}
