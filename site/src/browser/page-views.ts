import { canonicalise } from 'contract/rules/canonicalise.ts'
import type { PageViewEvent } from './event-queue.ts'
import type { Navigation } from './navigation.ts'

export interface PageViewDeps {
  readonly navigation: Pick<Navigation, 'subscribe'>
  readonly add: (event: PageViewEvent) => void
  readonly now: () => number
  readonly randomId: () => string
}

/**
 * Tells of every page that is shown: the first, those that navigations lead to, and one that comes back as it was left.
 * A hash is no other page (specification §7, behaviour §25.2, §25.3).
 */
export function followPageViews({ navigation, add, now, randomId }: PageViewDeps): void {
  const view = (pathname: string, referrer: string) =>
    add({
      name: 'page_view',
      id: randomId(),
      path: canonicalPath(pathname),
      title: document.title,
      referrer,
      ts: new Date(now()).toISOString(),
    })
  const arrive = () => view(location.pathname, originOf(document.referrer))

  // A page that the browser made ready before anyone asked for it is seen when it is shown.
  if (isPrerendering(document)) {
    document.addEventListener('prerenderingchange', arrive, { once: true })
  } else arrive()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) arrive()
  })
  navigation.subscribe({
    shown({ from, to }) {
      const isOtherPage = to.pathname !== from.pathname || to.search !== from.search
      if (isOtherPage) view(to.pathname, canonicalPath(from.pathname))
    },
  })
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
