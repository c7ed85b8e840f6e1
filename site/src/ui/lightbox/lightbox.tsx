import styles from './lightbox.module.css'
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
} from 'react'
import type { OpenablePictureView } from '../../views/picture.ts'
import { Arrow, Cross } from '../icons.tsx'
import { PictureCaption } from '../picture-caption.tsx'
import { Picture } from '../picture.tsx'
import { pictureAfterKey } from './picture-after-key.ts'
import { openModal } from '../modal.ts'
import { hasModifier } from '../plain-press.ts'
import { startOfSwipe, swipeFrom, type Point } from '../swipe.ts'

export interface LightboxProps {
  readonly pictures: readonly OpenablePictureView[]
  readonly first: number
  readonly onTurn: (index: number) => void
  readonly onClose: () => void
}

/** One picture at a time, uncropped and as large as fits (spec/design GR4, AX6). */
export function Lightbox({ pictures, first, onTurn, onClose }: LightboxProps) {
  const [at, setAt] = useState(first)
  const dialog = useModal()
  const count = pictures.length
  const follow = (key: string) => {
    const next = pictureAfterKey(key, { at, count })
    if (next !== undefined) {
      setAt(next)
      onTurn(next)
    }
    return next !== undefined
  }
  const swipe = useSwipe({
    next: () => follow('ArrowRight'),
    previous: () => follow('ArrowLeft'),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the key belongs to the browser: Alt and Left goes back.
    if (hasModifier(event)) return
    if (follow(event.key)) event.preventDefault()
  }
  const picture = pictures[at]
  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label="Pictures"
      onKeyDown={onKeyDown}
      // The event comes a moment after the dialog has closed; the dialog may have been opened again since.
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div className={styles.bar}>
        <output className={styles.position}>
          {count > 1 && `${at + 1} of ${count}`}
          {at !== first && <span className="visuallyHidden">{`: ${picture.alt}`}</span>}
        </output>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Close <Cross />
        </button>
      </div>
      <figure className={styles.figure}>
        <div className={styles.stage} {...swipe}>
          <Stretched picture={picture} />
        </div>
        <figcaption className={styles.caption}>
          {picture.caption && <PictureCaption text={picture.caption} />}
          {picture.rights && <span className={styles.rights}>{picture.rights}</span>}
        </figcaption>
      </figure>
      {count > 1 && (
        <div className={styles.steps}>
          <StepButton name="Previous picture" onPress={() => follow('ArrowLeft')} />
          <StepButton name="Next picture" onPress={() => follow('ArrowRight')} />
        </div>
      )}
    </dialog>
  )
}

/** Its box has its size before the file is loaded. */
function Stretched({ picture }: { picture: OpenablePictureView }) {
  const frame = useRef<HTMLDivElement>(null)
  const ratio = picture.width / picture.height
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--ratio', String(ratio))
  }, [ratio])
  return (
    <div ref={frame} className={styles.frame}>
      <Picture view={picture} sizes={`min(100vw, ${Math.round(ratio * 100)}vh)`} leading />
    </div>
  )
}

function StepButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.step} onClick={onPress}>
      <span className="visuallyHidden">{name}</span>
      <Arrow />
    </button>
  )
}

function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => (ref.current ? openModal(ref.current) : undefined), [])
  return ref
}

function useSwipe({ next, previous }: { next: () => void; previous: () => void }) {
  const from = useRef<Point>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      from.current = startOfSwipe(Array.from(touches))
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const direction = swipeFrom(from.current, changedTouches[0])
      if (direction === 'left') next()
      else if (direction === 'right') previous()
    },
  }
}
