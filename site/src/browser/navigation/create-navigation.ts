import { decide, type AskedNavigation } from './decide.ts'
import type { DocumentInfo, Documents } from './documents.ts'
import { glide } from './view-transitions.ts'
import { createLoads } from './loads.ts'
import type { GoOptions, Navigation, Place } from './navigation.ts'
import { createPageLife, type Come, type PageLifeDeps } from './page-life.ts'
import { navigateQuietly, type Platform } from './platform-navigation.ts'
import { createFollowers, createVisit, placeHere } from './visit.ts'

export interface NavigationDeps extends Omit<PageLifeDeps, 'visit' | 'loads' | 'emit'> {
  readonly platform: Platform
  readonly documents: Pick<Documents, 'open' | 'stay'>
}

/** What our own code passes with a navigation that it starts. */
type Info = DocumentInfo | { readonly page: Come } | GoOptions | undefined

/**
 * Handles links, forms and Back of this site within one document (spec/asked §4, spec/behaviour §17, §18, §23). A
 * navigation to a new page is cancelled, and started again when its payload has arrived; until then the old page and
 * its address stay (spec/behaviour §27.1). At Back the browser changes the address at once, and the page follows
 * (§27.2).
 */
export function createNavigation(deps: NavigationDeps): Navigation {
  const { platform, documents } = deps
  const { subscribe, emit } = createFollowers()
  const visit = createVisit(() => placeHere(platform), emit)
  const loads = createLoads(emit)
  const pages = createPageLife({ ...deps, visit, loads, emit })
  /** Whether `follow` intercepted the navigation in progress. */
  let isOurs = false

  function intercept(event: NavigateEvent, handler: () => void | Promise<void>): void {
    isOurs = true
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: async () => handler() })
  }

  function follow(event: NavigateEvent): void {
    const info = event.info as Info // only our own code sets it
    const to = new URL(event.destination.url)
    const isInMotion = !event.hasUAVisualTransition
    isOurs = false
    // Our own second navigation: the payload has arrived.
    if (info && 'page' in info) return intercept(event, () => pages.enter(info.page, isInMotion))
    const decision = decide(askedBy(event, info, visit.shown()))
    if (isJump(event, to)) glide()
    if (decision === 'leave') return

    loads.giveUp()
    documents.stay()
    const going = goingOf(event, to, info)
    if (decision === 'load') {
      event.preventDefault()
      void pages.load(going)
    } else if (decision === 'stay') {
      intercept(event, () => pages.stay(going))
    } else if (decision === 'return') {
      intercept(event, () => {
        visit.commit()
        return pages.follow(isInMotion)
      })
    }
  }

  /** Handles entry changes that were not intercepted: a hash, Back to a hash, a query that a filter has written. */
  function followEntry(type: NavigationType): void {
    const wasThere = visit.isThere()
    visit.commit()
    if (visit.isThere() || (wasThere && type !== 'traverse')) {
      // The browser has scrolled to the hash already; code that writes an address does not scroll.
      visit.show({ type, keepsScroll: type !== 'traverse' })
    } else if (type === 'traverse' && !loads.isUnderWay()) void pages.follow(false)
  }

  platform.addEventListener('navigate', follow)
  platform.addEventListener('currententrychange', ({ navigationType }) => {
    if (!isOurs && navigationType) followEntry(navigationType)
  })
  onLeaving(loads.giveUp, () => visit.isThere() || void pages.follow(false))

  return {
    subscribe,
    current: visit.current,
    leftYear: visit.leftYear,
    canGo: true,
    go(href, { replace = false, keepsScroll = false } = {}) {
      navigateQuietly(platform, href, {
        history: replace ? 'replace' : 'auto',
        info: { keepsScroll },
      })
    },
  }
}

function askedBy(event: NavigateEvent, info: Info, shown: Place): AskedNavigation {
  const { destination } = event
  const isError = !document.querySelector('main[data-page]')
  return {
    type: event.navigationType,
    canIntercept: event.canIntercept,
    sameDocument: destination.sameDocument,
    hashChange: event.hashChange,
    isDownload: event.downloadRequest !== null,
    isSent: event.formData !== null,
    wantsDocument: info !== undefined && 'document' in info,
    to: new URL(destination.url),
    shown: { ...shown, isError },
  }
}

function goingOf({ navigationType, sourceElement }: NavigateEvent, to: URL, info: Info) {
  const source = sourceElement ?? undefined
  const replaces = navigationType === 'replace' || source?.closest('a[data-replace]')
  return {
    to,
    source,
    type: replaces ? 'replace' : 'push',
    keepsScroll: info !== undefined && 'keepsScroll' in info && info.keepsScroll === true,
  } as const
}

/** `comeBack`: the browser shows the same document again from its back/forward cache. */
function onLeaving(leave: () => void, comeBack: () => void): void {
  addEventListener('pagehide', leave)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack()
  })
}

/** The visitor followed a link to a hash of this page. */
function isJump({ destination, navigationType, sourceElement }: NavigateEvent, { hash }: URL) {
  return destination.sameDocument && navigationType !== 'traverse' && sourceElement && hash !== ''
}
