'use client'

import { labelText } from 'content/records/label-text.ts'
import type { CollectionSlug, RelationshipFieldClientProps } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldParts, type InputProps } from '../parts/field-parts.tsx'
import {
  useDocumentDrawer,
  useDocumentInfo,
  useField,
  useFormFields,
  withCondition,
} from '../payload-ui.ts'
import { collectionsOf, moved, readChosen, storedOf, type ChosenShape } from './chosen.ts'
import { keyOf, type Chosen } from './read-choices.ts'
import styles from './record-picker.module.css'
import { RecordRow, Thumbnail } from './record-row.tsx'
import { RecordSearch } from './record-search.tsx'
import { useKnown } from './use-known.ts'

/** Searches the same fields as the records' list, and shows the edition's own records first. */
export const RecordPicker = withCondition(function RecordPicker(
  props: RelationshipFieldClientProps,
) {
  const { field, readOnly = false } = props
  const { path, setValue, value, disabled } = useField({ potentiallyStalePath: props.path })
  const shape: ChosenShape = {
    collections: collectionsOf(field.relationTo),
    isMany: field.hasMany === true,
    isOfSeveral: Array.isArray(field.relationTo),
  }
  const chosen = readChosen(value, shape)
  const picker: Picker = {
    chosen,
    change: (next) => setValue(storedOf(next, shape)),
    label: labelText(field.label),
    scope: { collections: shape.collections, edition: useEdition() },
    isOff: readOnly || disabled,
    most: field.maxRows ?? Number.POSITIVE_INFINITY,
    mayCreate: field.admin?.allowCreate !== false,
    records: useKnown(chosen),
  }
  return (
    <FieldParts field={field} path={path} look="text">
      {(inputProps) =>
        shape.isMany ? (
          <ManyRecords inputProps={inputProps} picker={picker} />
        ) : (
          <OneRecord inputProps={inputProps} picker={picker} />
        )
      }
    </FieldParts>
  )
})

interface Picker {
  readonly chosen: readonly Chosen[]
  readonly change: (chosen: readonly Chosen[]) => void
  readonly label: string
  readonly scope: {
    readonly collections: readonly CollectionSlug[]
    readonly edition: number | undefined
  }
  readonly isOff: boolean
  readonly most: number
  readonly mayCreate: boolean
  readonly records: ReturnType<typeof useKnown>
}

interface PickerProps {
  readonly inputProps: InputProps
  readonly picker: Picker
}

function OneRecord({ inputProps, picker }: PickerProps) {
  const { chosen, change, isOff, label, mayCreate, records, scope } = picker
  const [created, setCreated] = useState<string>()
  const [record] = chosen
  const shown = record && shownOf(record, records)
  return (
    <>
      <div className={styles['one']}>
        {shown && <Thumbnail src={shown.picture} />}
        <RecordSearch
          inputProps={inputProps}
          isOff={isOff}
          label={label}
          mayCreate={mayCreate}
          onEmptied={() => change([])}
          onPick={(picked, isNew) => {
            if (isNew) setCreated(keyOf(picked))
            change([picked])
          }}
          placeholder="Type to search"
          scope={scope}
          shown={shown?.title ?? ''}
          taken={new Set(chosen.map(keyOf))}
        />
        {record && shown && (
          <EditRecord
            key={keyOf(record)}
            isOpenAtOnce={keyOf(record) === created}
            onSaved={() => void records.readAgain(record)}
            record={record}
            title={shown.title}
          />
        )}
        {shown && !isOff && (
          <button
            aria-label={`Remove ${shown.title}`}
            className={styles['act']}
            onClick={() => {
              change([])
              focusOn(inputProps)
            }}
            type="button"
          >
            ×
          </button>
        )}
      </div>
      {shown?.words && <p className={styles['note']}>{shown.words}</p>}
    </>
  )
}

function ManyRecords({ inputProps, picker }: PickerProps) {
  const { chosen, change, isOff, label, mayCreate, most, records, scope } = picker
  const [created, setCreated] = useState<string>()
  const [said, setSaid] = useState('')

  const move = (index: number, by: 1 | -1, button: HTMLElement, title: string) => {
    const next = moved(chosen, index, by)
    if (next === chosen) return
    // The button loses the focus when its row is moved in the page, so it is focused again.
    flushSync(() => change(next))
    button.focus()
    setSaid(`${title} is now number ${index + by + 1} of ${chosen.length}.`)
  }
  const remove = (record: Chosen, title: string) => {
    flushSync(() => change(chosen.filter((each) => keyOf(each) !== keyOf(record))))
    focusOn(inputProps)
    setSaid(`${title} is removed.`)
  }

  return (
    <>
      {chosen.length > 0 && (
        <ol aria-label={label} className={styles['list']}>
          {chosen.map((record, index) => {
            const shown = shownOf(record, records)
            return (
              <li key={keyOf(record)}>
                <RecordRow record={shown} />
                <span className={styles['acts']}>
                  <EditRecord
                    isOpenAtOnce={keyOf(record) === created}
                    onSaved={() => void records.readAgain(record)}
                    record={record}
                    title={shown.title}
                  />
                  {!isOff && (
                    <>
                      <MoveButton
                        isEnd={index === 0}
                        label={`Move ${shown.title} up`}
                        onMove={(button) => move(index, -1, button, shown.title)}
                        words="↑"
                      />
                      <MoveButton
                        isEnd={index === chosen.length - 1}
                        label={`Move ${shown.title} down`}
                        onMove={(button) => move(index, 1, button, shown.title)}
                        words="↓"
                      />
                      <button
                        aria-label={`Remove ${shown.title}`}
                        className={styles['act']}
                        onClick={() => remove(record, shown.title)}
                        type="button"
                      >
                        ×
                      </button>
                    </>
                  )}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {chosen.length < most ? (
        <RecordSearch
          inputProps={inputProps}
          isOff={isOff}
          label={label}
          mayCreate={mayCreate}
          onPick={(picked, isNew) => {
            if (isNew) setCreated(keyOf(picked))
            change([...chosen, picked])
          }}
          placeholder="Type to search, and add"
          scope={scope}
          shown=""
          taken={new Set(chosen.map(keyOf))}
        />
      ) : (
        <p className={styles['note']}>{most} is the most: remove one to add another.</p>
      )}
      <output className={styles['said']}>{said}</output>
    </>
  )
}

function focusOn({ id }: InputProps): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
}

interface MoveButtonProps {
  readonly label: string
  readonly words: string
  readonly isEnd: boolean
  readonly onMove: (button: HTMLElement) => void
}

/** At an end of the list the button does nothing. It is not `disabled`, so that it keeps the focus. */
function MoveButton({ label, words, isEnd, onMove }: MoveButtonProps) {
  return (
    <button
      aria-disabled={isEnd}
      aria-label={label}
      className={styles['act']}
      onClick={(event) => onMove(event.currentTarget)}
      type="button"
    >
      {words}
    </button>
  )
}

interface EditRecordProps {
  readonly record: Chosen
  readonly title: string
  readonly isOpenAtOnce: boolean
  readonly onSaved: () => void
}

function EditRecord({ record, title, isOpenAtOnce, onSaved }: EditRecordProps) {
  const [Drawer, , { openDrawer }] = useDocumentDrawer({
    collectionSlug: record.collection,
    id: record.id,
  })
  const isNew = useRef(isOpenAtOnce)
  useEffect(() => {
    if (!isNew.current) return
    isNew.current = false
    openDrawer()
  }, [openDrawer])
  return (
    <>
      <button
        aria-label={`Edit ${title}`}
        className={styles['act']}
        onClick={openDrawer}
        type="button"
      >
        Edit
      </button>
      <Drawer onSave={onSaved} />
    </>
  )
}

function shownOf(record: Chosen, { known }: Picker['records']) {
  const key = keyOf(record)
  const missing = { title: known.has(key) ? 'A record that is gone' : '…', words: '' }
  return known.get(key) ?? { ...missing, picture: undefined }
}

/** The id of the edition whose records are listed first: the edition of the form. */
export function useEdition(): number | undefined {
  const { collectionSlug, id } = useDocumentInfo()
  const festival = useFormFields(([fields]) => fields['festival']?.value)
  if (collectionSlug === 'festivals') return id === undefined ? undefined : Number(id)
  return typeof festival === 'number' ? festival : undefined
}
