import { useEffect } from 'react'

/** While something would be lost, asks once before somebody leaves the page by a link or closes it. */
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

function staysHere(link: Element): boolean {
  return link.getAttribute('target') === '_blank' || link.hasAttribute('download')
}
