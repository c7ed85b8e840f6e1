import { useEffect } from 'react'

/** While something would be lost, asks once before somebody leaves the page by a link or by Back, or closes it. */
export function useLeaveGuard(hasUnsaved: boolean, question: string): void {
  useBackGuard(hasUnsaved, question)
  useEffect(() => {
    if (!hasUnsaved) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    let hasAgreed = false
    // The person has agreed to leave at a link, so the browser must not ask again. Back and Forward may bring them back
    // to this form, which then asks as before.
    window.addEventListener('popstate', () => (hasAgreed = false), { signal })
    window.addEventListener('beforeunload', (event) => hasAgreed || event.preventDefault(), {
      signal,
    })
    document.addEventListener(
      'click',
      (event) => {
        const link =
          event.target instanceof Element
            ? event.target.closest<HTMLAnchorElement>('a[href]')
            : null
        if (!link || opensElsewhere(event) || staysHere(link)) return
        hasAgreed = window.confirm(question)
        if (hasAgreed) return
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true, signal },
    )
    return () => leaving.abort()
  }, [hasUnsaved, question])
}

/**
 * Asks before Back and Forward leave for another page of the studio, while there is something to lose. A browser
 * without the Navigation API does not ask: what was typed is offered when the form is opened again.
 */
export function useBackGuard(hasUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!hasUnsaved || !('navigation' in window)) return undefined
    const leaving = new AbortController()
    /** The path that the person has agreed to leave. On the way back to it nothing is asked. */
    let left: string | undefined
    window.navigation.addEventListener(
      'navigate',
      (event) => {
        if (!leavesByBack(event) || event.defaultPrevented) return
        if (pathOf(event) === left) return
        if (window.confirm(question)) left = window.location.pathname
        else event.preventDefault()
      },
      leaving,
    )
    return () => leaving.abort()
  }, [hasUnsaved, question])
}

/**
 * Whether Back or Forward leads to another page of the studio and can still be prevented. If it leads to another
 * document, `beforeunload` asks. A browser lets a page prevent Back only once, until the person does something in the
 * page.
 */
function leavesByBack(event: NavigateEvent): boolean {
  const isBack = event.navigationType === 'traverse' && event.destination.sameDocument
  return isBack && event.cancelable && pathOf(event) !== window.location.pathname
}

function pathOf({ destination }: NavigateEvent): string {
  return new URL(destination.url).pathname
}

/** With these keys a browser opens the link in another tab or window. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey
}

function staysHere(link: HTMLAnchorElement): boolean {
  const isAnchorHere =
    link.hash !== '' && withoutHash(link.href) === withoutHash(window.location.href)
  return link.target === '_blank' || link.hasAttribute('download') || isAnchorHere
}

function withoutHash(address: string): string | undefined {
  return address.split('#', 1)[0]
}
