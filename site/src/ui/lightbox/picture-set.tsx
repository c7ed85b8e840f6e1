import { createContext, use, type ReactNode } from 'react'
import type { OpenablePictureView } from '../../views/openable-picture.ts'
import { Island } from '../../islands/island.tsx'

/** The pictures of the set, in reading order. */
export const PictureSetContext = createContext<readonly OpenablePictureView[] | undefined>(
  undefined,
)

export interface PictureSetProps {
  /** In reading order. */
  readonly pictures: readonly OpenablePictureView[]
  readonly children: ReactNode
}

/**
 * Pictures that are leafed through together in one lightbox, which stands behind them and is loaded when the first of them is
 * pressed. A set inside another is a part of it.
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
