import { createContext, use, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { loadPart } from '../../load-part.ts'
import type { OpenablePictureView } from '../../views/openable-picture.ts'
import type { LightboxProps } from './lightbox.tsx'

/** Opens a picture of the set. Rejects when the lightbox does not load. */
type OpenPicture = (picture: OpenablePictureView) => Promise<void>

export const PictureSetContext = createContext<OpenPicture | undefined>(undefined)

export interface PictureSetProps {
  /** In reading order. */
  readonly pictures: readonly OpenablePictureView[]
  readonly children: ReactNode
}

/**
 * Pictures that are leafed through together in one lightbox, which is loaded when the first of them is pressed. A set
 * inside another is a part of it.
 */
export function PictureSet(props: PictureSetProps) {
  const outer = use(PictureSetContext)
  return outer ? props.children : <OuterSet {...props} />
}

interface Opened {
  /** Another page in the same screen has other pictures. */
  readonly pathname: string
  readonly first: number
  readonly Lightbox: ComponentType<LightboxProps>
}

function OuterSet({ pictures, children }: PictureSetProps) {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<Opened>()
  const open: OpenPicture = async (picture) => {
    const Lightbox = await loadPart(() => import('./lightbox.tsx'), 'Lightbox')
    setOpened({ pathname, first: pictures.indexOf(picture), Lightbox })
  }
  return (
    <PictureSetContext value={open}>
      {children}
      {opened?.pathname === pathname && (
        <opened.Lightbox
          pictures={pictures}
          first={opened.first}
          onClose={() => setOpened(undefined)}
        />
      )}
    </PictureSetContext>
  )
}
