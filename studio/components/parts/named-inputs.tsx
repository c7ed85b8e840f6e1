'use client'

import { useEffect, type ReactNode } from 'react'

/** Controls that Payload leaves without an accessible name, and their names: a text, or the label of the field. */
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

const LABELS = 'label.field-label'
const INPUTS = 'input:not([type="hidden"]), textarea, select'
/** The elements that a press on a label can focus. */
const EDITABLE = `${INPUTS}, [contenteditable="true"]`

/**
 * Surrounds the whole studio and names the inputs and buttons that Payload draws without a name (WCAG 4.1.2). Payload
 * has no setting for these names. The test that checks all forms reports a missing name.
 *
 * An input in a drawer can have the same id as an input of the form below, so its label leads to the wrong input or to
 * none. Here the label names the input of its own field, and a press on the label focuses that input.
 */
export function NamedInputs({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    nameAll()
    document.addEventListener('click', reachInput)
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
      document.removeEventListener('click', reachInput)
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
  for (const label of document.querySelectorAll<HTMLLabelElement>(LABELS)) {
    const input = inputOfStrayLabel(label, INPUTS)
    if (input && !isNamed(input)) input.setAttribute('aria-label', wordsOf(label))
  }
}

function reachInput(event: MouseEvent): void {
  const label = event.target instanceof Element && event.target.closest<HTMLLabelElement>(LABELS)
  const input = label && inputOfStrayLabel(label, EDITABLE)
  if (!input) return
  event.preventDefault()
  input.focus()
}

/** The input of the label's own field, if the label leads to no element or to one outside of the field. */
function inputOfStrayLabel(label: HTMLLabelElement, inputs: string): HTMLElement | undefined {
  const field = label.closest('.field-type')
  if (!field || (label.control && field.contains(label.control))) return undefined
  return field.querySelector<HTMLElement>(inputs) ?? undefined
}

/**
 * Whether an element has a name. The content of a formatted text is not its name, and nobody understands the name
 * "textState dropdown". A `<label>` is not counted: repeating it does no harm.
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

function fieldName(element: Element): string | undefined {
  const label = element.closest('.field-type')?.querySelector('.field-label')
  return label ? wordsOf(label) : undefined
}

function wordsOf(label: Element): string {
  return label.textContent.replace('*', '').trim()
}
