import type { OpenablePictureView } from '../views/picture.ts'
import { gallerySpans, type GallerySpan } from './gallery-spans.ts'
import styles from './gallery.module.css'
import { OpenableFigure } from './lightbox/picture-set.tsx'

/** The share of the window's width: four of twelve columns are a third. */
const SIZES: Readonly<Record<GallerySpan, string>> = {
  4: '(width > 640px) 33vw, 100vw',
  6: '(width > 640px) 50vw, 100vw',
  12: '100vw',
}

/** Pictures with their captions, never cropped, their bottoms aligned (spec/design GR2, GR4). */
export function Gallery({ pictures }: { pictures: readonly OpenablePictureView[] }) {
  const spans = gallerySpans(pictures.map(({ layout }) => layout))
  return (
    <ul className={styles.gallery}>
      {pictures.map((picture, index) => {
        const span = spans[index] ?? 12
        return (
          <li key={index} className={styles.cell} data-span={span} data-layout={picture.layout}>
            <OpenableFigure view={picture} sizes={SIZES[span]} />
          </li>
        )
      })}
    </ul>
  )
}
