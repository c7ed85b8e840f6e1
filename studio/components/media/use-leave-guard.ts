import { useEffect } from 'react'

/** Asks before somebody leaves the page, by a link or by closing it, with unsaved work. */
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
        if (!link || link.getAttribute('target') === '_blank' || window.confirm(question)) return
        event.preventDefault()
        event.stopPropagation()
      },
      { capture: true, signal },
    )
    return () => leaving.abort()
  }, [hasUnsaved, question])
}
