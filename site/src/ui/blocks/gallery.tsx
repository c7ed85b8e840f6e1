import type { PictureView } from '../../views/picture.ts'
import { Figure } from '../picture.tsx'
import styles from './gallery.module.css'

const SIZES = '(width > 1024px) 28vw, (width > 640px) 50vw, 100vw'
const PANORAMA_SIZES = '(width > 1024px) 83vw, 100vw'

/** Uncropped pictures in rows; a panorama takes a row of its own. */
export function Gallery({ pictures }: { pictures: readonly PictureView[] }) {
  return (
    <ul className={styles.gallery}>
      {pictures.map((picture, index) => (
        <li key={index} className={styles.cell} data-layout={picture.layout}>
          <Figure view={picture} sizes={picture.layout === 'panorama' ? PANORAMA_SIZES : SIZES} />
        </li>
      ))}
    </ul>
  )
}
