import type { PictureView } from '../views/picture.ts'
import { gallerySpans, type GallerySpan } from './gallery-spans.ts'
import styles from './gallery.module.css'
import { Figure } from './picture.tsx'

const SIZES: Readonly<Record<GallerySpan, string>> = {
  4: '(width > 1024px) 33vw, 100vw',
  6: '(width > 1024px) 50vw, 100vw',
  12: '100vw',
}

/** Pictures with their captions, never cropped, their bottoms aligned (design GR2, GR4). */
export function Gallery({ pictures }: { pictures: readonly PictureView[] }) {
  const spans = gallerySpans(pictures.map(({ layout }) => layout))
  return (
    <ul className={styles.gallery}>
      {pictures.map((picture, index) => {
        const span = spans[index] ?? 12
        return (
          <li key={index} className={styles.cell} data-span={span} data-layout={picture.layout}>
            <Figure view={picture} sizes={SIZES[span]} />
          </li>
        )
      })}
    </ul>
  )
}
