'use client'

import { useMemo } from 'react'
import { Button, useDocumentInfo } from '../payload-ui.ts'
import { findPlace } from './conflict-words.ts'
import { Dialog } from './dialog.tsx'
import { OFFER, OfferedText } from './offered-text.tsx'
import type { Saver } from './saver.ts'
import type { UnsavedCopy } from './unsaved-copies.ts'
import { ValueInWords } from './value-in-words.tsx'

interface Props {
  readonly offered: UnsavedCopy
  readonly saver: Saver
  readonly onClose: () => void
}

export function OfferDialog({ offered, saver, onClose }: Props) {
  const { docConfig } = useDocumentInfo()
  const lines = useMemo(
    () =>
      Object.entries(offered.changes).map(([name, change]) => {
        const place = findPlace(docConfig?.fields ?? [], [name], {})
        const value = <ValueInWords place={place} value={change.new} />
        return { name, words: place.words, value }
      }),
    [docConfig, offered],
  )
  return (
    <Dialog heading={OFFER} onClose={onClose}>
      <OfferedText
        lines={lines}
        files={offered.files}
        onAnswer={(isWanted) => void saver.answerOffer(isWanted)}
      >
        <Button buttonStyle="secondary" onClick={onClose}>
          Decide later
        </Button>
      </OfferedText>
    </Dialog>
  )
}
