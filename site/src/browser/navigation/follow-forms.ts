import { isReservedPath } from 'contract/rules/reserved.ts'
import { formAddress } from './form-address.ts'
import type { Navigation } from './navigation.ts'

/** Makes navigations of the forms that ask for a page of this site, behind the listeners of others; no other is touched. */
export function followForms({ go }: Pick<Navigation, 'go'>): void {
  document.addEventListener('submit', (event) => {
    const { target: form } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (!asksForPage(form)) return
    event.preventDefault()
    go(formAddress(form))
  })
}

/** Whether a form asks for a page of this site. */
function asksForPage(form: HTMLFormElement): boolean {
  // Not its properties, which a field of that name would hide.
  const { pathname, origin } = new URL(form.getAttribute('action') ?? '', document.baseURI)
  const isQuestion = (form.getAttribute('method') ?? 'get').toLowerCase() === 'get'
  return isQuestion && origin === location.origin && !isReservedPath(pathname)
}
