import { OpenableFigure } from '../../ui/lightbox/openable-figure.tsx'
import { PictureSet } from '../../ui/lightbox/picture-set.tsx'
import { Section } from '../../ui/section.tsx'
import type { OpenablePictureView } from '../../views/picture.ts'
import styles from './works-rail.module.css'

/** Works side by side at one height, uncropped, with captions, in a region that scrolls sideways. */
export function WorksRail({ works }: { works: readonly OpenablePictureView[] }) {
  return (
    <PictureSet pictures={works}>
      <Section id="works" title="Works">
        {/* The links inside bring it along: it is no stop of its own. */}
        <ul className={styles.rail}>
          {works.map((work, index) => (
            <li key={index} className={styles.work}>
              <OpenableFigure view={work} sizes="(width > 1024px) 50vw, 90vw" />
            </li>
          ))}
        </ul>
      </Section>
    </PictureSet>
  )
}
