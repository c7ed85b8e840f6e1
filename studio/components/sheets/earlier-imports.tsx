import type { ImportState, SheetImport } from 'content/exchange/sheets/import-rows.ts'
import { instantWords } from 'content/rules/instant-words.ts'
import { useFestivalClock } from '../parts/use-festival-clock.tsx'
import styles from './sheets.module.css'

interface Props {
  readonly imports: readonly SheetImport[]
  readonly isIdle: boolean
  readonly onGoOn: (each: SheetImport) => void
  readonly onTakeBack: (each: SheetImport) => void
}

const STATES: Readonly<Record<ImportState, string>> = {
  writing: 'not finished',
  stopped: 'stopped',
  done: 'written',
  'taking back': 'partly taken back',
  'taken back': 'taken back',
}

/** `8 of 10 written` */
function stateOf({ notes, state, total, written }: SheetImport): string {
  const words = `${written} of ${total} ${STATES[state]}`
  if (state !== 'taken back') return words
  return notes.length === 0 ? `${words}: nothing of it is left` : words
}

export function EarlierImports({ imports, isIdle, onGoOn, onTakeBack }: Props) {
  const { zone } = useFestivalClock()
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">Earlier imports</h2>
      {imports.length === 0 && <p>None yet.</p>}
      <ul className={styles['imports']}>
        {imports.map((each) => (
          <li key={each.id}>
            <p>
              <strong>{each.name}</strong> · {instantWords(Date.parse(each.at), zone, 'short')} ·{' '}
              {each.who} · {stateOf(each)}
            </p>
            {each.notes.length > 0 && <Notes of={each} />}
            {each.mayTakeBack && each.state === 'writing' && (
              <button type="button" disabled={!isIdle} onClick={() => onGoOn(each)}>
                Go on with {each.name}
              </button>
            )}
            {each.mayTakeBack && each.state !== 'taken back' && each.written > 0 && (
              <button type="button" disabled={!isIdle} onClick={() => onTakeBack(each)}>
                Take back {each.name}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A longer list of notes is folded. */
const MOST_OPEN = 10

function Notes({ of: { notes, state } }: { readonly of: SheetImport }) {
  return (
    <details open={notes.length <= MOST_OPEN}>
      <summary>
        {state === 'taking back' || state === 'taken back' ? 'What stays' : 'Left out'}:{' '}
        {notes.length}
      </summary>
      <ul>
        {notes.map(({ title, message, href }) => (
          <li key={title + message}>
            {href === undefined ? title : <a href={href}>{title}</a>}: {message}
          </li>
        ))}
      </ul>
    </details>
  )
}
