'use client'

import { MEDIA_KINDS } from 'content/media/media-kinds.ts'
import { FileDrop } from '../parts/file-drop.tsx'
import { OfferInPage } from '../saving/offered-text.tsx'
import { useLeaveGuard } from '../saving/use-leave-guard.ts'
import styles from './add-many.module.css'
import { CreditInputs } from './credit-inputs.tsx'
import { creditWords, keptWords, type KeptFiles } from './kept-files.ts'
import { isOpen } from './new-file.ts'
import { NewFileRow } from './new-file-row.tsx'
import { useNewFiles } from './use-new-files.ts'

const TYPES = MEDIA_KINDS.flatMap(({ types }) => types).join(',')
const LEAVE =
  'Files are not saved yet. Leave? What you typed is kept in this browser, the files are not.'

export function AddMany() {
  const {
    files,
    forAll,
    isSaving,
    said,
    offered,
    awaited,
    setForAll,
    change,
    save,
    add,
    leaveOut,
    answerOffer,
  } = useNewFiles()
  const open = files.filter(isOpen)
  const done = files.length - open.length
  useLeaveGuard(open.length > 0, LEAVE)

  return (
    <div className={styles['page']}>
      {offered && (
        <OfferInPage
          lines={linesOf(offered)}
          files={offered.rows.map(({ name }) => name)}
          onAnswer={answerOffer}
        />
      )}
      <div className={styles['drop']}>
        <FileDrop label="Drop files here, or choose them" accept={TYPES} onFiles={add}>
          <p>
            Photographs, logos, documents (PDF) and sounds, at most 50 MB each. Nothing is saved
            yet.
          </p>
          {awaited.length > 0 && (
            <p>
              Choose <strong>{awaited.join(', ')}</strong> again: the words that you typed are then
              put beside it.
            </p>
          )}
        </FileDrop>
      </div>
      {files.length > 0 && (
        <>
          <fieldset className={styles['forAll']}>
            <legend>Credit for all photographs</legend>
            <p>
              Used for every photograph whose own row is empty. Separate several artists with
              commas.
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

function linesOf({ forAll, rows }: KeptFiles) {
  const credit = { name: '', words: 'Credit for all photographs', value: creditWords(forAll) }
  const files = rows.map((row) => ({ name: row.name, words: row.name, value: keptWords(row) }))
  return [credit, ...files].filter(({ value }) => value !== '')
}
