'use client'

import type { UploadFieldClientProps } from 'payload'
import { fieldId } from '../findings/go-to-field.ts'
import { UploadField, useField, withCondition } from '../payload-ui.ts'
import { collectionsOf, readChosen, storedOf } from './chosen.ts'
import { keyOf } from './read-choices.ts'
import styles from './record-picker.module.css'
import { RecordSearch } from './record-search.tsx'

export const PicturePicker = withCondition(function PicturePicker(props: UploadFieldClientProps) {
  const { field, readOnly = false } = props
  const { path, setValue, value, disabled, filterOptions } = useField({
    potentiallyStalePath: props.path,
  })
  const shape = {
    collections: collectionsOf(field.relationTo),
    isMany: field.hasMany === true,
    isOfSeveral: false,
  }
  const chosen = readChosen(value, shape)
  const most = shape.isMany ? (field.maxRows ?? Number.POSITIVE_INFINITY) : 1
  const id = `${fieldId(path)}-search`
  return (
    <>
      <UploadField {...props} />
      {chosen.length < most && !readOnly && !disabled && (
        <div className={`field-type text ${styles['find']}`}>
          <label className="field-label" htmlFor={id}>
            {shape.isMany ? 'Or find some' : 'Or find one'} by alternative text, credit or file name
          </label>
          <RecordSearch
            inputProps={{ id, name: id, 'aria-describedby': '', 'aria-invalid': false }}
            isOff={false}
            label="Pictures and files"
            onPick={(record) => setValue(storedOf([...chosen, record], shape))}
            placeholder="Type to search"
            scope={{ collections: shape.collections, kind: kindIn(filterOptions) }}
            shown=""
            taken={new Set(chosen.map(keyOf))}
          />
        </div>
      )}
    </>
  )
})

/** The kind of media that a field asks for (`content/fields/images.ts`). */
function kindIn(filterOptions: unknown): string | undefined {
  const { media }: { media?: unknown } = Object(filterOptions)
  const { kind }: { kind?: unknown } = Object(media)
  const { equals }: { equals?: unknown } = Object(kind)
  return typeof equals === 'string' ? equals : undefined
}
