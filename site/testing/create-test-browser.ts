import { resolveTheme } from 'contract/rules/theme.ts'
import { createMemoryRouter } from 'react-router'
import { vi } from 'vitest'
import type { Manifest } from '../src/browser/manifest.ts'
import { createPageLoader } from '../src/load-page.ts'
import { createPayloads } from '../src/payload.ts'
import { lazyRouteObject, rootObject } from '../src/route-objects.tsx'
import type { Route } from '../src/routes.ts'
import type { LoadArgs } from '../src/screen.ts'
import type { AnyScreen } from '../src/screens.ts'
import { ROOT_ID } from '../src/shell/use-shell.ts'
import { fakeContent } from './fake-content.ts'

const START: Route = { id: 'start', pattern: '/_start', screen: 'page', meta: {} }

/** Where a click has led. */
export interface Arrival {
  /** Path, query and hash; of another site, the whole address. */
  readonly address: string
  /** What was loaded there; absent when the address was opened as a document. */
  readonly loaded?: { readonly id: string; readonly params: LoadArgs['params'] }
}

/** The browser's router and loaders without a browser: no payloads, and screens that only note what they are given. */
export function createTestBrowser({
  routes,
  manifest,
}: {
  readonly routes: readonly Route[]
  readonly manifest?: Manifest | undefined
}) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 404 })))
  vi.spyOn(console, 'warn').mockReturnValue()
  let arrival: Arrival = { address: '' }

  const importScreen = ({ id }: Route): Promise<AnyScreen> =>
    Promise.resolve({
      load({ params }) {
        const { pathname, search, hash } = router.state.navigation.location ?? router.state.location
        arrival = { address: pathname + search + hash, loaded: { id, params } }
        return Promise.resolve({ page: { theme: resolveTheme() }, view: null })
      },
      Component: () => null,
    })
  const leave = (address: string): Promise<never> => {
    arrival = { address }
    return Promise.reject(new Error('the document is left'))
  }
  const loadPage = createPageLoader({
    content: fakeContent(),
    clock: { now: () => 0 },
    payloads: createPayloads({ buildId: 'test-build', onOtherBuild: () => undefined }),
    manifest: () => manifest,
    pendingHash: () => router.state.navigation.location?.hash ?? '',
    importScreen,
    documents: { open: leave, reopen: leave },
    builds: { isStale: () => false },
    currentPath: () => START.pattern,
  })
  const router = createMemoryRouter(
    [
      rootObject(
        [START, ...routes].map((route) => lazyRouteObject(route, { importScreen, loadPage })),
      ),
    ],
    {
      initialEntries: [START.pattern],
      hydrationData: { loaderData: { [ROOT_ID]: null, [START.id]: {} } },
    },
  )

  return {
    /** Follows an internal link from the start. */
    async click(to: string): Promise<Arrival> {
      await router.navigate(START.pattern)
      arrival = { address: '' }
      await router.navigate(to)
      return arrival
    },
  }
}
