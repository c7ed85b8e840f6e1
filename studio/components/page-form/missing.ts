import { NEEDED } from 'content/rules/finding.ts'
import { useEffect, type RefObject } from 'react'

export function missingIn(form: HTMLFormElement): Readonly<Record<string, string>> | undefined {
  const data = new FormData(form)
  const names = [...form.elements].flatMap((input) =>
    (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) &&
    isNeeded(input) &&
    input.name &&
    isEmpty(input, data)
      ? input.name
      : [],
  )
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((name) => [name, NEEDED]))
}

/**
 * A hidden input is also empty while the text in the visible input beside it is not understood. Then nothing is
 * missing, and the server says why the text is refused.
 */
function isNeeded(input: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (input.dataset['needed'] !== 'true') return input.required
  const typed = input.parentElement?.querySelector<HTMLInputElement>('input:not([type=hidden])')
  return !typed?.value.trim()
}

/** A radio button has a value even while none of its group is chosen. */
function isEmpty({ name, type, value }: HTMLInputElement | HTMLTextAreaElement, data: FormData) {
  return type === 'radio' ? !data.has(name) : !value.trim()
}

/** Radio buttons cannot have `aria-invalid`, so they have `data-refused`. */
const REFUSED = '[aria-invalid="true"], [data-refused="true"]'

/** Focuses the first refused input, each time a new `refusal` is drawn. */
export function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  refusal: object | undefined,
): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(REFUSED)?.focus()
  }, [refusal, form])
}
