import { useEffect } from 'react'

/** Asks once before the page is left, by a link or by closing it, while there is something to lose. */
export function useLeaveGuard(hasUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!hasUnsaved) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null
        if (!link || staysHere(link)) return
        // Whoever says yes is not asked again by the browser.
        if (window.confirm(question)) return leaving.abort()
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true, signal },
    )
    return () => leaving.abort()
  }, [hasUnsaved, question])
}

function staysHere(link: Element): boolean {
  return link.getAttribute('target') === '_blank' || link.hasAttribute('download')
}
