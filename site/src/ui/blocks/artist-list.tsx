import type { ArtistItemView } from '../../views/artist-item.ts'
import { ArtistRow } from '../artist-row.tsx'
import styles from './rows.module.css'

export interface ArtistListProps {
  readonly artists: readonly ArtistItemView[]
  readonly heading?: 'h2' | 'h3' | 'h4'
}

/** Artists in the order staff gave them. */
export function ArtistList({ artists, heading = 'h3' }: ArtistListProps) {
  return (
    <ul className={styles.rows}>
      {artists.map((artist) => (
        <ArtistRow key={artist.id} artist={artist} heading={heading} />
      ))}
    </ul>
  )
}
