import { Former } from '../../ui/former.tsx'
import type { BannerView } from './banner.ts'
import styles from './event-banner.module.css'

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
