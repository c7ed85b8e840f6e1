import { lettersInUse } from '../../lists/groups.ts'
import { ARTISTS } from '../../lists/lists.ts'
import { narrowList, noItems, sortLinks, sortOf } from '../../lists/narrow-list.ts'
import { resultLine } from '../../lists/result-line.ts'
import { namesThatFit } from './name-fits.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { linksOf, type Query } from '../../urls/query.ts'
import type { ArtistItemView } from '../../views/artist-item.ts'
import type { Screen } from '../../views/screen.ts'
import { ArtistRow } from '../../ui/artist-row.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LetterLinks } from '../../ui/letter-links.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import styles from './artists.module.css'
import { loadArtists, type ArtistsView } from './load.ts'

/** spec/screens §5.7 */
function Artists({ view, query }: { view: ArtistsView; query: Query }) {
  return (
    <div className="wrap">
      <ScreenHead title={view.title} intro={view.intro} past={view.past} />
      {view.artists.length === 0 ? (
        <EmptyState {...noItems(ARTISTS, view)} />
      ) : (
        <ArtistList view={view} query={query} />
      )}
      {view.years && <YearNav years={view.years} />}
    </div>
  )
}

function ArtistList({ view, query }: { view: ArtistsView; query: Query }) {
  const { artists, path } = view
  const letters = lettersInUse(artists.map(({ letter }) => letter))
  const list = narrowList(ARTISTS, { items: artists, query, context: { letters }, path })
  const isByNumber = sortOf(ARTISTS.sorts, query) === 'number'
  const href = linksOf(path, grammarOf('artists'), query)
  const typed = query['name'] ?? ''
  const rows = isByNumber ? list.items.toSorted(byNumber) : list.items
  const named = namesThatFit(
    rows.map(({ name }) => name),
    typed,
  )
  const kept = named.filter(Boolean).length
  return (
    <>
      <ResultLine text={resultLine(ARTISTS, { kept: [kept], all: [artists.length] })} />
      <LetterLinks
        letters={letters}
        current={list.query['letter']}
        hrefOf={(letter) => href({ letter })}
      />
      <div className={styles.bar}>
        <label className={styles.narrow} htmlFor="artist-narrow">
          Find a name
          <input
            id="artist-narrow"
            type="search"
            className={styles.field}
            autoComplete="off"
            defaultValue={typed}
            // `browser/lists/name-field.ts` narrows the list by the typed text and writes it to the address.
            data-narrows={artists.length}
          />
        </label>
        <Choices label="Sort by" choices={sortLinks(ARTISTS.sorts, query, href)} />
      </div>
      <ol className={styles.list} data-names="">
        {rows.map((artist, index) => (
          <ArtistRow key={artist.id} artist={artist} isHidden={!named[index]} />
        ))}
      </ol>
    </>
  )
}

/**
 * Artists without a number come last (spec/content C3), in the order of the list. The difference of two infinities is
 * `NaN`, and `|| 0` makes the two equal.
 */
function byNumber(a: ArtistItemView, b: ArtistItemView): number {
  return (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY) || 0
}

export const screen: Screen<ArtistsView> = {
  load: loadArtists,
  Component: Artists,
}
