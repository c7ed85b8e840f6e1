import { useLayoutEffect } from 'react'

/**
 * While an overlay covers all of it, the page's content is not styled, laid out or painted, and keeps its height: it took
 * most of the time until the overlay was seen, and the longer the page the more (spec/faults P9).
 */
export function useCoveredPage(isCovered: boolean): void {
  useLayoutEffect(() => {
    const main = isCovered ? document.querySelector('main') : null
    if (!main) return undefined
    main.style.setProperty('contain-intrinsic-height', `${main.getBoundingClientRect().height}px`)
    main.dataset['covered'] = ''
    const uncover = () => {
      main.style.removeProperty('contain-intrinsic-height')
      delete main.dataset['covered']
      // In force before the overlay closes, which gives the focus back to where it came from.
      main.getBoundingClientRect()
    }
    // At another width it has another height: the browser keeps what is read in place only if it is laid out.
    addEventListener('resize', uncover, { once: true })
    return () => {
      removeEventListener('resize', uncover)
      uncover()
    }
  }, [isCovered])
}
