import type { Navigation } from '../navigation/navigation.ts'
import { canonicalise } from 'contract/rules/canonicalise.ts'
import type { PageViewEvent } from './analytics-request.ts'
import { recordPageView, type PageViewRecord } from './record-page-view.ts'

export interface PageViewDeps {
  readonly navigation: Pick<Navigation, 'subscribe'>
  readonly seen: readonly PageViewRecord[]
  readonly add: (event: PageViewEvent) => void
  readonly randomId: () => string
}

/**
 * A page view is the first page, each navigation, and a return from the back/forward cache; a change of the hash is
 * none (spec/asked §7, spec/behaviour §25.2, §25.3).
 */
export function followPageViews({ navigation, seen, add, randomId }: PageViewDeps): void {
  const tell = ({ to, from, title, at }: PageViewRecord) => {
    if (to.pathname === from?.pathname && to.search === from.search) return
    add({
      name: 'page_view',
      id: randomId(),
      path: canonicalPath(to.pathname),
      title,
      referrer: from ? canonicalPath(from.pathname) : originOf(document.referrer),
      ts: new Date(at).toISOString(),
    })
  }
  const arrive = () => tell(recordPageView(location))

  // A prerendered page counts when the visitor sees it.
  if (isPrerendering(document)) {
    document.addEventListener('prerenderingchange', arrive, { once: true })
  } else seen.forEach(tell)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) arrive()
  })
  navigation.subscribe({ shown: ({ to, from }) => tell(recordPageView(to, from)) })
}

function canonicalPath(pathname: string): string {
  const canonical = canonicalise(pathname)
  return canonical.kind === 'ok' ? canonical.path : pathname
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : ''
}

/** Only Chromium has `document.prerendering`. */
function isPrerendering(page: Document & { readonly prerendering?: boolean }): boolean {
  return page.prerendering === true
}
