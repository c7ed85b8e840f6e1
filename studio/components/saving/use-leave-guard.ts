import { useEffect } from 'react'

/** While something would be lost, asks once before somebody leaves the page by a link or by Back, or closes it. */
export function useLeaveGuard(hasUnsaved: boolean, question: string): void {
  useBackGuard(hasUnsaved, question)
  useEffect(() => {
    if (!hasUnsaved) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    document.addEventListener(
      'click',
      (event) => {
        const link =
          event.target instanceof Element
            ? event.target.closest<HTMLAnchorElement>('a[href]')
            : null
        if (!link || opensElsewhere(event) || staysHere(link)) return
        // The person has agreed to leave, so the browser must not ask again.
        if (window.confirm(question)) return leaving.abort()
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true, signal },
    )
    return () => leaving.abort()
  }, [hasUnsaved, question])
}

/**
 * Asks before Back and Forward leave for another page of the studio, while there is something to lose. A browser without
 * the Navigation API does not ask: what was typed is offered when the form is opened again.
 */
export function useBackGuard(hasUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!hasUnsaved || !('navigation' in window)) return undefined
    const leaving = new AbortController()
    window.navigation.addEventListener(
      'navigate',
      (event) => {
        if (!leavesByBack(event) || event.defaultPrevented) return
        if (window.confirm(question)) leaving.abort()
        else event.preventDefault()
      },
      leaving,
    )
    return () => leaving.abort()
  }, [hasUnsaved, question])
}

/** Before another document `beforeunload` asks. A browser lets nobody be held by a second question at once. */
function leavesByBack({ navigationType, destination, cancelable }: NavigateEvent): boolean {
  const isBack = navigationType === 'traverse' && destination.sameDocument
  return isBack && cancelable && new URL(destination.url).pathname !== window.location.pathname
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
