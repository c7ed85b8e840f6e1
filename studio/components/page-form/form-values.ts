/** By the name of the input. Of checkboxes, the values of those that are ticked. */
export type FormValues = Readonly<Record<string, File | readonly string[]>>

export function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form)
  const names = new Set([...form.elements].flatMap((element) => nameOf(element) || []))
  return Object.fromEntries([...names].map((name) => [name, readInput(data, name)]))
}

function readInput(data: FormData, name: string): FormValues[string] {
  const values = data.getAll(name)
  // A file input in which nothing was chosen has an empty file.
  const file = values.find((value) => value instanceof File && value.size > 0)
  if (file instanceof File) return file
  return values.filter((value) => typeof value === 'string')
}

/** Empty if the form has no text of this name. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function wordsOfInput(
  form: HTMLFormElement,
  name: string,
  values: readonly string[],
): { readonly label: string; readonly texts: readonly string[] } {
  const inputs = [...form.elements].filter((element) => nameOf(element) === name)
  const [first] = inputs
  const label = (first && groupOf(first)) ?? (first && labelOf(first)) ?? name
  const texts = values.map((value) => choiceOf(inputs, value) ?? value)
  return { label, texts: texts.filter((text) => text !== '') }
}

function nameOf(element: Element): string {
  return element.getAttribute('name') ?? ''
}

function groupOf(element: Element): string | undefined {
  return element.closest('fieldset')?.querySelector('legend')?.textContent.trim()
}

/** A hidden input has its label in `data-label`. */
function labelOf(element: Element): string | undefined {
  const label = element.getAttribute('data-label')
  if (label !== null) return label
  const own = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined
  return own?.firstChild?.textContent?.trim()
}

function choiceOf(inputs: readonly Element[], value: string): string | undefined {
  for (const input of inputs) {
    if (input instanceof HTMLSelectElement)
      return [...input.options].find((option) => option.value === value)?.text
    if (input instanceof HTMLInputElement && input.type === 'checkbox' && input.value === value)
      return input.labels?.[0]?.textContent.trim()
  }
  return undefined
}
