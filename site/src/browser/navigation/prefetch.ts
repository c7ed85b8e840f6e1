import { isReservedPath } from 'contract/rules/reserved.ts'
import { isSlow } from '../islands/is-slow.ts'
import { createLoadQueue } from './load-queue.ts'
import type { Navigation } from './navigation.ts'
import { isSamePage, pageOf } from './place.ts'

/** The most concurrent prefetches (spec/asked §9). */
const MAX_AT_ONCE = 5
/** A passing pointer has left the link by then (spec/behaviour §19.1). A judgement. */
const HOLD_MS = 65
/** Links that open another window or download a file do not change the page of this document (spec/behaviour §19.5). */
const LINKS = 'a[href]:not([target], [download])'

export interface PrefetchDeps {
  readonly navigation: Pick<Navigation, 'subscribe'>
  readonly prefetch: (url: URL) => Promise<void>
}

/** A navigation drops the loads that have not started (spec/behaviour §19). */
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
 * `tell` gets links that the visitor points at, focuses by keyboard or touches. A link that a new page brings under a
 * resting pointer does not count, and neither does focus that is set by script.
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

/** Undefined for other sites and files (spec/behaviour §9.3, §9.8). */
function pageLink(link: Element): URL | undefined {
  const href = link.getAttribute('href') ?? ''
  if (!URL.canParse(href, document.baseURI)) return undefined
  const url = new URL(href, document.baseURI)
  return url.origin === location.origin && !isReservedPath(url.pathname) ? url : undefined
}
