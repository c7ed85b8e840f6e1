import { NEEDED } from 'content/rules/finding.ts'
import { useEffect, type RefObject } from 'react'

/** The empty inputs of a form that are needed, each with what is said at it; undefined if nothing is missing. */
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

/** A hidden input is empty, too, while the text beside it is not understood: that is no empty input, and the server says why. */
function isNeeded(input: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (input.dataset['needed'] !== 'true') return input.required
  const typed = input.parentElement?.querySelector<HTMLInputElement>('input:not([type=hidden])')
  return !typed?.value.trim()
}

/** A radio button has a value also while none of its group is chosen. */
function isEmpty({ name, type, value }: HTMLInputElement | HTMLTextAreaElement, data: FormData) {
  return type === 'radio' ? !data.has(name) : !value.trim()
}

/** Radio buttons have no `aria-invalid`. */
const REFUSED = '[aria-invalid="true"], [data-refused="true"]'

/** Moves the focus to the first refused input, each time a new `refusal` is drawn. */
export function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  refusal: object | undefined,
): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(REFUSED)?.focus()
  }, [refusal, form])
}
