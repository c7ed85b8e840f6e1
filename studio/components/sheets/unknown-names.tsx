import type { NameToChoose } from 'content/exchange/sheets/endpoints.ts'
import { CREATE, LEAVE_OUT } from 'content/exchange/sheets/meanings.ts'
import { useState } from 'react'
import styles from './sheets.module.css'

interface Props {
  /** Undefined while a preview is being made: the earlier names stay until then. */
  readonly names: readonly NameToChoose[] | undefined
  readonly meanings: Readonly<Record<string, string>>
  readonly onChange: (meanings: Readonly<Record<string, string>>) => void
}

const ONE: Readonly<Record<string, string>> = {
  artists: 'artist',
  venues: 'venue',
  events: 'event',
  partners: 'partner',
  media: 'picture',
  festivals: 'edition',
}

/** A name stays in the list after its meaning was chosen, so that the choice can be changed. */
export function UnknownNames({ names, meanings, onChange }: Props) {
  const [all, setAll] = useState<readonly NameToChoose[]>([])
  const next = names ? merged(all, names, meanings) : all
  if (keysOf(next) !== keysOf(all)) setAll(next)
  if (all.length === 0) return null
  const creatable = all.filter(({ key, mayBeCreated }) => mayBeCreated && !(key in meanings))
  return (
    <section aria-labelledby="names">
      <h3 id="names">Names that are not known</h3>
      <p>Until one is chosen, the rows that name it are left out.</p>
      <ul className={styles['names']}>
        {all.map((name) => (
          <li key={name.key}>
            <label>
              <span>
                {ONE[name.collection] ?? name.collection} <strong>{name.text}</strong>
              </span>
              <select
                value={meanings[name.key] ?? ''}
                onChange={({ currentTarget }) =>
                  onChange(withMeaning(meanings, name.key, currentTarget.value))
                }
              >
                <option value="">What is meant?</option>
                {name.like.map((record) => (
                  <option key={record.name} value={record.name}>
                    Did you mean {record.title}
                  </option>
                ))}
                {name.mayBeCreated && (
                  <option value={CREATE}>
                    Create the {ONE[name.collection]} {name.text}
                  </option>
                )}
                <option value={LEAVE_OUT}>Leave the name out</option>
              </select>
            </label>
          </li>
        ))}
      </ul>
      {creatable.length > 1 && (
        <button
          type="button"
          onClick={() =>
            onChange({
              ...meanings,
              ...Object.fromEntries(creatable.map(({ key }) => [key, CREATE])),
            })
          }
        >
          Create the {creatable.length} artists and venues that are left
        </button>
      )}
    </section>
  )
}

function merged(
  before: readonly NameToChoose[],
  names: readonly NameToChoose[],
  meanings: Readonly<Record<string, string>>,
): readonly NameToChoose[] {
  const chosen = before.filter(({ key }) => key in meanings)
  return [...chosen, ...names.filter(({ key }) => !chosen.some((each) => each.key === key))]
}

function keysOf(names: readonly NameToChoose[]): string {
  return JSON.stringify(names.map(({ key }) => key))
}

function withMeaning(
  meanings: Readonly<Record<string, string>>,
  key: string,
  meaning: string,
): Readonly<Record<string, string>> {
  const others = Object.entries(meanings).filter(([each]) => each !== key)
  return Object.fromEntries(meaning === '' ? others : [...others, [key, meaning]])
}
