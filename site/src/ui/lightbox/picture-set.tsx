import { createContext, use, type ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import type { OpenablePictureView } from '../../views/picture.ts'
import { Captioned, Figure, Picture, type PictureProps } from '../picture.tsx'
import styles from './openable-figure.module.css'

const PictureSetContext = createContext<readonly OpenablePictureView[] | undefined>(undefined)

export interface PictureSetProps {
  /** In document order. */
  readonly pictures: readonly OpenablePictureView[]
  readonly children: ReactNode
}

/** The lightbox is loaded at the first press. A set inside another adds nothing, so that a page has one sequence. */
export function PictureSet({ pictures, children }: PictureSetProps) {
  const outer = use(PictureSetContext)
  if (outer || pictures.length === 0) return children
  return (
    <PictureSetContext value={pictures}>
      {children}
      <Island name="lightbox" props={{ pictures }} />
    </PictureSetContext>
  )
}

/** Also the hash at which the lightbox shows the picture (spec/behaviour §37.1). */
function pictureId(index: number): string {
  return `picture-${index + 1}`
}

export interface OpenableFigureProps extends PictureProps {
  readonly view: OpenablePictureView
}

/** Without script, or if the lightbox fails to load, it is a link to the largest file. */
export function OpenableFigure(props: OpenableFigureProps) {
  const { view } = props
  const set = use(PictureSetContext)
  if (!set) return <Figure {...props} />
  const index = set.indexOf(view)
  return (
    <Captioned caption={view.caption}>
      <a id={pictureId(index)} className={styles.link} href={view.full} data-enlarge={index}>
        <span className="visuallyHidden">Enlarge picture: </span>
        <Picture {...props} />
      </a>
    </Captioned>
  )
}
