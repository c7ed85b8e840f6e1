import { useLayoutEffect, useRef } from 'react'

/** Scrolls a bar that is wider than the page sideways, so that its current link is in sight (spec/design §5.6.1). */
export function useCurrentInSight<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null)
  // After every render: the current one may be another.
  useLayoutEffect(() => {
    const { current } = bar
    const link = current?.querySelector('[aria-current]')
    if (!current || !link || current.scrollWidth <= current.clientWidth) return
    const [outer, inner] = [current.getBoundingClientRect(), link.getBoundingClientRect()]
    const isInSight = inner.left >= outer.left && inner.right <= outer.right
    if (!isInSight) current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  })
  return bar
}
