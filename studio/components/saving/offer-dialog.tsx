'use client'

import { useMemo } from 'react'
import { Button, useDocumentInfo } from '../payload-ui.ts'
import { findPlace } from './conflict-words.ts'
import { Dialog } from './dialog.tsx'
import type { Saver } from './saver.ts'
import styles from './saving.module.css'
import type { UnsavedCopy } from './unsaved-copies.ts'
import { ValueInWords } from './value-in-words.tsx'

interface Props {
  readonly offered: UnsavedCopy
  readonly saver: Saver
  readonly onClose: () => void
}

/** Offers the text of an earlier page that was closed before the text was saved. */
export function OfferDialog({ offered, saver, onClose }: Props) {
  const { docConfig } = useDocumentInfo()
  const changes = useMemo(
    () =>
      Object.entries(offered.changes).map(([name, change]) => ({
        name,
        place: findPlace(docConfig?.fields ?? [], [name], {}),
        value: change.new,
      })),
    [docConfig, offered],
  )
  return (
    <Dialog heading="You typed this, and it was not saved" onClose={onClose}>
      <p>The page was closed before it could be saved. It was kept in this browser.</p>
      <dl className={styles.offered}>
        {changes.map(({ name, place, value }) => (
          <div key={name}>
            <dt>{place.words}</dt>
            <dd>
              <ValueInWords place={place} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button onClick={() => void saver.answerOffer(true)}>Put it back</Button>
        <Button buttonStyle="secondary" onClick={() => void saver.answerOffer(false)}>
          Throw it away
        </Button>
        <Button buttonStyle="secondary" onClick={onClose}>
          Decide later
        </Button>
      </div>
    </Dialog>
  )
}
