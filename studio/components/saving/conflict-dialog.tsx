'use client'

import type { Conflict, Side } from 'content/saving/merge.ts'
import { useMemo, useState, type SubmitEvent } from 'react'
import { Button, useDocumentInfo } from '../payload-ui.ts'
import { findPlace } from './conflict-words.ts'
import { Dialog } from './dialog.tsx'
import type { SaveStatus, Saver } from './saver.ts'
import styles from './saving.module.css'
import { ValueInWords } from './value-in-words.tsx'

interface Props {
  readonly status: SaveStatus & { kind: 'conflict' }
  readonly saver: Saver
  readonly onClose: () => void
}

export function ConflictDialog({ status: { conflicts, saved }, saver, onClose }: Props) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const name = saved.others[0]?.by || 'somebody else'

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void saver.resolve((path) => sides[keyOf(path)] ?? 'mine')
  }

  return (
    <Dialog heading={`${name} changed the same while you were typing`} onClose={onClose}>
      <p>Nothing is lost. Choose what stays; you can go on changing it afterwards.</p>
      <form onSubmit={choose}>
        {conflicts.map((conflict) => (
          <Choice
            key={keyOf(conflict.path)}
            conflict={conflict}
            record={saved.doc}
            others={saved.others}
            onChoose={(side) => setSides({ ...sides, [keyOf(conflict.path)]: side })}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit">Save what I chose</Button>
          <Button buttonStyle="secondary" onClick={onClose}>
            Decide later
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly conflict: Conflict
  readonly record: unknown
  readonly others: Props['status']['saved']['others']
  readonly onChoose: (side: Side) => void
}

function Choice({ conflict: { path, mine, theirs }, record, others, onChoose }: ChoiceProps) {
  const { docConfig } = useDocumentInfo()
  const place = useMemo(
    () => findPlace(docConfig?.fields ?? [], path, record),
    [docConfig, path, record],
  )
  const change = others.find(({ field }) => field === path[0])
  const by = change ? `${change.by || 'the system'}, ${change.at}` : 'theirs'
  const options = [
    { side: 'mine', label: 'Mine', value: mine },
    { side: 'theirs', label: `Theirs (${by})`, value: theirs },
  ] as const
  return (
    <fieldset className={styles.choice}>
      <legend>{place.words}</legend>
      {options.map(({ side, label, value }) => (
        <label key={side} htmlFor={`${keyOf(path)} ${side}`}>
          <input
            id={`${keyOf(path)} ${side}`}
            type="radio"
            name={keyOf(path)}
            required
            onChange={() => onChoose(side)}
          />
          <strong>{label}</strong>
          <q>
            <ValueInWords place={place} value={value} />
          </q>
        </label>
      ))}
    </fieldset>
  )
}

function keyOf(path: readonly string[]): string {
  return path.join(' ')
}
