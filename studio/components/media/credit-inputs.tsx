import styles from './add-many.module.css'
import { VIEWS, type TypedCredit } from './new-file.ts'

interface Props {
  readonly credit: TypedCredit
  /** The credit of all photographs. It is used for every input that is empty here. */
  readonly otherwise?: TypedCredit
  /** The name of the credited file; absent for the credit of all photographs. */
  readonly of?: string
  readonly onChange: (credit: TypedCredit) => void
}

const TEXTS = [
  ['artists', 'Artists'],
  ['copyright', 'Copyright'],
  ['photographer', 'Photographer'],
  ['courtesy', 'Courtesy'],
] as const

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

/** The words for the empty choice: the view that is used while none is chosen. */
function emptyView(otherwise: TypedCredit | undefined): string {
  const chosen = otherwise?.view || 'work'
  const words = VIEWS.find(({ value }) => value === chosen)?.words ?? chosen
  return otherwise ? `As for all: ${words}` : words
}
