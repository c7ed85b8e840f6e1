'use client'

import { MEDIA_KINDS } from 'content/media/media-kinds.ts'
import { FileDrop } from '../parts/file-drop.tsx'
import styles from './add-many.module.css'
import { CreditInputs } from './credit-inputs.tsx'
import { isOpen } from './new-file.ts'
import { NewFileRow } from './new-file-row.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useNewFiles } from './use-new-files.ts'

const TYPES = MEDIA_KINDS.flatMap(({ types }) => types).join(',')
const LEAVE = 'Files are not saved yet. Leave, and lose what you typed about them?'

/** Adds many files at once: drop them, describe them in a table, save. */
export function AddMany() {
  const { files, forAll, isSaving, said, setForAll, change, save, add, leaveOut } = useNewFiles()
  const open = files.filter(isOpen)
  const done = files.length - open.length
  useLeaveGuard(open.length > 0, LEAVE)

  return (
    <div className={styles['page']}>
      <div className={styles['drop']}>
        <FileDrop label="Drop files here, or choose them" accept={TYPES} onFiles={add}>
          <p>
            Photographs, logos, documents (PDF) and sounds, at most 50 MB each. Nothing is saved
            yet.
          </p>
        </FileDrop>
      </div>
      {files.length > 0 && (
        <>
          <fieldset className={styles['forAll']}>
            <legend>Credit for all photographs</legend>
            <p>
              Stands for every photograph whose own row leaves it empty. Between several artists,
              write commas.
            </p>
            <CreditInputs credit={forAll} onChange={setForAll} />
          </fieldset>
          <div className={styles['table']}>
            <table>
              <thead>
                <tr>
                  <th scope="col">File</th>
                  <th scope="col">Alternative text</th>
                  <th scope="col">Credit, where it differs</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {files.map((row) => (
                  <NewFileRow
                    key={row.key}
                    row={row}
                    forAll={forAll}
                    onChange={(changed) => change(row.key, changed)}
                    onLeaveOut={() => leaveOut(row.key)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <div className={styles['actions']}>
            <button
              type="button"
              disabled={isSaving || open.length === 0}
              onClick={() => void save()}
            >
              {isSaving
                ? 'Saving …'
                : `Save ${open.length === 1 ? '1 file' : `${open.length} files`}`}
            </button>
            <progress aria-label="Files saved" max={files.length} value={done} />
            <span>
              {done} of {files.length} saved
            </span>
          </div>
        </>
      )}
      <output className={styles['said']}>{said}</output>
      <p>
        <a href="/admin/collections/media">All pictures and files</a>
      </p>
    </div>
  )
}
