import { describe, expect, test } from 'vitest'
import { parseQuery } from '../urls/query.ts'
import { grammarOf } from './query-grammars.ts'
import type { ScreenId } from '../urls/screen-ids.ts'

const LONG = 'x'.repeat(200)

/** Screen, query, and the part of the query that the screen reads. */
const ROWS: readonly (readonly [ScreenId, string, Readonly<Record<string, string>>])[] = [
  ['home', '?sort=title&q=x', {}],
  ['program', '?sort=title', { sort: 'title' }],
  ['program', '?sort=artist', {}],
  ['program', '?view=grid', { view: 'grid' }],
  ['program', '?view=list', {}],
  ['program', '?day=today', { day: 'today' }],
  ['program', '?day=2026-03-14', { day: '2026-03-14' }],
  ['program', '?day=tomorrow', {}],
  ['program', '?free=1', { free: '1' }],
  ['program', '?free=true', {}],
  ['program', '?open=now', { open: 'now' }],
  ['program', '?precinct=docklands', { precinct: 'docklands' }],
  ['program', '?precinct=%3Cscript%3E', {}],
  ['program', `?precinct=${LONG}`, {}],
  ['program', '?access=lift', { access: 'lift' }],
  ['program', '?access=magic', {}],
  ['program-list', '?sort=ending', { sort: 'ending' }],
  // The path of the year's exhibitions redirects to this sort (spec/behaviour §5.7).
  ['program-list', '?sort=location', { sort: 'location' }],
  ['legacy-program-list', '?sort=location', { sort: 'location' }],
  ['program-map', '?venue=shed-9&type=talks', { type: 'talks', venue: 'shed-9' }],
  ['program-map', '?sort=title', {}],
  ['guides-walks', '?mode=walk&step=free', { mode: 'walk', step: 'free' }],
  ['guides-walks', '?sort=distance', { sort: 'distance' }],
  ['timeline', '?day=2026-03-14', { day: '2026-03-14' }],
  ['timeline', '?day=today', {}],
  ['venues', '?sort=title', { sort: 'title' }],
  ['artists', '?letter=c', { letter: 'c' }],
  ['artists', '?letter=C', {}],
  ['artists', '?letter=cd', {}],
  ['channel', '?page=2', { page: '2' }],
  ['channel', '?page=1', {}],
  ['channel', '?page=0', {}],
  ['channel', '?page=02', {}],
  ['channel', '?page=1000', {}],
  ['channel', '?tag=Night%20%26%20day', { tag: 'Night & day' }],
  ['channel', `?tag=${LONG}`, {}],
  ['event', '?session=s1k9', { session: 's1k9' }],
  ['event', '?session=S1K9', {}],
  ['guide', '?from=30', { from: '30' }],
  ['guide', '?from=31', {}],
  ['participate', '?state=open', { state: 'open' }],
  ['search', '?q=%20night%20', { q: 'night' }],
  ['search', '?q=cafe%CC%81', { q: 'café' }],
  ['search', `?q=${LONG}`, { q: 'x'.repeat(80) }],
  ['search', '?q=%20', {}],
  ['search', '?year=2026', { year: '2026' }],
  ['search', '?year=26', {}],
  ['legacy-program', '?sort=date', { sort: 'date' }],
  ['legacy-program', '?view=grid', {}],
  ['legacy-artists', '?letter=c', { letter: 'c' }],
  ['partners', '?sort=title', {}],
  ['page', '?sort=title&page=2', {}],
]

describe('the query of each screen (spec/screens §0.3)', () => {
  test.each(ROWS)('on %s: reads %s as %o', (screen, search, query) => {
    expect(parseQuery(grammarOf(screen), search)).toEqual(query)
  })
})
