'use client'

import {
  ACCESS_GROUP_LABELS,
  ACCESS_GROUPS,
  ACCESS_LABELS,
  type AccessCode,
} from 'contract/rules/access.ts'
import type { ArrayFieldClientProps } from 'payload'
import { fieldId } from '../findings/go-to-field.ts'
import {
  useAllFormFields,
  useDocumentInfo,
  useField,
  useForm,
  withCondition,
} from '../payload-ui.ts'
import styles from './choices.module.css'

type Group = keyof typeof ACCESS_GROUPS

const ANSWERS = { yes: 'Yes', no: 'No', unknown: 'Not known' } as const
type Answer = keyof typeof ANSWERS

interface Fact {
  readonly answer: Answer
  readonly note: string
}

/** A fact that was never answered shows *Not known* and is not stored. */
export const AccessList = withCondition(function AccessList(props: ArrayFieldClientProps) {
  const { path, readOnly = false } = props
  const { customComponents } = useField({ path, hasRows: true })
  const facts = useFacts(props)
  const isVenue = useDocumentInfo().collectionSlug === 'venues'
  const groups: readonly Group[] = isVenue
    ? ['place', 'program', 'notice']
    : ['program', 'notice', 'place']
  return (
    <div className="field-type" id={fieldId(path)}>
      {customComponents?.Error}
      {groups.map((group, index) => (
        <details
          key={group}
          className={styles['access']}
          open={index === 0 || ACCESS_GROUPS[group].some((code) => facts.of(code))}
        >
          <summary>{ACCESS_GROUP_LABELS[group]}</summary>
          {ACCESS_GROUPS[group].map((code) => (
            <FactRow
              key={code}
              code={code}
              fact={facts.of(code)}
              name={`${path}-${code}`}
              onAnswer={(answer) => facts.answer(code, answer)}
              onNote={(note) => facts.note(code, note)}
              readOnly={readOnly}
            />
          ))}
        </details>
      ))}
    </div>
  )
})

function FactRow({
  code,
  fact,
  name,
  onAnswer,
  onNote,
  readOnly,
}: {
  readonly code: AccessCode
  readonly fact: Fact | undefined
  readonly name: string
  readonly onAnswer: (answer: Answer) => void
  readonly onNote: (note: string) => void
  readonly readOnly: boolean
}) {
  const label = ACCESS_LABELS[code]
  return (
    <fieldset className={`${styles['group']} ${styles['fact']}`}>
      <legend className={styles['factLabel']}>{label}</legend>
      <div className={styles['factAnswers']}>
        {(Object.keys(ANSWERS) as Answer[]).map((answer) => (
          <label key={answer} className={styles['option']}>
            <input
              checked={(fact?.answer ?? 'unknown') === answer}
              disabled={readOnly}
              name={name}
              onChange={() => onAnswer(answer)}
              type="radio"
            />
            {ANSWERS[answer]}
          </label>
        ))}
      </div>
      {fact && (
        <div className={`field-type text ${styles['factNote']}`}>
          <input
            aria-label={`Note on: ${label}`}
            disabled={readOnly}
            onChange={({ target }) => onNote(target.value)}
            placeholder="Note, if one is needed"
            type="text"
            value={fact.note}
          />
        </div>
      )}
    </fieldset>
  )
}

function useFacts({ path, schemaPath }: ArrayFieldClientProps) {
  const [fields] = useAllFormFields()
  const { addFieldRow, dispatchFields, removeFieldRow, setModified } = useForm()
  const count = fields[path]?.rows?.length ?? 0
  const valueAt = (row: number, name: string) => fields[`${path}.${row}.${name}`]?.value
  const rowOf = (code: AccessCode) =>
    Array.from({ length: count }, (_, row) => row).find((row) => valueAt(row, 'code') === code)

  function update(row: number, name: string, value: string) {
    dispatchFields({ type: 'UPDATE', path: `${path}.${row}.${name}`, value, valid: true })
    setModified(true)
  }

  return {
    of(code: AccessCode): Fact | undefined {
      const row = rowOf(code)
      if (row === undefined) return undefined
      const [answer, note] = [valueAt(row, 'value'), valueAt(row, 'note')]
      return {
        answer: answer === 'yes' || answer === 'no' ? answer : 'unknown',
        note: typeof note === 'string' ? note : '',
      }
    },
    answer(code: AccessCode, answer: Answer) {
      const row = rowOf(code)
      if (row === undefined) {
        addFieldRow({
          path,
          rowIndex: count,
          schemaPath: schemaPath ?? path,
          subFieldState: { code: stateOf(code), value: stateOf(answer), note: stateOf(null) },
        })
      } else if (answer === 'unknown' && !valueAt(row, 'note'))
        removeFieldRow({ path, rowIndex: row })
      else update(row, 'value', answer)
    },
    note(code: AccessCode, note: string) {
      const row = rowOf(code)
      if (row !== undefined) update(row, 'note', note)
    },
  }
}

function stateOf(value: string | null) {
  return { initialValue: value, valid: true, value }
}
