import { use, useState, type MouseEvent } from 'react'
import type { OpenablePictureView } from '../../views/openable-picture.ts'
import { PartFailure } from '../part-failure.tsx'
import { Captioned, Figure, Picture, type PictureProps } from '../picture.tsx'
import styles from './openable-figure.module.css'
import { PictureSetContext } from './picture-set.tsx'

export interface OpenableFigureProps extends PictureProps {
  readonly view: OpenablePictureView
}

/** A captioned picture that opens in the lightbox of its set; without script a link to the largest file. */
export function OpenableFigure(props: OpenableFigureProps) {
  const { view } = props
  const open = use(PictureSetContext)
  const [hasFailed, setHasFailed] = useState(false)
  if (!open) return <Figure {...props} />

  function onClick(event: MouseEvent) {
    // Without the lightbox it is the link that it is without script.
    if (hasFailed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open?.(view).catch(() => setHasFailed(true))
  }
  return (
    <Captioned caption={view.caption}>
      <a className={styles.link} href={view.full} onClick={onClick}>
        <span className="visuallyHidden">Enlarge picture: </span>
        <Picture {...props} />
      </a>
      {hasFailed && <PartFailure part="The larger picture" />}
    </Captioned>
  )
}
