import { createAnalyticsTransport, jsonProvider } from './analytics-request.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { createPageViewQueue } from './page-view-queue.ts'
import { followPageViews } from './page-views.ts'
import type { PageViewRecord } from './record-page-view.ts'

export interface AnalyticsDeps {
  readonly endpoint: string
  readonly navigation: Pick<Navigation, 'subscribe'>
  /** The page views before this script loaded: the first page and the navigations since. */
  readonly seen: readonly PageViewRecord[]
}

/** spec/behaviour §25 */
export function startAnalytics({ endpoint, navigation, seen }: AnalyticsDeps): void {
  const queue = createPageViewQueue({
    transport: createAnalyticsTransport(jsonProvider(endpoint, location.origin), navigator),
    now: Date.now,
    random: Math.random,
  })
  followPageViews({ navigation, seen, add: queue.add, randomId })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush()
  })
  addEventListener('pagehide', queue.flush)
}

/** `crypto.randomUUID` exists in secure contexts only. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
