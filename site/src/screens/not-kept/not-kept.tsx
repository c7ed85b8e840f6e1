import { KEPT_MARKS } from '../../keeping/not-kept-marks.ts'
import { ResultRows } from '../../ui/result-rows.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import styles from './not-kept.module.css'

/** Shown by the service worker in place of a page that is not kept; it fills in the list (spec/behaviour §35.3). */
export function NotKept() {
  return (
    <div className="wrap">
      <ScreenHead
        title="No connection"
        intro="This page is not kept on this device, and the site could not be reached."
      />
      <section data-kept-pages="" className={styles.pages} aria-labelledby="kept-pages">
        <h2 id="kept-pages" className={styles.heading}>
          Kept on this device
        </h2>
        <ResultRows
          rows={[
            {
              href: KEPT_MARKS.href,
              title: KEPT_MARKS.title,
              detail: `As of ${KEPT_MARKS.asOf}`,
            },
          ]}
        />
      </section>
    </div>
  )
}
