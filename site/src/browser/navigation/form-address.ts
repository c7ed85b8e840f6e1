/** Where a GET form leads: its path, and its fields in their order. A field without words says nothing. */
export function formAddress(form: HTMLFormElement): string {
  // Not its property, which a field of that name would hide.
  const { pathname } = new URL(form.getAttribute('action') ?? '', document.baseURI)
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') asked.append(name, value)
  }
  return asked.size === 0 ? pathname : `${pathname}?${asked}`
}
