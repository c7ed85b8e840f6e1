/**
 * Excludes the page's content from style, layout and paint; it keeps its height. On a long page this work took most of
 * the time until an overlay was visible (spec/faults P9). Returns a function that ends it.
 */
export function coverPage(): () => void {
  const main = document.querySelector('main')
  if (!main) return () => undefined
  main.style.setProperty('contain-intrinsic-height', `${main.getBoundingClientRect().height}px`)
  main.dataset['covered'] = ''
  const uncover = () => {
    removeEventListener('resize', uncover)
    main.style.removeProperty('contain-intrinsic-height')
    delete main.dataset['covered']
    // Before the overlay closes, because the focus then returns to the page.
    main.getBoundingClientRect()
  }
  // At another width the content has another height, and the scroll position is right only if it is laid out.
  addEventListener('resize', uncover)
  return uncover
}
