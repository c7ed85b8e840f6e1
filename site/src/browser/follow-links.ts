import type { DataRouter } from 'react-router'
import { isOnThisPage, pageLink } from './page-link.ts'

/**
 * Makes navigations of the clicks on links of this site: one listener for all, behind those of React, which may have
 * prevented the click. The rest is the browser's own, a hash of this page too: it scrolls, moves the focus and matches
 * `:target`.
 */
export function followLinks({ navigate }: Pick<DataRouter, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = event.target instanceof Element && event.target.closest('a[href]')
    const url = link ? pageLink(link) : undefined
    if (!link || !url) return
    if (isOnThisPage(url)) return glide()
    event.preventDefault()
    const replace = url.href === location.href || link.hasAttribute('data-replace')
    void navigate(url.pathname + url.search + url.hash, { replace })
  })
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Makes the jump that the browser is about to make a smooth one, where motion is welcome. */
function glide(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  // It has begun by then, and nothing else is to be smooth.
  setTimeout(() => style.removeProperty('scroll-behavior'))
}
