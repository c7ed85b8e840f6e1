import { groupByLetter, lettersInUse } from '../../lists/groups.ts'
import { ARTISTS } from '../../lists/lists.ts'
import { narrowList } from '../../lists/narrow-list.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { linksOf, type Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import type { ArtistItemView } from '../../views/artist-item.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LegacyTop } from '../../ui/legacy-top.tsx'
import { LetterLinks } from '../../ui/letter-links.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import styles from './legacy-artists.module.css'
import { loadLegacyArtists, type LegacyArtistsView } from './load.ts'

/** Three cards in a row over 1024 px, two over 640, else one (spec/design §5.14). */
const CARD_SIZES = '(width > 1024px) 33vw, (width > 640px) 50vw, 100vw'

/** spec/screens §6.5 */
function LegacyArtists({ view, query }: { view: LegacyArtistsView; query: Query }) {
  const { artists, path } = view
  const letters = lettersInUse(artists.map(({ letter }) => letter))
  const list = narrowList(ARTISTS, { items: artists, query, context: { letters }, path })
  const href = linksOf(path, grammarOf('legacy-artists'), query)
  return (
    <div className="wrap">
      <LegacyTop top={view.top} />
      <LetterLinks
        letters={letters}
        current={list.query['letter']}
        hrefOf={(letter) => href({ letter })}
      />
      {artists.length === 0 && (
        <EmptyState
          sentence={`No artists are listed for ${view.top.edition}.`}
          links={[{ href: '/past-festivals', text: 'All past festivals' }]}
        />
      )}
      <ul className={styles.grid}>
        {groupByLetter(list.items, ({ letter }) => letter).flatMap(
          ({ key: letter, items: members }) =>
            members.map((artist, index) => (
              <ArtistCard
                key={artist.id}
                artist={artist}
                letter={index === 0 ? letter : undefined}
              />
            )),
        )}
      </ul>
      <YearNav years={view.years} />
    </div>
  )
}

/** The first artist of each letter has it as a heading, so that the grid has no gaps. */
function ArtistCard({ artist, letter }: { artist: ArtistItemView; letter: string | undefined }) {
  return (
    <li className={styles.card}>
      {letter !== undefined && <h2 className={styles.letter}>{letter.toUpperCase()}</h2>}
      {artist.picture && (
        <div className={styles.picture}>
          <Picture view={artist.picture} sizes={CARD_SIZES} decorative />
        </div>
      )}
      <h3 className={styles.name}>
        <Link href={artist.href}>{artist.name}</Link>
      </h3>
      {artist.countries && <p>{artist.countries}</p>}
      {artist.events.map(({ title }) => (
        <p key={title}>{title}</p>
      ))}
    </li>
  )
}

export const screen: Screen<LegacyArtistsView> = {
  load: loadLegacyArtists,
  Component: LegacyArtists,
}
