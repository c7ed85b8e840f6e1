'use client'

import type { TextFieldClientProps } from 'payload'
import type { FocusEvent } from 'react'
import { TextField, useField } from '../payload-ui.ts'

/** Payload's class of a text that is being changed in place, until Enter (studio/journeys/choices.studio.test.ts). */
const CHANGED = '.multi-value-label__text--editable'

/** Payload's field, but a text that was typed without Enter is kept when the focus leaves it. */
export function WordsField(props: TextFieldClientProps) {
  const { value, setValue } = useField<readonly string[] | null>({
    potentiallyStalePath: props.path,
  })
  const words = value ?? []

  function keepTyped({ currentTarget, target }: FocusEvent<HTMLElement>) {
    if (props.readOnly) return
    if (target instanceof HTMLInputElement) addWord(target.value.trim())
    else if (target.matches(CHANGED)) {
      const texts = [...currentTarget.querySelectorAll('.multi-value-label__text')]
      changeWord(texts.indexOf(target), target.textContent.trim())
    }
  }

  function addWord(word: string) {
    const isFull = words.length >= (props.field.maxRows ?? Infinity)
    if (word && !isFull) setValue([...words, word])
  }

  /** A text that was emptied is removed, as Payload does on Enter. */
  function changeWord(index: number, word: string) {
    if (word !== words[index]) setValue(words.toSpliced(index, 1, ...(word ? [word] : [])))
  }

  return (
    <div className="field-type" onBlur={keepTyped}>
      <TextField {...props} />
    </div>
  )
}
