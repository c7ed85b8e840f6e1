import { Figure } from '../../ui/picture.tsx'
import type { PictureView } from '../../views/picture.ts'
import styles from './works-rail.module.css'

/** Works side by side at one height, uncropped, each with its caption; the rail scrolls in its own region. */
export function WorksRail({ works }: { works: readonly PictureView[] }) {
  return (
    <div className={styles.works}>
      <h2 id="works">Works</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (AX8) */}
      <section className={styles.scroller} aria-labelledby="works" tabIndex={0}>
        <ul className={styles.rail}>
          {works.map((work, index) => (
            <li key={index} className={styles.work}>
              <Figure view={work} sizes="(width > 1024px) 50vw, 90vw" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
