import type { Loaded, LoadArgs } from '../../views/screen.ts'
import { pageMeta, screenCopy } from '../../views/page-meta.ts'
import { createSearch, type SearchView } from './create-search.ts'

/** Loads the search screen, which covers all years (spec/screens §10). This is the only loader that reads the query. */
export function loadSearch({ content, query }: LoadArgs): Loaded<SearchView> {
  const copy = screenCopy(content, 'search', 'Search')
  const { title, intro, description, theme } = copy
  const currentYear = content.get('/global')?.festival_year ?? 0
  const { q } = query
  if (q === undefined) {
    return { page: pageMeta(copy), view: { title, intro, currentYear, q: '' } }
  }
  const search = createSearch(content.get('/search')?.rows ?? [])
  return {
    page: pageMeta({ title: `${title}: ${q}`, description, theme, noindex: true }),
    view: search({ title, intro, currentYear }, query),
  }
}
