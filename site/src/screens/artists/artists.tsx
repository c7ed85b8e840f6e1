import { changeQuery, formatQuery, type Query } from '../../urls/query.ts'
import { grammarOf } from '../../urls/query-grammars.ts'
import type { Screen } from '../../views/screen.ts'
import { ArtistRow } from '../../ui/artist-row.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LetterLinks } from '../../ui/letter-links.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { lettersInUse } from '../../views/letters.ts'
import styles from './artists.module.css'
import { chosenLetter, countText, selectArtists } from './filter.ts'
import { loadArtists, type ArtistsView } from './load.ts'

const GRAMMAR = grammarOf('artists')

/** The artists of an edition (spec/screens §5.7). */
function Artists({ view, query }: { view: ArtistsView; query: Query }) {
  return (
    <div className="wrap">
      <ScreenHead title={view.title} intro={view.intro} past={view.past} />
      {view.artists.length === 0 ? (
        <EmptyState
          sentence={emptySentence(view)}
          links={[{ href: '/past-festivals', text: 'Past festivals' }]}
        />
      ) : (
        <ArtistList view={view} query={query} />
      )}
      {view.years && <YearNav years={view.years} />}
    </div>
  )
}

function ArtistList({ view, query }: { view: ArtistsView; query: Query }) {
  const { artists, path } = view
  const shown = selectArtists(artists, query)
  const { sort } = query
  const hrefOf = (changes: Readonly<Record<string, string | undefined>>) =>
    path + formatQuery(changeQuery(GRAMMAR, query, changes))
  return (
    <>
      <ResultLine text={countText(shown.length, artists.length)} />
      {/* The page's own live region speaks on a change of the query, this one while somebody types. */}
      <output className="visuallyHidden" data-said="" />
      <LetterLinks
        letters={lettersInUse(artists)}
        current={chosenLetter(artists, query)}
        hrefOf={(letter) => hrefOf({ letter })}
      />
      <div className={styles.bar}>
        <label className={styles.narrow} htmlFor="artist-narrow">
          Find a name
          <input
            id="artist-narrow"
            type="search"
            className={styles.field}
            autoComplete="off"
            // What is typed narrows the list (`browser/lists/name-field.ts`).
            data-narrows={artists.length}
          />
        </label>
        <Choices
          label="Sort by"
          choices={[
            { label: 'Name', href: hrefOf({ sort: 'name' }), isCurrent: sort !== 'number' },
            { label: 'Number', href: hrefOf({ sort: 'number' }), isCurrent: sort === 'number' },
          ]}
        />
      </div>
      <ol className={styles.list} data-names="">
        {shown.map((artist) => (
          <ArtistRow key={artist.id} artist={artist} />
        ))}
      </ol>
    </>
  )
}

function emptySentence({ edition, past }: ArtistsView): string {
  return past === undefined
    ? `The artists of ${edition ?? 'the next festival'} are announced soon.`
    : `No artists are listed for ${edition}.`
}

export const screen: Screen<ArtistsView> = {
  load: loadArtists,
  Component: Artists,
}
