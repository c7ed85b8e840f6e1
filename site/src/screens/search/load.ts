import type { Edition } from 'contract/answers/year.ts'
import type { Moment } from 'contract/rules/moment.ts'
import type { IntentContext } from '../../search/intents.ts'
import { currentYear, isPastEdition, todayIn } from '../../views/edition.ts'
import type { Loaded, LoadArgs } from '../../views/screen.ts'
import { pageMeta, screenCopy } from '../../views/page-meta.ts'
import { factsOfRows } from './row-facts.ts'
import { leadCount } from './lead-count.ts'
import { createSearch, type SearchView } from './create-search.ts'

/** Covers all years (spec/screens §10). */
export function loadSearch(args: LoadArgs): Loaded<SearchView> {
  const { content, moment, query } = args
  const copy = screenCopy(content, 'search', 'Search')
  const { title, intro, description, theme } = copy
  const year = currentYear(content) ?? 0
  const edition = content.get(`/years/${year}`)
  const asks = asksOf(edition, moment)
  const facts = edition ? factsOfRows(content, edition, moment) : {}
  const { q } = query
  if (q === undefined) {
    return { page: pageMeta(copy), view: { title, intro, currentYear: year, asks, facts, q: '' } }
  }
  const search = createSearch(
    content.get('/search')?.rows ?? [],
    (lead) => edition && leadCount(args, edition, lead),
  )
  return {
    page: pageMeta({ title: `${title}: ${q}`, description, theme, noindex: true }),
    view: search({ title, intro, currentYear: year, asks, facts }, query),
  }
}

function asksOf(edition: Edition | undefined, moment: Moment): IntentContext | undefined {
  if (!edition) return undefined
  const { start, end, types, precincts } = edition
  return {
    today: todayIn(edition, moment),
    start,
    end,
    isPast: isPastEdition(edition, moment),
    types: types.map(({ key, title, kind }) => ({ key, title, kind })),
    precincts: precincts.map(({ key, title }) => ({ key, title })),
  }
}
