/**
 * Keeps the page's content out of style, layout and paint while an overlay covers all of it; it keeps its height. It took
 * most of the time until the overlay was seen, and the longer the page the more (spec/faults P9). Returns what ends it.
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
    // In force before the overlay closes, which gives the focus back to where it came from.
    main.getBoundingClientRect()
  }
  // At another width it has another height: the browser keeps what is read in place only if it is laid out.
  addEventListener('resize', uncover)
  return uncover
}
