/** Not a value, which is what changes. */
const SIGNS = ['id', 'name', 'href', 'type', 'aria-label']

/**
 * Notes what has the focus and which folds are open in a page, for the page of the same path that takes its place. Gives
 * what puts them back: on the same element where it is still there, else on its like.
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

/** Finds the element again, or in its place the one that is as much like it and comes as late among its like. */
function twinOf(element: Element, main: Element): () => Element | undefined {
  const alike = () => [...main.querySelectorAll(element.localName)].filter(isLike(element))
  const place = alike().indexOf(element)
  return () => (element.isConnected ? element : alike()[place])
}

function isLike(element: Element): (other: Element) => boolean {
  const signs = SIGNS.map((name) => element.getAttribute(name))
  return (other) => SIGNS.every((name, index) => other.getAttribute(name) === signs[index])
}
