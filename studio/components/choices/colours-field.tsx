'use client'

import type { Colours } from 'content/rules/colours.ts'
import type { GroupFieldClientProps } from 'payload'
import { FieldError } from '../findings/field-error.tsx'
import { fieldId } from '../findings/go-to-field.ts'
import { FieldDescription, useField, useFormFields, withCondition } from '../payload-ui.ts'
import { ColourSwatches } from './colours.tsx'
import { useEditions } from './editions.tsx'

export const ColoursField = withCondition(function ColoursField(props: GroupFieldClientProps) {
  const { field, path, readOnly = false } = props
  const color = useField<string | null>({ path: `${path}.color` })
  const backgroundColor = useField<string | null>({ path: `${path}.backgroundColor` })
  const accentColor = useField<string | null>({ path: `${path}.accentColor` })
  const fields = { color, backgroundColor, accentColor }
  const own: Colours = {
    color: color.value,
    backgroundColor: backgroundColor.value,
    accentColor: accentColor.value,
  }

  return (
    <div className="field-type group-field group-field--top-level" id={fieldId(path)}>
      <h3>{typeof field.label === 'string' ? field.label : 'Colours'}</h3>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
      <ColourSwatches
        own={own}
        base={useEditionColours()}
        onChange={readOnly ? undefined : (name, colour) => fields[name].setValue(colour)}
        idOf={(name) => fieldId(fields[name].path)}
        errors={{
          color: <FieldError path={color.path} />,
          backgroundColor: <FieldError path={backgroundColor.path} />,
          accentColor: <FieldError path={accentColor.path} />,
        }}
      />
    </div>
  )
})

function useEditionColours(): Colours | undefined {
  const festival = useFormFields(([fields]) => fields['festival']?.value)
  return useEditions()?.find(({ id }) => id === festival)?.theme
}
