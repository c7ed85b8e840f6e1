import { createContext, use, type ReactNode } from 'react'
import type { OpenablePictureView } from '../../views/picture.ts'
import { Island } from '../../islands/island.tsx'

/** The pictures of the set, in reading order. */
export const PictureSetContext = createContext<readonly OpenablePictureView[] | undefined>(
  undefined,
)

export interface PictureSetProps {
  /** In document order. */
  readonly pictures: readonly OpenablePictureView[]
  readonly children: ReactNode
}

/**
 * Pictures that share one lightbox. It is loaded when one of them is first pressed. A set inside another set adds
 * nothing: its pictures belong to the outer one, so that a page has one sequence.
 */
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
