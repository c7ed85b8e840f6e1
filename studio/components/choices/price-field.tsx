'use client'

import {
  choosePrice,
  PRICE_CHOICES,
  priceChoice,
  type PriceChoice,
  type PriceFields,
} from 'contract/rules/price-choice.ts'
import type { GroupFieldClientProps } from 'payload'
import { useState } from 'react'
import { fieldId } from '../findings/go-to-field.ts'
import {
  FieldDescription,
  FieldLabel,
  RenderFields,
  useField,
  withCondition,
} from '../payload-ui.ts'
import styles from './choices.module.css'

/** If somebody changes the choice and changes it back while the form is open, the earlier values return. */
export const PriceField = withCondition(function PriceField(props: GroupFieldClientProps) {
  const { field, path, readOnly = false } = props
  const price = usePrice(path)
  const [typed, setTyped] = useState<PriceFields>({})
  // While the words are still empty, the stored values do not show that the choice is a price in words.
  const [awaitsWords, setAwaitsWords] = useState(false)
  const choice = awaitsWords && !price.value.label ? 'words' : priceChoice(price.value)

  function pick(next: PriceChoice) {
    const before = { ...typed, ...withoutEmpty(price.value) }
    setTyped(before)
    setAwaitsWords(next === 'words')
    price.set(choosePrice(next, { ...before, free: price.value.free }))
  }

  return (
    <fieldset className={`field-type ${styles['group']}`} id={fieldId(path)}>
      <legend className={styles['legend']}>
        <FieldLabel as="span" label={field.label || 'Price'} path={path} />
      </legend>
      <div className={styles['options']}>
        {(Object.keys(PRICE_CHOICES) as PriceChoice[]).map((each) => (
          <label key={each} className={styles['option']}>
            <input
              checked={choice === each}
              disabled={readOnly}
              name={`${path}-choice`}
              onChange={() => pick(each)}
              type="radio"
              value={each}
            />
            {PRICE_CHOICES[each]}
          </label>
        ))}
      </div>
      {choice === undefined && (
        <p className={styles['problem']} role="alert">
          This price is both free and {price.value.from || price.value.concession} dollars. Visitors
          read “Free”: choose which it is.
        </p>
      )}
      {choice === 'words' && (
        <>
          <PriceInputs {...props} names={['label']} />
          <label className={styles['option']}>
            <input
              checked={price.value.free === true}
              disabled={readOnly}
              onChange={({ target }) =>
                price.set({ ...price.value, free: target.checked, from: null, concession: null })
              }
              type="checkbox"
            />
            It costs nothing
          </label>
        </>
      )}
      {(choice === 'amount' || (choice === 'words' && !price.value.free)) && (
        <PriceInputs {...props} names={['from', 'concession']} />
      )}
      {choice === 'words' && !price.value.free && (
        <FieldDescription
          description="Visitors read the words. The amounts are for search engines and may be left empty."
          path={path}
        />
      )}
    </fieldset>
  )
})

function PriceInputs({
  field,
  names,
  path,
  permissions,
  readOnly = false,
  schemaPath,
}: GroupFieldClientProps & { readonly names: readonly string[] }) {
  const fields = field.fields
    .map((each) => (each.type === 'row' ? { ...each, fields: each.fields.filter(isNamed) } : each))
    .filter((each) => (each.type === 'row' ? each.fields.length > 0 : isNamed(each)))

  function isNamed(each: object): boolean {
    return 'name' in each && typeof each.name === 'string' && names.includes(each.name)
  }

  return (
    <RenderFields
      fields={fields}
      forceRender
      margins="small"
      parentIndexPath=""
      parentPath={path}
      parentSchemaPath={schemaPath ?? path}
      permissions={permissions === true ? permissions : (permissions?.fields ?? true)}
      readOnly={readOnly}
    />
  )
}

function usePrice(path: string) {
  const free = useField<boolean | null>({ path: `${path}.free` })
  const from = useField<number | null>({ path: `${path}.from` })
  const concession = useField<number | null>({ path: `${path}.concession` })
  const label = useField<string | null>({ path: `${path}.label` })
  const value: PriceFields = {
    free: free.value,
    from: from.value,
    concession: concession.value,
    label: label.value,
  }
  const set = (next: PriceFields) => {
    free.setValue(next.free)
    from.setValue(next.from)
    concession.setValue(next.concession)
    label.setValue(next.label)
  }
  return { value, set }
}

function withoutEmpty(price: PriceFields): PriceFields {
  return Object.fromEntries(Object.entries(price).filter(([, value]) => value || value === 0))
}
