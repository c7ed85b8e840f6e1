import { isReservedPath } from 'contract/rules/reserved.ts'
import type { Navigation } from './navigation.ts'

/** Makes navigations of the forms that ask for a page of this site, behind the listeners of others; no other is touched. */
export function followForms({ go }: Pick<Navigation, 'go'>): void {
  document.addEventListener('submit', (event) => {
    const { target: form } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    const address = addressOf(form)
    if (address === undefined) return
    event.preventDefault()
    go(address)
  })
}

/** Where a form leads; undefined for what is no question to a page. A field without words asks nothing. */
function addressOf(form: HTMLFormElement): string | undefined {
  // Not its properties, which a field of that name would hide.
  const { pathname, origin } = new URL(form.getAttribute('action') ?? '', document.baseURI)
  const isQuestion = (form.getAttribute('method') ?? 'get').toLowerCase() === 'get'
  if (!isQuestion || origin !== location.origin || isReservedPath(pathname)) return undefined
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') asked.append(name, value)
  }
  return asked.size === 0 ? pathname : `${pathname}?${asked}`
}
