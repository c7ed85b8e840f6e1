import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { OpenablePictureView } from '../../views/openable-picture.ts'
import { Arrow } from '../arrow.tsx'
import { Caption } from '../caption.tsx'
import { Cross } from '../cross.tsx'
import { Picture } from '../picture.tsx'
import { useModal } from '../use-modal.ts'
import styles from './lightbox.module.css'
import { pictureAfterKey } from './picture-after-key.ts'
import { useSwipe } from './use-swipe.ts'

export interface LightboxProps {
  readonly pictures: readonly OpenablePictureView[]
  /** The one that was pressed, counted from 0. */
  readonly first: number
  readonly onClose: () => void
}

/** One picture at a time over the page, whole and as large as fits, with all that is known of it (spec/design GR4, AX6). */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const [at, setAt] = useState(first)
  const dialog = useModal(true)
  const count = pictures.length
  const follow = (key: string) => {
    const next = pictureAfterKey(key, { at, count })
    if (next !== undefined) setAt(next)
    return next !== undefined
  }
  const swipe = useSwipe({
    next: () => follow('ArrowRight'),
    previous: () => follow('ArrowLeft'),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // With another key they are the browser's: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
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
      // One that was opened again meanwhile stays.
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
          {picture.caption && <Caption text={picture.caption} />}
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

/** As wide as the stage allows at the picture's own ratio; its box stands before its bytes. */
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
