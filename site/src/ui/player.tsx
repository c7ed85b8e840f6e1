import type { PlayerView } from '../views/player.ts'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import styles from './player.module.css'
import { RichText } from './rich-text.tsx'

const POSTER_SIZES = '(width > 1024px) 83vw, 100vw'

/**
 * A film or sound of another site: a box like its poster that leads there. Nothing of the provider is loaded; its words
 * stand under it (screens 5.10, 5.18).
 */
export function Player({ player, leading = false }: { player: PlayerView; leading?: boolean }) {
  const { title, provider, href, hasCaptions, poster, transcript } = player
  return (
    <div className={styles.player}>
      <div className={styles.box}>
        {poster && <Picture view={poster} sizes={POSTER_SIZES} leading={leading} decorative />}
        <p className={styles.label}>
          <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
            <path d="M17 12v24l20-12z" fill="currentColor" />
          </svg>
          <Link href={href} className={styles.link}>
            {`${title}, on ${provider}`}
          </Link>
        </p>
      </div>
      {hasCaptions && <p className={styles.note}>With captions</p>}
      {transcript && <Transcript body={transcript} />}
    </div>
  )
}

/** What is said, for those who would rather read. */
export function Transcript({ body }: { body: NonNullable<PlayerView['transcript']> }) {
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>Transcript</summary>
      <RichText body={body} />
    </details>
  )
}
