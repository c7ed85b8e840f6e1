'use client'

import { use } from 'react'
import { Button, SaveButton as PayloadSaveButton, useDocumentInfo } from '../payload-ui.ts'
import { SavingBar } from './saving-bar.tsx'
import { SavingContext, useSaver } from './saving-context.ts'
import styles from './saving.module.css'

/** Saves a record without drafts, and says beside it what is saved. A new picture is sent by Payload, with its file. */
export function SaveButton() {
  const isSavedByUs = use(SavingContext) !== undefined
  return isSavedByUs ? <OwnSaveButton /> : <PayloadSaveButton />
}

function OwnSaveButton() {
  const { collectionSlug, hasSavePermission } = useDocumentInfo()
  const [{ status }, saver] = useSaver()
  const isBusy = status.kind === 'saving' || status.kind === 'conflict'
  return (
    <>
      {status.kind === 'untouched' && hasSavePermission && (
        <span className={styles.aside}>
          {collectionSlug === 'users' ? 'Holds' : 'Public'} as soon as you save
        </span>
      )}
      <SavingBar />
      {hasSavePermission && (
        <Button id="action-save" size="medium" disabled={isBusy} onClick={() => void saver.flush()}>
          Save
        </Button>
      )}
    </>
  )
}
