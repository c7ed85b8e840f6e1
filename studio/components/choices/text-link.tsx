'use client'

import { labelText } from 'content/records/label-text.ts'
import type { TextFieldClientProps } from 'payload'
import { useEffect } from 'react'
import { FieldParts } from '../parts/field-parts.tsx'
import { useConfig, useField, useForm, useFormFields, useFormModified } from '../payload-ui.ts'
import { readChosen } from './chosen.ts'
import { usePageAt } from './link-field.tsx'
import { LinkInput, pageWords, type LinkTarget } from './link-input.tsx'
import { keyOf } from './read-choices.ts'
import { useKnown } from './use-known.ts'
import { COLLECTIONS_WITH_PAGE } from 'content/records/with-page.ts'

/**
 * The target of a link inside a formatted text. Payload has three fields for it: `linkType`, `doc` for a link to a
 * record, and `url` for an address. This component is the field `url` and writes all three.
 */
export function TextLink({ field, path: place, readOnly = false }: TextFieldClientProps) {
  const { disabled, path, setValue, value } = useField<string | null>({
    potentiallyStalePath: place,
  })
  const { dispatchFields } = useForm()
  const record = useRecord()
  const page = usePageAt(record ? '' : (value ?? ''))
  useCheckOnlyOnSave()

  function change(target: LinkTarget | undefined) {
    const owner = target && 'page' in target ? target.page.record : undefined
    const doc = owner ? { relationTo: owner.collection, value: owner.id } : null
    dispatchFields({ type: 'UPDATE', path: 'linkType', value: doc ? 'internal' : 'custom' })
    dispatchFields({ type: 'UPDATE', path: 'doc', value: doc })
    // The error of the earlier address does not belong to the new one.
    dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
    setValue(doc || !target ? '' : 'page' in target ? target.page.path : target.address)
  }

  return (
    <FieldParts field={field} path={path} look="text">
      {(inputProps) => (
        <LinkInput
          inputProps={inputProps}
          isOff={readOnly || disabled}
          note={record?.note ?? (page && pageWords({ kind: page.kind, path: value ?? '' }))}
          onChange={change}
          shown={record?.title ?? page?.title ?? value ?? ''}
        />
      )}
    </FieldParts>
  )
}

/**
 * Lets Payload check the form of a link on *Save changes* only. By itself Payload also checks it on the server after
 * every change, and drops the response to an earlier check. A check that is sent just after *Save changes* would make
 * the save use an older result: it would accept a wrong address or refuse a right one.
 */
function useCheckOnlyOnSave(): void {
  const isModified = useFormModified()
  const { setModified } = useForm()
  useEffect(() => {
    if (isModified) setModified(false)
  }, [isModified, setModified])
}

function useRecord(): { readonly title: string; readonly note: string } | undefined {
  const isInternal = useFormFields(([fields]) => fields['linkType']?.value === 'internal')
  const doc = useFormFields(([fields]) => fields['doc']?.value)
  const { getEntityConfig } = useConfig()
  const chosen = isInternal ? readChosen(doc, { collections: COLLECTIONS_WITH_PAGE }) : []
  const { known } = useKnown(chosen)
  const [record] = chosen
  if (!record) return undefined
  const { singular } = getEntityConfig({ collectionSlug: record.collection }).labels
  return {
    title: known.get(keyOf(record))?.title ?? '…',
    note: `${labelText(singular)} · its page, wherever it moves`,
  }
}
