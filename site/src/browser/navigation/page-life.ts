import type { Payload } from '../payload.ts'
import type { Documents } from './documents.ts'
import type { PageFinder } from './find-page.ts'
import type { Load, Loads } from './loads.ts'
import type { NoConnection } from './no-connection.ts'
import { painted } from './view-transitions.ts'
import type { Payloads } from './payloads.ts'
import { hrefOf, placeOf } from './place.ts'
import { hush, navigateQuietly, type Platform } from './platform-navigation.ts'
import type { Swap } from './swap.ts'
import type { Emit, ShownPage, Visit } from './visit.ts'

export interface Going {
  readonly to: URL
  readonly type: 'push' | 'replace'
  readonly source: Element | undefined
  readonly keepsScroll: boolean
}

export interface Come {
  readonly payload: Payload
  readonly going: Going
  readonly load: Load
}

export interface PageLifeDeps {
  readonly platform: Pick<Platform, 'navigate' | 'traverseTo'>
  readonly finder: Pick<PageFinder, 'find'>
  readonly payloads: Pick<Payloads, 'kept' | 'keep'>
  readonly builds: { readonly isStale: () => boolean }
  readonly documents: Pick<Documents, 'open'>
  readonly swap: Swap
  readonly noConnection: NoConnection
  readonly visit: Visit
  readonly loads: Loads
  readonly emit: Emit
}

/** Finds pages and puts them into the document; `create-navigation.ts` decides when. */
export function createPageLife(deps: PageLifeDeps) {
  const { platform, payloads, builds, documents, noConnection, visit, loads, emit } = deps
  const put = createPut(deps)

  async function load(going: Going): Promise<void> {
    const { to, type, keepsScroll } = going
    const under = loads.begin(visit.current(), placeOf(to))
    const found = await findFor(deps, to, under)
    if (!found || found.kind === 'leaving') return
    if (found.kind === 'document') return open(under, found.href, type === 'replace')
    if (found.kind === 'offline') {
      const again = () =>
        navigateQuietly(platform, to.href, { history: type, info: { keepsScroll } })
      return fail(under, again)
    }
    // Wait one frame, so that the visitor sees that the press has an effect (decision 041).
    await painted()
    if (under.signal.aborted) return
    const page: Come = { payload: found.payload, going, load: under }
    navigateQuietly(platform, found.href, { history: type, info: { page } })
  }

  function open(under: Load, href: string, replaces = false): void {
    loads.end(under)
    void documents.open(href, replaces)
  }

  /** The current page stays; after Back its address is restored. */
  function fail(under: Load, again: () => void): void {
    emit('error', { at: visit.current() })
    loads.end(under)
    const { key } = visit.shown()
    if (visit.current().key !== key) hush(platform.traverseTo(key))
    noConnection.say(again)
  }

  return {
    load,
    /** The address has changed: swap the payload in. */
    async enter({ payload, going, load: under }: Come, isInMotion: boolean): Promise<void> {
      const { type, source, keepsScroll } = going
      visit.commit(source)
      await put({ type, keepsScroll, payload }, { isInMotion, source })
      loads.end(under)
    },
    /** The address has changed to another one of the same page. */
    stay({ type, source, keepsScroll }: Going): void {
      visit.commit(source)
      visit.show({ type, keepsScroll })
    },
    /** Back or Forward has changed the address: show that page. */
    async follow(isInMotion: boolean): Promise<void> {
      const at = visit.current()
      const isOtherPath = at.pathname !== visit.shown().pathname
      const kept = isOtherPath && builds.isStale() ? undefined : payloads.kept(at)
      const how = { isInMotion, source: undefined }
      if (kept) return put({ type: 'traverse', keepsScroll: false, payload: kept }, how)

      const under = loads.begin(visit.shown(), at)
      const to = new URL(hrefOf(at), location.href)
      const found = await findFor(deps, to, under)
      if (!found || found.kind === 'leaving') return
      if (found.kind === 'offline') return fail(under, () => hush(platform.traverseTo(at.key)))
      if (found.kind === 'document' || found.href !== to.href) return open(under, to.href)
      // A filter has written another address meanwhile.
      if (visit.current() !== at) return loads.end(under)
      await put({ type: 'traverse', keepsScroll: false, payload: found.payload }, how)
      loads.end(under)
    },
  }
}

/** Resolves to undefined when the load was aborted. */
async function findFor({ finder, visit }: PageLifeDeps, to: URL, { signal }: Load) {
  const isOtherPath = to.pathname !== visit.shown().pathname
  try {
    const found = await finder.find(to, isOtherPath, signal)
    return signal.aborted ? undefined : found
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

interface How {
  readonly isInMotion: boolean
  readonly source: Element | undefined
}

function createPut({ swap, payloads, documents, visit }: PageLifeDeps) {
  return async (page: ShownPage & { readonly payload: Payload }, how: How): Promise<void> => {
    const at = visit.current()
    const { pathname, search } = at
    try {
      await swap({
        ...how,
        payload: page.payload,
        isSamePath: visit.shown().pathname === pathname,
        // `current` is a new object after each change of the address.
        isWanted: () => visit.current() === at,
        onSwapped(resultLine) {
          payloads.keep({ pathname, search }, page.payload)
          visit.show({ ...page, resultLine })
        },
      })
    } catch (error) {
      // The document may be half changed: load it from the server.
      console.error(error)
      void documents.open(location.href)
    }
  }
}
