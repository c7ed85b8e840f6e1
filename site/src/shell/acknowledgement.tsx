import { Arrow } from '../ui/icons.tsx'
import styles from './acknowledgement.module.css'

export interface AcknowledgementProps {
  readonly text: string
  /** Whether the page opens it on a first visit. The error screen does not (spec/behaviour §15.10). */
  readonly isOffered: boolean
}

const TEXT_ID = 'acknowledgement-text'

/** A closed dialog in the HTML of every page (spec/asked §2, spec/behaviour §15). `browser/shell/` opens it. */
export function Acknowledgement({ text, isOffered }: AcknowledgementProps) {
  return (
    <dialog
      data-acknowledgement=""
      data-offered={isOffered || undefined}
      className={`theme themeBlack ${styles.overlay}`}
      aria-label="Acknowledgement of Country"
      aria-describedby={TEXT_ID}
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
