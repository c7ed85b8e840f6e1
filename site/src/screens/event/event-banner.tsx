import { Link } from '../../ui/link.tsx'
import type { BannerView } from './banner.ts'
import styles from './event-banner.module.css'

/** What is not as printed: the word first, then note, old value, date. */
export function EventBanner({ banner }: { banner: BannerView }) {
  const { word, note, previous, previousVenue, updates, changed } = banner
  return (
    <section className={styles.banner} aria-label="Status">
      <p>
        <strong className={styles.word}>{word}</strong>
        {note && ` ${note}`}
      </p>
      {previous && <p>{`Was: ${previous}`}</p>}
      {previousVenue && (
        <p>
          {'Was at '}
          {previousVenue.href ? (
            <Link href={previousVenue.href}>{previousVenue.name}</Link>
          ) : (
            previousVenue.name
          )}
        </p>
      )}
      {updates && <p>{updates}</p>}
      {changed && (
        <p className={styles.date}>
          Updated <time dateTime={changed.iso}>{changed.text}</time>
        </p>
      )}
    </section>
  )
}
