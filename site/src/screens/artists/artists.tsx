import { useState } from 'react'
import { changeQuery, formatQuery, type Query } from '../../query.ts'
import { grammarOf } from '../../query-grammars.ts'
import type { Screen } from '../../screen.ts'
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
import type { ArtistsView } from './load.ts'
import { useNarrowed } from './use-narrowed.ts'

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
  const [typed, setTyped] = useState('')
  const { artists, path } = view
  const selected = selectArtists(artists, query)
  const { shown, prepare } = useNarrowed(selected, typed)
  const { sort } = query
  const hrefOf = (changes: Readonly<Record<string, string | undefined>>) =>
    path + formatQuery(changeQuery(GRAMMAR, query, changes))
  return (
    <>
      <ResultLine text={countText(shown.length, artists.length)} />
      {/* The page's own live region speaks on a change of the query, this one while somebody types. */}
      <output className="visuallyHidden">
        {typed !== '' && countText(shown.length, artists.length)}
      </output>
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
            value={typed}
            onFocus={prepare}
            onChange={({ currentTarget }) => {
              prepare()
              setTyped(currentTarget.value)
            }}
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
      {shown.length === 0 ? (
        <EmptyState
          sentence={`No artist’s name contains “${typed.trim()}”.`}
          links={[{ href: '/search', text: 'Search the festival' }]}
        />
      ) : (
        <ol className={styles.list}>
          {shown.map((artist) => (
            <ArtistRow key={artist.id} artist={artist} />
          ))}
        </ol>
      )}
    </>
  )
}

function emptySentence({ edition, past }: ArtistsView): string {
  return past === undefined
    ? `The artists of ${edition ?? 'the next festival'} are announced soon.`
    : `No artists are listed for ${edition}.`
}

export const screen: Screen<ArtistsView> = {
  load: async (args) => (await import('./load.ts')).loadArtists(args),
  Component: Artists,
}
