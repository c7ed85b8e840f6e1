import { use } from 'react'
import type { OpenablePictureView } from '../../views/picture.ts'
import { Captioned, Figure, Picture, type PictureProps } from '../picture.tsx'
import styles from './openable-figure.module.css'
import { PictureSetContext } from './picture-set.tsx'

export interface OpenableFigureProps extends PictureProps {
  readonly view: OpenablePictureView
}

/**
 * A picture with a caption that opens in the lightbox of its set (`browser/islands/`). Without script, or if the
 * lightbox fails to load, it is a link to the largest file.
 */
export function OpenableFigure(props: OpenableFigureProps) {
  const { view } = props
  const set = use(PictureSetContext)
  if (!set) return <Figure {...props} />
  return (
    <Captioned caption={view.caption}>
      <a className={styles.link} href={view.full} data-enlarge={set.indexOf(view)}>
        <span className="visuallyHidden">Enlarge picture: </span>
        <Picture {...props} />
      </a>
    </Captioned>
  )
}
