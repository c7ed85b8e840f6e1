import { isSlow } from '../islands/is-slow.ts'
import { createLoadQueue } from './load-queue.ts'
import type { Navigation } from './navigation.ts'
import { pageLink } from './page-link.ts'
import { isSamePage, pageOf } from './place.ts'

/** spec/asked §9. */
const MAX_AT_ONCE = 5
/** A pointer that only passes is gone by then. */
const HOLD_MS = 65
const LINKS = 'a[href]:not([target], [download], [data-prefetch="off"])'

export interface PrefetchDeps {
  readonly navigation: Pick<Navigation, 'subscribe'>
  readonly prefetch: (url: URL) => Promise<void>
}

/**
 * Loads ahead the page of a link that the visitor turns to (spec/behaviour §19). A navigation drops what has not begun.
 */
export function followPrefetch({ navigation, prefetch }: PrefetchDeps): void {
  const queue = createLoadQueue(MAX_AT_ONCE)
  const intent = followIntent((link) => {
    const url = pageLink(link)
    if (!url || isSamePage(url, location)) return
    queue.add(pageOf(url), async () => {
      if (!isSlow(navigator)) await prefetch(url)
    })
  })
  navigation.subscribe({
    start() {
      intent.forget()
      queue.clear()
    },
    shown: intent.forget,
  })
}

/**
 * Tells of the links that the visitor turns to: by a pointer that moves and stays, the keyboard, a touch. What a new page
 * brings under a pointer that rests, and the focus that it is given, are nobody's wish.
 */
function followIntent(tell: (link: Element) => void) {
  let pointed: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasKey = false

  const point = (link: Element | undefined) => {
    if (link === pointed) return
    pointed = link
    clearTimeout(timer)
    if (link) timer = setTimeout(() => tell(link), HOLD_MS)
  }
  document.addEventListener('pointermove', (event) => point(linkOf(event)), { passive: true })
  document.addEventListener('keydown', () => {
    hasKey = true
  })
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event)
    if (link && hasKey) tell(link)
  })
  document.addEventListener(
    'touchstart',
    (event) => {
      const link = linkOf(event)
      if (link) tell(link)
    },
    { passive: true },
  )
  return {
    forget(): void {
      clearTimeout(timer)
      pointed = undefined
      hasKey = false
    },
  }
}

function linkOf({ target }: Event): Element | undefined {
  return (target instanceof Element && target.closest(LINKS)) || undefined
}
