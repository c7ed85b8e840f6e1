import type { PlayerView } from '../views/player.ts'
import { PictureCaption } from './picture-caption.tsx'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import styles from './player.module.css'
import { RichText } from './rich-text.tsx'

/** 10 of 12 columns (2 to 11), in a block and above an article (spec/design §5.12). */
const POSTER_SIZES = '(width > 1024px) 83vw, 100vw'

export interface PlayerProps {
  readonly player: PlayerView
  readonly leading?: boolean
}

/** spec/screens §5.10, §5.18 */
export function Player(props: PlayerProps) {
  const { hasCaptions, transcript, poster } = props.player
  return (
    <div className={styles.player}>
      <PlayerBox {...props} />
      {poster?.caption && (
        <p className={styles.note}>
          <PictureCaption text={poster.caption} />
        </p>
      )}
      {hasCaptions && <p className={styles.note}>With captions</p>}
      {transcript && <Transcript body={transcript} />}
    </div>
  )
}

/** Nothing is requested from the provider before a press (`browser/players/players.ts`, decision 026). */
function PlayerBox({ player, leading = false }: PlayerProps) {
  const { title, provider, href, frame, poster } = player
  return (
    <div className={styles.box} data-frame={frame}>
      {poster && (
        <Picture view={poster} sizes={POSTER_SIZES} leading={leading} cropped decorative />
      )}
      <p className={styles.label}>
        <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
          <path d="M17 12v24l20-12z" fill="currentColor" />
        </svg>
        <Link href={href} className={styles.way}>
          {`${title}, on ${provider}`}
        </Link>
      </p>
    </div>
  )
}

export function Transcript({ body }: { body: NonNullable<PlayerView['transcript']> }) {
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>Transcript</summary>
      <RichText body={body} />
    </details>
  )
}
