import { isReservedPath } from 'contract/rules/reserved.ts'
import { SEVERAL } from '../../urls/query.ts'
import type { Navigation } from './navigation.ts'

/** Passes over a submission that another listener has handled. */
export function followForms({ go }: Pick<Navigation, 'go'>): void {
  document.addEventListener('submit', (event) => {
    const { target: form } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (!asksForPage(form)) return
    event.preventDefault()
    go(formAddress(form))
  })
}

function asksForPage(form: HTMLFormElement): boolean {
  // Read the attributes: a field named `action` or `method` would hide the property of the form.
  const { pathname, origin } = new URL(form.getAttribute('action') ?? '', document.baseURI)
  const isQuestion = (form.getAttribute('method') ?? 'get').toLowerCase() === 'get'
  return isQuestion && origin === location.origin && !isReservedPath(pathname)
}

/** Path and fields in order, without the empty ones. Several values of one name are joined (`urls/query.ts`). */
export function formAddress(form: HTMLFormElement): string {
  // Read the attribute: a field named `action` would hide the property of the form.
  const { pathname } = new URL(form.getAttribute('action') ?? '', document.baseURI)
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '') continue
    const others = asked.get(name)
    asked.set(name, others === null ? value : others + SEVERAL + value)
  }
  return asked.size === 0 ? pathname : `${pathname}?${asked}`
}
