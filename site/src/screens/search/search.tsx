import type { Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { Island } from '../../islands/island.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import type { SearchView } from './create-search.ts'
import { loadSearch } from './load.ts'
import { SearchBody } from './search-body.tsx'

function Search({ view, query }: { view: SearchView; query: Query }) {
  return (
    <div className="wrap">
      <ScreenHead title={view.title} intro={view.intro} />
      <Island name="search" of={SearchBody} props={{ view, query }} />
    </div>
  )
}

export const screen: Screen<SearchView> = {
  load: loadSearch,
  Component: Search,
  loadsByQuery: true,
}
