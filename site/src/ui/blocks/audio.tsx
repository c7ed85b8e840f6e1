import type { BlockView } from '../../views/blocks-view.ts'
import { Link } from '../link.tsx'
import { Transcript } from '../player.tsx'
import styles from './audio.module.css'

type AudioProps = Omit<Extract<BlockView, { type: 'audio' }>, 'type'>

/** The site's own files play here; others are links. */
export function Audio({ title, href, isOwn, transcript }: AudioProps) {
  return (
    <div className={styles.audio}>
      {isOwn ? (
        <figure>
          <figcaption className={styles.title}>{title}</figcaption>
          {/* `preload="none"`: most visitors do not listen, so nothing is loaded before a press. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the transcript says the same (spec/design AX10) */}
          <audio className={styles.controls} controls preload="none" src={href} />
          {/* `browser/players/sound-controls.ts` fills this element; its space is reserved. */}
          <div className={`${styles.more} unprinted`} data-sound-controls="" />
        </figure>
      ) : (
        <p className={styles.title}>
          <Link href={href}>{`Listen: ${title}`}</Link>
        </p>
      )}
      {transcript.length > 0 && <Transcript body={transcript} />}
    </div>
  )
}
