'use client'

import { useState } from 'react'
import { Button, useDocumentInfo } from '../payload-ui.ts'
import { useSaver } from '../saving/saving-context.ts'
import { isTrouble } from '../saving/words.ts'
import { addressOf, factsInWords, type FileRecord } from './file-record.ts'
import { FocalPoint } from './focal-point.tsx'
import styles from './file.module.css'
import { ReplaceDialog } from './replace-dialog.tsx'
import { Sound } from './sound.tsx'

export function KeptFile({ record }: { readonly record: FileRecord }) {
  const facts = factsInWords(record)
  return (
    <section aria-label="File" className={styles['file']}>
      <div className={styles['head']}>
        <p>
          <strong>{record.filename ?? 'No file yet'}</strong>
          {facts && <> {facts}</>}
        </p>
        {record.hash && (
          <a className={styles['button']} href={addressOf(record, 'original')} download>
            Download the original
          </a>
        )}
        <Replace record={record} />
      </div>
      {record.hash && <Content record={record} />}
      {record.kind !== 'document' && record.kind !== 'sound' && !record.original && record.hash && (
        <p className={styles['note']}>
          The file that was first uploaded no longer exists: the original is the largest file that
          was kept.
        </p>
      )}
    </section>
  )
}

function Content({ record }: { readonly record: FileRecord }) {
  switch (record.kind) {
    case 'sound':
      return <Sound record={record} />
    case 'document':
      return null
    case 'logo':
      return <img className={styles['logo']} src={addressOf(record, 'full')} alt="" />
    default:
      return (
        <FocalPoint
          src={addressOf(record, 'medium_large')}
          width={record.width ?? 0}
          height={record.height ?? 0}
        />
      )
  }
}

/** Unsaved text is saved first, because the dialog shows the saved texts. */
function Replace({ record }: { readonly record: FileRecord }) {
  const { hasSavePermission } = useDocumentInfo()
  const [{ status }, saver] = useSaver()
  const [isOpen, setIsOpen] = useState(false)
  if (!hasSavePermission) return null
  const isSettled = status.kind === 'saved' || status.kind === 'untouched'
  return (
    <>
      <Button
        buttonStyle="secondary"
        disabled={status.kind === 'saving'}
        margin={false}
        onClick={() => void saver.flush().then(setIsOpen)}
      >
        {isSettled ? 'Replace the file …' : 'Save, then replace the file …'}
      </Button>
      {isTrouble(status) && (
        <span className={styles['note']}>
          First correct what could not be saved: the bar above says why.
        </span>
      )}
      {isOpen && <ReplaceDialog record={record} onClose={() => setIsOpen(false)} />}
    </>
  )
}
