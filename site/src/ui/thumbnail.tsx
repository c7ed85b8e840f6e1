import { upToWidth, type PictureView } from '../views/picture.ts'
import { Picture } from './picture.tsx'
import styles from './thumbnail.module.css'

/** The greatest width of the column of pictures in rows (spec/design §5.6.4, §5.6.5). */
const SIZES = '(width > 1024px) 9rem, 96px'
/** 9 rem in pixels, on a screen with three device pixels per CSS pixel. */
const ENOUGH_PX = 432

/** The picture has its own ratio (spec/design §5.6.5). It has no alternative text, because the row describes it. */
export function Thumbnail({ view }: { view: PictureView }) {
  return (
    <div className={styles.thumbnail}>
      <Picture view={upToWidth(view, ENOUGH_PX)} sizes={SIZES} decorative />
    </div>
  )
}
