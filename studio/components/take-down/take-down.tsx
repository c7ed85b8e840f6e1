'use client'

import { useState } from 'react'
import { PopupList, useDocumentInfo, useFormFields } from '../payload-ui.ts'
import { useSaver } from '../saving/saving-context.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'

/** Replaces Payload's *Unpublish*, which does not say what it does. */
export function TakeDown() {
  const { collectionSlug, hasPublishedDoc, hasPublishPermission, id } = useDocumentInfo()
  const isWithdrawn = useFormFields(([fields]) => fields['withdrawn']?.value === true)
  const [, saver] = useSaver()
  const [isOpen, setIsOpen] = useState(false)
  const isOffered = hasPublishPermission && hasPublishedDoc && !isWithdrawn
  if (collectionSlug === undefined || id === undefined || !isOffered) return null
  return (
    <>
      <PopupList.Button id="action-take-down" onClick={() => setIsOpen(true)}>
        Take down …
      </PopupList.Button>
      {isOpen && (
        <TakeDownDialog
          record={`/api/${collectionSlug}/${id}`}
          saver={saver}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
