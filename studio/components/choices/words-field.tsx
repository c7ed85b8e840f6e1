'use client'

import type { TextFieldClientProps } from 'payload'
import type { FocusEvent } from 'react'
import { TextField, useField } from '../payload-ui.ts'

/** Payload's field for several texts, which also keeps a text that was typed without Enter when the focus leaves it. */
export function WordsField(props: TextFieldClientProps) {
  const { value, setValue } = useField<readonly string[] | null>({
    potentiallyStalePath: props.path,
  })

  function keepTyped({ target }: FocusEvent) {
    const word = target instanceof HTMLInputElement ? target.value.trim() : ''
    const words = value ?? []
    const isFull = words.length >= (props.field.maxRows ?? Infinity)
    if (word && !isFull && !props.readOnly) setValue([...words, word])
  }

  return (
    <div className="field-type" onBlur={keepTyped}>
      <TextField {...props} />
    </div>
  )
}
