/** What can have the focus in an island, beside its fields. */
const STOPS = 'a, button, input'

/**
 * Notes what was typed in a part, and which element has the focus, before the part is drawn anew. Returns a function that
 * puts both back, into the elements at the same places.
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

/** Tells a part that has just come alive what was typed before it was. */
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
