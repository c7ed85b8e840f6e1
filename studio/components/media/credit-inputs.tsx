import styles from './add-many.module.css'
import { VIEWS, type TypedCredit } from './new-file.ts'

interface Props {
  readonly credit: TypedCredit
  /** What stands where an input is empty. */
  readonly otherwise?: TypedCredit
  /** The file that it is of; without one it is of all. */
  readonly of?: string
  readonly onChange: (credit: TypedCredit) => void
}

const TEXTS = [
  ['artists', 'Artists'],
  ['copyright', 'Copyright'],
  ['photographer', 'Photographer'],
  ['courtesy', 'Courtesy'],
] as const

/** Who is named for a photograph, and what it is of. */
export function CreditInputs({ credit, otherwise, of, onChange }: Props) {
  const owner = of === undefined ? 'of all photographs' : `of ${of}`
  return (
    <div className={styles['credit']}>
      <label>
        What it is of <span>{owner}</span>
        <select
          value={credit.view}
          onChange={(event) => onChange({ ...credit, view: event.target.value })}
        >
          <option value="">{emptyView(otherwise)}</option>
          {VIEWS.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {TEXTS.map(([name, words]) => (
        <label key={name}>
          {words} <span>{owner}</span>
          <input
            type="text"
            value={credit[name]}
            placeholder={otherwise?.[name]}
            onChange={(event) => onChange({ ...credit, [name]: event.target.value })}
          />
        </label>
      ))}
    </div>
  )
}

/** What an empty choice comes to. */
function emptyView(otherwise: TypedCredit | undefined): string {
  const chosen = otherwise?.view || 'work'
  const words = VIEWS.find(({ value }) => value === chosen)?.words ?? chosen
  return otherwise ? `As for all: ${words}` : words
}
