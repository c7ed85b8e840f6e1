import { isSlow } from './is-slow.ts'
import { createLoadQueue } from './load-queue.ts'
import type { Navigation } from './navigation.ts'
import { isOnThisPage, pageLink } from './page-link.ts'
import { whenIdle } from './when-idle.ts'

/** spec/asked §9. */
const MAX_AT_ONCE = 5
/** A pointer that only passes is gone by then. */
const HOLD_MS = 65
/** How long no link comes or goes: one that is scrolled past is gone by then, and a menu that opens is open. */
const SETTLE_MS = 250
const LINKS = 'a[href]:not([target], [download], [data-prefetch="off"])'

/** What a page needs before it can be shown. */
export interface PageParts {
  /** Names what `loadScreen` loads. */
  readonly screen: string
  readonly loadScreen: () => Promise<unknown>
  readonly loadPayload: () => Promise<unknown>
}

export interface PrefetchDeps {
  readonly navigation: Navigation
  readonly partsOf: (url: URL) => PageParts | undefined
}

/**
 * Loads ahead what the next navigation may need (spec/behaviour §19): the screen of a link in view, and the payload too when
 * the visitor turns to the link. A navigation drops what has not begun.
 */
export function followPrefetch({ navigation, partsOf }: PrefetchDeps): void {
  const queue = createLoadQueue(MAX_AT_ONCE)
  const loaded = new Set<string>()

  function preload(link: Element, withPayload: boolean): void {
    const url = pageLink(link)
    const parts = url && !isOnThisPage(url) ? partsOf(url) : undefined
    if (!url || !parts) return
    const { screen, loadScreen, loadPayload } = parts
    if (!loaded.has(screen)) {
      queue.add(screen, async () => {
        if (isSlow(navigator)) return
        await loadScreen()
        loaded.add(screen)
      })
    }
    if (withPayload) {
      queue.add(url.pathname, async () => {
        if (!isSlow(navigator)) await loadPayload()
      })
    }
  }

  const sighted = new Set<Element>()
  let settling: ReturnType<typeof setTimeout> | undefined
  const preloadSighted = () => {
    for (const link of sighted) preload(link, false)
    sighted.clear()
  }
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) sighted.add(target)
      else sighted.delete(target)
    }
    clearTimeout(settling)
    settling = setTimeout(() => whenIdle(preloadSighted), SETTLE_MS)
  })
  const watchLinks = () =>
    whenIdle(() => {
      inView.disconnect()
      for (const link of document.querySelectorAll(LINKS)) inView.observe(link)
    })
  watchLinks()
  navigation.subscribe({
    start() {
      inView.disconnect()
      clearTimeout(settling)
      sighted.clear()
      queue.clear()
    },
    shown: watchLinks,
  })
  followIntent((link) => preload(link, true))
}

/** Tells of the links that the visitor turns to. */
function followIntent(tell: (link: Element) => void): void {
  let pointed: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event)
    if (link === pointed) return
    pointed = link
    clearTimeout(timer)
    if (link) timer = setTimeout(() => tell(link), HOLD_MS)
  })
  const tellNow = (event: Event) => {
    const link = linkOf(event)
    if (link) tell(link)
  }
  document.addEventListener('focusin', tellNow)
  document.addEventListener('touchstart', tellNow, { passive: true })
}

function linkOf({ target }: Event): Element | undefined {
  return (target instanceof Element && target.closest(LINKS)) || undefined
}
