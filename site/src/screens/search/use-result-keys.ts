import { useEffect, useRef, type RefObject } from 'react'
import { hasModifier } from '../../ui/plain-press.ts'

const STOPS = 'input[type=search], [data-results] a'

/** Escape moves the focus to the field; in the field it clears the text, which not every browser does. */
export function useResultKeys<Container extends HTMLElement>(
  field: RefObject<HTMLInputElement | null>,
) {
  const container = useRef<Container>(null)
  useEffect(() => {
    const { current } = container
    if (!current) return undefined
    const left = new AbortController()
    const follow = (event: KeyboardEvent) => {
      // While a character is composed, arrow keys and Escape belong to the input method.
      if (event.isComposing || hasModifier(event)) return
      if (press(event.key, current, field.current)) event.preventDefault()
    }
    current.addEventListener('keydown', follow, { signal: left.signal })
    return () => left.abort()
  }, [field])
  return container
}

/** Returns whether the key is one of these keys, so that the browser does not handle it too. */
function press(key: string, container: HTMLElement, field: HTMLInputElement | null): boolean {
  const stops = [...container.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  )
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (at === -1 || !field) return false
  if (key === 'ArrowDown') stops[at + 1]?.focus()
  else if (key === 'ArrowUp') stops[at - 1]?.focus()
  else if (key !== 'Escape' || (at === 0 && field.value === '')) return false
  else if (at === 0) clear(field)
  else field.focus()
  return true
}

function clear(field: HTMLInputElement): void {
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
