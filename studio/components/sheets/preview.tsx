import type { SheetsLook } from 'content/exchange/sheets/endpoints.ts'
import type { LookedAtRow, RowState } from 'content/exchange/sheets/look.ts'
import styles from './sheets.module.css'

interface Props {
  readonly look: SheetsLook
  readonly onConfirm: () => void
}

const STATES: Readonly<Record<RowState, string>> = {
  wrong: 'Wrong',
  changed: 'Changed',
  new: 'New',
  unchanged: 'Unchanged',
}
/** Rows are sorted and counted in this order: those with problems first. */
const ORDER: readonly RowState[] = ['wrong', 'changed', 'new', 'unchanged']
/** The browser draws at most this many rows, which is more than a person reads. */
const MOST_SHOWN = 500

export function Preview({ look, onConfirm }: Props) {
  const { rows, notices, count } = look
  const countOf = (state: RowState) => rows.filter((row) => row.state === state).length
  const sorted = ORDER.flatMap((state) => rows.filter((row) => row.state === state))
  const wrong = countOf('wrong')
  return (
    <section aria-labelledby="preview">
      <h3 id="preview">Preview</h3>
      <p>{ORDER.map((state) => `${countOf(state)} ${STATES[state].toLowerCase()}`).join(' · ')}</p>
      {notices.length > 0 && (
        <ul>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <div className={styles['actions']}>
        <button type="button" disabled={count === 0} onClick={onConfirm}>
          {count === 0
            ? 'Nothing would change'
            : `Import ${count === 1 ? '1 record' : `${count} records`} as drafts`}
        </button>
        {wrong > 0 && (
          <span>Wrong rows are left out. Mend them in the spreadsheet and choose it again.</span>
        )}
        {rows.some(isOfPictures) && (
          <span>Pictures have no drafts: visitors see a changed credit at once.</span>
        )}
      </div>
      <div className={styles['table']}>
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">State</th>
              <th scope="col">Record</th>
              <th scope="col">What changes, or what to do</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, MOST_SHOWN).map((row) => (
              <PreviewRow key={`${row.sheet} ${row.number}`} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {sorted.length > MOST_SHOWN && <p>And {sorted.length - MOST_SHOWN} more rows.</p>}
    </section>
  )
}

function isOfPictures({ isPicture, state }: LookedAtRow): boolean {
  return isPicture && state === 'changed'
}

function PreviewRow({ row }: { readonly row: LookedAtRow }) {
  const { sheet, number, state, title, changes, problems, like } = row
  return (
    <tr data-state={state}>
      <th scope="row">
        {sheet} {number}
      </th>
      <td>{STATES[state]}</td>
      <td>{title}</td>
      <td>
        {like !== undefined && <p>There is “{like}” already: this will be another one.</p>}
        <ul>
          {problems.map(({ column, message }) => (
            <li key={column + message}>
              {column && <strong>{column}: </strong>}
              {message}
            </li>
          ))}
          {changes.map(({ column, before, after }) => (
            <li key={column}>
              <strong>{column}: </strong>
              {before !== '' && <del>{shortened(before)}</del>}{' '}
              <ins>{shortened(after) || '(empty)'}</ins>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

const LONGEST = 160

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}
