'use client'

import { FINDINGS } from 'content/rules/finding.ts'
import { useEffect } from 'react'
import { fieldId } from './go-to-field.ts'
import { useDocumentInfo, useFieldPath, useFormFields, useFormSubmitted } from '../payload-ui.ts'
import { shownFindings, type ShownFinding } from './shown-findings.ts'

/**
 * The findings of one field, shown at the field. Payload's own component shows an error only after a refused save,
 * and removes it at the next one.
 */
export function FieldError({ path: givenPath }: { path?: string }) {
  const path = useFieldPath() || (givenPath ?? '')
  const own = useFindingsAt(path)
  const id = `findings-${fieldId(path)}`
  useDescribedBy({
    id,
    isDescribed: own.length > 0,
    isWrong: own.some(({ urgency }) => urgency === 'must'),
  })
  return (
    <div className="field-findings" data-field={path} id={id}>
      {own.map(({ message, urgency }) => (
        <p key={message} className={`finding finding--${urgency}`}>
          {message}
        </p>
      ))}
    </div>
  )
}

/** The findings of one field, as they are shown. */
export function useFindingsAt(path: string): readonly ShownFinding[] {
  const field = useFormFields(([fields]) => fields[path])
  const found = useFormFields(([fields]) => fields[FINDINGS])
  const state = { ...(field && { [path]: field }), ...(found && { [FINDINGS]: found }) }
  return shownFindings(state, useIsOverdue()).filter((finding) => finding.field === path)
}

/** Whether empty fields count as errors: in a public record, or after an attempt to publish. */
export function useIsOverdue(): boolean {
  const isSubmitted = useFormSubmitted()
  const { hasPublishedDoc } = useDocumentInfo()
  return isSubmitted || hasPublishedDoc
}

/** Connects the sentences to the input: Payload draws inputs without a description. */
function useDescribedBy({
  id,
  isDescribed,
  isWrong,
}: {
  id: string
  isDescribed: boolean
  isWrong: boolean
}): void {
  useEffect(() => {
    const field = document.querySelector(`#${CSS.escape(id)}`)?.closest('.field-type')
    const input = field?.querySelector('input, textarea, [contenteditable="true"]')
    // Our own inputs already have a description (`field-parts.tsx`).
    if (!input || !isDescribed || input.hasAttribute('aria-describedby')) return undefined
    input.setAttribute('aria-describedby', id)
    input.setAttribute('aria-invalid', String(isWrong))
    return () => {
      input.removeAttribute('aria-describedby')
      input.removeAttribute('aria-invalid')
    }
  }, [id, isDescribed, isWrong])
}
