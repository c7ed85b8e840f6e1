/** Elements of an island that can have the focus. */
const STOPS = 'a, button, input'

/**
 * Remembers typed text and the focused element before an island is rendered anew. Returns a function that restores
 * both, in the elements at the same positions.
 */
export function carryFields(part: Element): () => void {
  const typed = fieldsOf(part).map(({ value, defaultValue }) =>
    value === defaultValue ? undefined : value,
  )
  const place = stopsOf(part).findIndex((each) => each === document.activeElement)
  return () => {
    for (const [index, field] of fieldsOf(part).entries()) {
      const value = typed[index]
      if (value !== undefined && field.value !== value) field.value = value
    }
    const focused = stopsOf(part)[place]
    if (focused && focused !== document.activeElement) focused.focus({ preventScroll: true })
  }
}

/** Fires `input` for text that was typed before the island was mounted. */
export function handOnFields(part: Element): void {
  for (const field of fieldsOf(part)) {
    if (field.value !== field.defaultValue) {
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function fieldsOf(part: Element): readonly HTMLInputElement[] {
  return [...part.querySelectorAll('input')]
}

function stopsOf(part: Element): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(STOPS)]
}
