'use client'

import { Button, useDocumentInfo } from '../payload-ui.ts'
import { Dialog } from './dialog.tsx'
import { fieldWords, valueWords } from './field-words.ts'
import type { Saver } from './saver.ts'
import styles from './saving.module.css'
import type { UnsavedCopy } from './unsaved-copies.ts'

interface Props {
  readonly offered: UnsavedCopy
  readonly saver: Saver
  readonly onClose: () => void
}

/** Text that could not be saved when the page was closed. */
export function OfferDialog({ offered, saver, onClose }: Props) {
  const { docConfig } = useDocumentInfo()
  return (
    <Dialog heading="You typed this, and it was not saved" onClose={onClose}>
      <p>The page was closed before it could be saved. It was kept in this browser.</p>
      <dl className={styles.offered}>
        {Object.entries(offered.changes).map(([name, change]) => (
          <div key={name}>
            <dt>{fieldWords(docConfig?.fields ?? [], [name], {})}</dt>
            <dd>{valueWords(change.new)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button onClick={() => void saver.answerOffer(true)}>Put it back</Button>
        <Button buttonStyle="secondary" onClick={() => void saver.answerOffer(false)}>
          Throw it away
        </Button>
      </div>
    </Dialog>
  )
}
