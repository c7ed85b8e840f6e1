/** Attributes that identify an element across a swap. Not `value`, which changes. */
const SIGNS = ['id', 'name', 'href', 'type', 'aria-label']

/**
 * Remembers the focused element and the open `<details>` of a page, for another variant of the same path. Returns a
 * function that restores them: on the same element if it is still in the page, else on the matching one.
 */
export function keepFocus(main: Element): () => void {
  const { activeElement: focused } = document
  const find = focused && main.contains(focused) ? twinOf(focused, main) : undefined
  const folds = [...main.querySelectorAll('details[open]')].map((fold) => twinOf(fold, main))
  return () => {
    for (const twin of folds) twin()?.setAttribute('open', '')
    const again = find?.()
    if (again instanceof HTMLElement) again.focus({ preventScroll: true })
  }
}

/** Finds the element again: itself, or the element with equal signs at the same index. */
function twinOf(element: Element, main: Element): () => Element | undefined {
  const alike = () => [...main.querySelectorAll(element.localName)].filter(isLike(element))
  const place = alike().indexOf(element)
  return () => (element.isConnected ? element : alike()[place])
}

function isLike(element: Element): (other: Element) => boolean {
  const signs = SIGNS.map((name) => element.getAttribute(name))
  return (other) => SIGNS.every((name, index) => other.getAttribute(name) === signs[index])
}
