import { NEEDED } from 'content/rules/finding.ts'

/** The empty inputs of a form that are needed, each with what is said at it; undefined if nothing is missing. */
export function missingIn(form: HTMLFormElement): Readonly<Record<string, string>> | undefined {
  const names = [...form.elements].flatMap((input) =>
    (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) &&
    isNeeded(input) &&
    input.name &&
    !input.value.trim()
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

/** The first input that was refused gets the focus. Called when the refusal is drawn. */
export function focusOnProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
