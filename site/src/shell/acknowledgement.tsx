import { Arrow } from '../ui/arrow.tsx'
import styles from './acknowledgement.module.css'
import type { AcknowledgementState } from './use-acknowledgement.ts'
import { useModal } from '../ui/use-modal.ts'

export interface AcknowledgementProps {
  readonly text: string
  readonly acknowledgement: AcknowledgementState
  /** Whether it opens by itself on a first visit. */
  readonly isOffered: boolean
}

const TEXT_ID = 'acknowledgement-text'

/**
 * The Acknowledgement of Country: a closed dialog in every page's HTML, the same for everyone (spec/asked §2,
 * spec/behaviour §15). A click anywhere, Enter, Space and Escape do the same.
 */
export function Acknowledgement({ text, acknowledgement, isOffered }: AcknowledgementProps) {
  const dialog = useModal(acknowledgement.isOpen)
  return (
    // The whole surface takes the click; for the keyboard there are the button and Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      data-offered={isOffered || undefined}
      // It may be open already.
      suppressHydrationWarning
      className={`theme themeBlack ${styles.overlay}`}
      aria-label="Acknowledgement of Country"
      aria-describedby={TEXT_ID}
      onClick={acknowledgement.accept}
      // Escape, before it closes the dialog; a browser may also close it without asking.
      onCancel={acknowledgement.accept}
      onClose={acknowledgement.accept}
    >
      <p className={styles.name}>Acknowledgement of Country</p>
      <p id={TEXT_ID} className={styles.text}>
        {text}
      </p>
      <button type="button" className={styles.enter}>
        Enter <Arrow />
      </button>
    </dialog>
  )
}
