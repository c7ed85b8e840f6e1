/** The address that a GET form leads to: its path, and its fields in order without the empty ones. */
export function formAddress(form: HTMLFormElement): string {
  // By attribute: a field named `action` would hide the form's property.
  const { pathname } = new URL(form.getAttribute('action') ?? '', document.baseURI)
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') asked.append(name, value)
  }
  return asked.size === 0 ? pathname : `${pathname}?${asked}`
}
