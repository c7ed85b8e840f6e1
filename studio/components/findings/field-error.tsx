'use client'

import { FINDINGS } from 'content/rules/finding.ts'
import { useEffect } from 'react'
import { fieldId } from './go-to-field.ts'
import { useDocumentInfo, useFieldPath, useFormFields, useFormSubmitted } from '../payload-ui.ts'
import { shownFindings } from './shown-findings.ts'

/**
 * What is found in one field, at the field. Payload's own says it only after a save was refused, and forgets it with the
 * next one.
 */
export function FieldError({ path: givenPath }: { path?: string }) {
  const path = useFieldPath() || (givenPath ?? '')
  const field = useFormFields(([fields]) => fields[path])
  const found = useFormFields(([fields]) => fields[FINDINGS])
  const state = { ...(field && { [path]: field }), ...(found && { [FINDINGS]: found }) }
  const own = shownFindings(state, useIsOverdue()).filter((finding) => finding.field === path)
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

/** Whether what is still empty is wrong: in what is public already, and once publishing was tried. */
export function useIsOverdue(): boolean {
  const isSubmitted = useFormSubmitted()
  const { hasPublishedDoc } = useDocumentInfo()
  return isSubmitted || hasPublishedDoc
}

/** Joins the sentences to the input, which Payload draws without a place for them. */
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
    // Ours name their own parts (`field-parts.tsx`).
    if (!input || !isDescribed || input.hasAttribute('aria-describedby')) return undefined
    input.setAttribute('aria-describedby', id)
    input.setAttribute('aria-invalid', String(isWrong))
    return () => {
      input.removeAttribute('aria-describedby')
      input.removeAttribute('aria-invalid')
    }
  }, [id, isDescribed, isWrong])
}
