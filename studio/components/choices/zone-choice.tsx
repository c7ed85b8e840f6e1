'use client'

import type { TextFieldClientProps } from 'payload'
import { useMemo } from 'react'
import { mergeFieldStyles, SelectInput, useField, withCondition } from '../payload-ui.ts'
import { zoneOptions } from './zone-words.ts'

export const ZoneChoice = withCondition(function ZoneChoice(props: TextFieldClientProps) {
  const { field, readOnly } = props
  const { customComponents, disabled, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: props.path,
  })
  const options = useMemo(zoneOptions, [])
  const isKnown = !value || options.some((option) => option.value === value)
  return (
    <SelectInput
      Description={customComponents?.Description}
      Error={customComponents?.Error}
      Label={customComponents?.Label}
      description={field.admin?.description}
      isClearable={false}
      label={field.label}
      name={field.name}
      onChange={(option) => {
        if (!Array.isArray(option)) setValue(option.value)
      }}
      options={[...options, ...(isKnown ? [] : [{ value, label: value }])]}
      path={path}
      placeholder="Type to search"
      readOnly={readOnly || disabled}
      required={field.required}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={value ?? ''}
    />
  )
})
