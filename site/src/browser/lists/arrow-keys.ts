import { hasModifier } from '../../ui/plain-press.ts'
import type { Navigation } from '../navigation/navigation.ts'

/** Elements that use the arrow keys themselves. */
const OWN_KEYS = 'input, select, textarea, dialog'
const WAYS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' }

/**
 * The left and right arrow keys open the neighbouring days of the timeline (spec/screens §5.4). The history entry is
 * replaced, so that Back leaves the timeline however many days were turned.
 */
export function followArrowKeys({ go }: Pick<Navigation, 'go'>): void {
  document.addEventListener('keydown', (event) => {
    const way = WAYS[event.key]
    if (way === undefined || event.defaultPrevented || hasModifier(event)) return
    const { target } = event
    const link = document.querySelector<HTMLAnchorElement>(`main [data-turns] a[rel=${way}]`)
    if (!link || (target instanceof Element && target.closest(OWN_KEYS))) return
    event.preventDefault()
    go(link.href, { replace: true })
  })
}
