'use client'

import { useEffect, type ReactNode } from 'react'

/**
 * Controls that Payload leaves without an accessible name, and the name that each gets: a text, or the label of the
 * field around it.
 */
const NAMES: readonly (readonly [selector: string, name: string | undefined])[] = [
  ['.condition__field .rs__input', 'Field'],
  ['.condition__operator .rs__input', 'Comparison'],
  ['.condition__value .rs__input', 'Value'],
  ['.rs__input', undefined],
  ['.ContentEditable__root', undefined],
  ['[data-dropdown-key="textState"]', 'Language of the words'],
  ['.toolbar-popup__button', 'Kind of paragraph'],
  ['.popup-button', 'More'],
  ['.clickable-arrow--left', 'The page before'],
  ['.clickable-arrow--right', 'The next page'],
  ['.collapsible__drag', 'Move this row'],
]

/**
 * A component around the whole studio that names the inputs and buttons which Payload draws without a name (WCAG
 * 4.1.2). Payload has no setting for these names. The test that walks through all forms reports a missing one.
 */
export function NamedInputs({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    nameAll()
    // At most once a frame: typing changes the page many times.
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(nameAll)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  return children
}

function nameAll(): void {
  for (const [selector, name] of NAMES) {
    for (const element of document.querySelectorAll(selector)) {
      if (isNamed(element)) continue
      const words = name ?? fieldName(element)
      if (words) element.setAttribute('aria-label', words)
    }
  }
}

/**
 * Whether an element has a name. The content of a formatted text is not its name, and "textState dropdown" is not a
 * name for people.
 */
function isNamed(element: Element): boolean {
  if (element.getAttribute('aria-label') === 'textState dropdown') return false
  const isButton = element.matches('button, [role="button"]')
  return (
    element.hasAttribute('aria-label') ||
    element.hasAttribute('aria-labelledby') ||
    (isButton && element.textContent.trim() !== '')
  )
}

/** The label of the field around a control, without the star of a required one. */
function fieldName(element: Element): string | undefined {
  const label = element.closest('.field-type')?.querySelector('.field-label')
  return label?.textContent.replace('*', '').trim()
}
