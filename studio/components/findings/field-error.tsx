'use client'

import { FINDINGS } from 'content/rules/finding.ts'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { useDocumentInfo, useFieldPath, useFormFields, useFormSubmitted } from '../payload-ui.ts'
import { shownFindings, type ShownFinding } from './shown-findings.ts'

/** Payload's own component shows an error only after a refused save, and removes it at the next save. */
export function FieldError({ path: givenPath }: { path?: string }) {
  const path = useFieldPath() || (givenPath ?? '')
  const own = useFindingsAt(path)
  const sentences = useRef<HTMLDivElement>(null)
  // The form below a drawer may have a field with the same path.
  const id = useId()
  useDescribedBy({
    sentences,
    isDescribed: own.length > 0,
    isWrong: own.some(({ urgency }) => urgency === 'must'),
  })
  return (
    <div className="field-findings" data-field={path} id={id} ref={sentences}>
      {own.map(({ message, urgency }) => (
        <p key={message} className={`finding finding--${urgency}`}>
          {message}
        </p>
      ))}
    </div>
  )
}

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

/** Payload draws inputs without a description. */
function useDescribedBy({
  sentences,
  isDescribed,
  isWrong,
}: {
  sentences: RefObject<HTMLElement | null>
  isDescribed: boolean
  isWrong: boolean
}): void {
  useEffect(() => {
    const { current } = sentences
    const field = current?.closest('.field-type')
    const input = field?.querySelector('input, textarea, [contenteditable="true"]')
    // Our own inputs already have a description (`parts/field-parts.tsx`).
    if (!current || !input || !isDescribed || input.hasAttribute('aria-describedby'))
      return undefined
    input.setAttribute('aria-describedby', current.id)
    input.setAttribute('aria-invalid', String(isWrong))
    return () => {
      input.removeAttribute('aria-describedby')
      input.removeAttribute('aria-invalid')
    }
  }, [sentences, isDescribed, isWrong])
}
