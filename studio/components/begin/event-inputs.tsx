'use client'

import { useState } from 'react'
import styles from './begin.module.css'

interface Props {
  readonly types: readonly {
    readonly key: string
    readonly singular: string
    readonly kind: string
  }[]
  readonly venues: readonly { readonly id: number; readonly title: string }[]
  /** The first and the last day of the edition. */
  readonly day: string
  readonly last: string
}

/** The inputs of the first event: days for an exhibition, times for an event that takes place once. */
export function EventInputs({ types, venues, day, last }: Props) {
  const [type, setType] = useState(types[0]?.key ?? '')
  const isTimed = types.find(({ key }) => key === type)?.kind === 'timed'
  return (
    <>
      <label>
        Title
        <input name="title" required />
      </label>
      <div className={styles.row}>
        <label>
          What it is
          <select name="type" value={type} onChange={({ target }) => setType(target.value)}>
            {types.map(({ key, singular }) => (
              <option key={key} value={key}>
                {singular}
              </option>
            ))}
          </select>
        </label>
        <label>
          Venue
          <select name="venue">
            {venues.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label>
        In one sentence
        <input name="teaser" required />
      </label>
      {isTimed ? (
        <div className={styles.row}>
          <label>
            Begins
            <input name="start" type="datetime-local" defaultValue={`${day}T18:00`} required />
          </label>
          <label>
            Ends
            <input name="end" type="datetime-local" defaultValue={`${day}T19:00`} required />
          </label>
        </div>
      ) : (
        <div className={styles.row}>
          <label>
            First day
            <input name="first" type="date" defaultValue={day} required />
          </label>
          <label>
            Last day
            <input name="last" type="date" defaultValue={last} required />
          </label>
        </div>
      )}
      <label className={styles.box}>
        <input type="checkbox" name="free" value="yes" defaultChecked /> Free
      </label>
    </>
  )
}
