import styles from './program-map.module.css'

/** Sorts the list by distance, with script (`browser/lists/near-me.ts`); a past edition knows no "open now". */
export function NearMe({ isPast }: { readonly isPast: boolean }) {
  return (
    <div className={styles.near} data-near={isPast ? 'past' : 'now'}>
      <button type="button" className={styles.nearButton} aria-pressed={false}>
        Near me
      </button>
      <output className={styles.nearMessage} />
    </div>
  )
}
