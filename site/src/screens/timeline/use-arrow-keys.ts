import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

/** Things that arrow keys belong to already. */
const OWN_KEYS = 'input, select, textarea, section[tabindex], dialog'

/** Left and right arrow turn to the neighbouring days, in place of the history entry. */
export function useArrowKeys(previous: string | undefined, next: string | undefined): void {
  const navigate = useNavigate()
  // Sees the days that are shown, even when a key comes before the effects of their navigation.
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const href = { ArrowLeft: previous, ArrowRight: next }[event.key]
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    const isOwned = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null
    if (href === undefined || !isPlain || isOwned || event.defaultPrevented) return
    event.preventDefault()
    void navigate(href, { replace: true })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => turn(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
