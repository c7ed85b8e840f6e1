'use client'

import { useIsAlive } from '../parts/use-is-alive.ts'
import { Button, useDocumentInfo } from '../payload-ui.ts'
import { SavingBar } from './saving-bar.tsx'
import { useSaver } from './saving-context.ts'
import styles from './saving.module.css'

/** For a record without drafts. */
export function SaveButton() {
  const { collectionSlug, hasSavePermission } = useDocumentInfo()
  const [{ status }, saver] = useSaver()
  const isAlive = useIsAlive()
  const isBusy = status.kind === 'saving' || status.kind === 'conflict'
  return (
    <>
      {status.kind === 'untouched' && hasSavePermission && (
        <span className={styles.aside}>
          {collectionSlug === 'users' ? 'Takes effect' : 'Public'} as soon as you save
        </span>
      )}
      <SavingBar />
      {hasSavePermission && (
        <Button
          id="action-save"
          size="medium"
          disabled={!isAlive || isBusy}
          onClick={() => void saver.flush()}
        >
          Save
        </Button>
      )}
    </>
  )
}
