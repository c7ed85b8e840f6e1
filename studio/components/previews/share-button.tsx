'use client'

import { useState } from 'react'
import { useIsAlive } from '../parts/use-is-alive.ts'
import { useDocumentTitle } from '../payload-ui.ts'
import type { Saver } from '../saving/saver.ts'
import { usePreviewSubject } from './follow-saves.ts'
import styles from './previews.module.css'
import { ShareDialog } from './share-dialog.tsx'

export function ShareButton({ saver }: { readonly saver: Saver }) {
  const { title } = useDocumentTitle()
  const subject = usePreviewSubject()
  const isAlive = useIsAlive()
  const [isOpen, setIsOpen] = useState(false)
  if (!subject) return null
  return (
    <>
      <button
        type="button"
        className={styles.open}
        disabled={!isAlive}
        onClick={() => setIsOpen(true)}
      >
        Preview and share
      </button>
      {isOpen && (
        <ShareDialog
          heading={`Preview “${title}”`}
          subject={subject}
          save={() => saver.flush()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
