import type { ArtistItemView } from '../views/artist-item.ts'
import styles from './artist-row.module.css'
import { Link } from './link.tsx'
import rows from './rows.module.css'
import { Thumbnail } from './thumbnail.tsx'

export interface ArtistRowProps {
  readonly artist: ArtistItemView
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** Whether the artist is in the list but does not fit the typed text. */
  readonly isHidden?: boolean
}

/** spec/screens §5.7 */
export function ArtistRow({ artist, heading: Heading = 'h2', isHidden }: ArtistRowProps) {
  return (
    <li className={styles.row} hidden={isHidden}>
      <Heading className={styles.name}>
        <Link href={artist.href}>{artist.name}</Link>
      </Heading>
      <p className={styles.meta}>{artist.countries}</p>
      <ul className={styles.events}>
        {artist.events.map(({ title, number }) => (
          <li key={title}>
            {number && (
              <span className={styles.number}>
                <span className="visuallyHidden">Number </span>
                {`${number} `}
              </span>
            )}
            {title}
          </li>
        ))}
      </ul>
      {artist.picture && (
        <div className={styles.thumbnail}>
          <Thumbnail view={artist.picture} />
        </div>
      )}
    </li>
  )
}

export interface ArtistRowsProps extends Pick<ArtistRowProps, 'heading'> {
  readonly artists: readonly ArtistItemView[]
}

export function ArtistRows({ artists, heading = 'h3' }: ArtistRowsProps) {
  return (
    <ul className={rows.rows}>
      {artists.map((artist) => (
        <ArtistRow key={artist.id} artist={artist} heading={heading} />
      ))}
    </ul>
  )
}
