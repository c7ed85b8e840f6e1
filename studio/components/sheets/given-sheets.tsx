import { FileDrop } from '../parts/file-drop.tsx'
import styles from './sheets.module.css'

interface Props {
  readonly files: readonly File[]
  readonly pasted: string
  readonly isDisabled: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onPasted: (text: string) => void
}

export function GivenSheets({ files, pasted, isDisabled, onFiles, onPasted }: Props) {
  return (
    <div className={styles['given']}>
      <FileDrop
        label="Drop a spreadsheet here, or choose it"
        accept=".xlsx,.csv,.tsv,.txt,.zip"
        isDisabled={isDisabled}
        onFiles={onFiles}
      >
        <p>XLSX or CSV, at most 10 MB. The headings are those of an export.</p>
        {files.length > 0 && (
          <p>
            {files.map(({ name }) => name).join(', ')}{' '}
            <button type="button" disabled={isDisabled} onClick={() => onFiles([])}>
              Leave out
            </button>
          </p>
        )}
      </FileDrop>
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
