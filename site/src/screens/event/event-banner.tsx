import { Link } from '../../ui/link.tsx'
import type { FormerView } from '../../views/former.ts'
import type { BannerView } from './banner.ts'
import styles from './event-banner.module.css'

/** What has changed about the event: status word, note, old time and place, date of the change. */
export function EventBanner({ banner }: { banner: BannerView }) {
  const { word, note, updates, changed } = banner
  return (
    <section className={styles.banner} aria-label="Status">
      <p>
        <strong className={styles.word}>{word}</strong>
        {note && ` ${note}`}
      </p>
      <Former {...banner} />
      {updates && <p>{updates}</p>}
      {changed && (
        <p className={styles.date}>
          Updated <time dateTime={changed.iso}>{changed.text}</time>
        </p>
      )}
    </section>
  )
}

/** The former time and place. */
export function Former({ previous, previousVenue: venue }: FormerView) {
  return (
    <>
      {previous && (
        <p>
          {'Was: '}
          <s>{previous}</s>
        </p>
      )}
      {venue && (
        <p>
          {'Was at '}
          <s>{venue.href ? <Link href={venue.href}>{venue.name}</Link> : venue.name}</s>
        </p>
      )}
    </>
  )
}
