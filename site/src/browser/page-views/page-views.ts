import { canonicalise } from 'contract/rules/canonicalise.ts'
import type { PageViewEvent } from './event-queue.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { sight, type Sighting } from './sighting.ts'

export interface PageViewDeps {
  readonly navigation: Pick<Navigation, 'subscribe'>
  /** What was shown before: the first page, and where navigations have led since. */
  readonly seen: readonly Sighting[]
  readonly add: (event: PageViewEvent) => void
  readonly randomId: () => string
}

/**
 * Tells of every page that is shown: the first, those that navigations lead to, and one that comes back as it was left.
 * A hash is no other page (spec/asked §7, spec/behaviour §25.2, §25.3).
 */
export function followPageViews({ navigation, seen, add, randomId }: PageViewDeps): void {
  const tell = ({ to, from, title, at }: Sighting) => {
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
  const arrive = () => tell(sight(location))

  // A page that the browser made ready before anyone asked for it is seen when it is shown.
  if (isPrerendering(document)) {
    document.addEventListener('prerenderingchange', arrive, { once: true })
  } else seen.forEach(tell)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) arrive()
  })
  navigation.subscribe({ shown: ({ to, from }) => tell(sight(to, from)) })
}

function canonicalPath(pathname: string): string {
  const canonical = canonicalise(pathname)
  return canonical.kind === 'ok' ? canonical.path : pathname
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : ''
}

/** Of Chromium alone so far. */
function isPrerendering(page: Document & { readonly prerendering?: boolean }): boolean {
  return page.prerendering === true
}
