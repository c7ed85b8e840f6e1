import { useId, useState, type DragEvent } from 'react'
import styles from './sheets.module.css'

interface Props {
  readonly files: readonly File[]
  readonly pasted: string
  readonly isDisabled: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onPasted: (text: string) => void
}

/** Where files are dropped or chosen, and rows are pasted. */
export function GivenSheets({ files, pasted, isDisabled, onFiles, onPasted }: Props) {
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <div className={styles['given']}>
      <div
        className={styles['drop']}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <label htmlFor={id}>Drop a spreadsheet here, or choose it</label>
        <input
          id={id}
          type="file"
          multiple
          disabled={isDisabled}
          accept=".xlsx,.csv,.tsv,.txt,.zip"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            // The same file may be chosen again after it was changed.
            currentTarget.value = ''
          }}
        />
        <p>XLSX or CSV, at most 10 MB. The headings are those of an export.</p>
        {files.length > 0 && (
          <p>
            {files.map(({ name }) => name).join(', ')}{' '}
            <button type="button" disabled={isDisabled} onClick={() => onFiles([])}>
              Leave out
            </button>
          </p>
        )}
      </div>
      <label className={styles['paste']}>
        Or paste rows here, with their headings
        <textarea
          rows={5}
          value={pasted}
          disabled={isDisabled}
          spellCheck={false}
          onChange={({ currentTarget }) => onPasted(currentTarget.value)}
        />
      </label>
    </div>
  )
}
