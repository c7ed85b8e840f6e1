'use client'

import type { NumberFieldClientProps } from 'payload'
import { FieldParts } from '../parts/field-parts.tsx'
import { useField, withCondition } from '../payload-ui.ts'

const MB = 1_000_000
/** Two decimals: 10 kB. */
const DECIMALS = 100

/** Typed in megabytes, stored in bytes. */
export const SizeField = withCondition(function SizeField(props: NumberFieldClientProps) {
  const { disabled, path, setValue, value } = useField<number | null>({
    potentiallyStalePath: props.path,
  })
  const shown = typeof value === 'number' ? Math.round((value / MB) * DECIMALS) / DECIMALS : ''
  return (
    <FieldParts field={props.field} path={path} look="number">
      {(input) => (
        <input
          {...input}
          type="number"
          min={0}
          step="any"
          defaultValue={shown}
          disabled={disabled || props.readOnly === true}
          onChange={({ target: { valueAsNumber: size } }) =>
            setValue(Number.isNaN(size) ? null : Math.round(size * MB))
          }
        />
      )}
    </FieldParts>
  )
})
