import { createEventQueue } from './event-queue.ts'
import { createEventTransport, jsonProvider } from './event-transport.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { followPageViews } from './page-views.ts'
import type { Sighting } from './sighting.ts'

export interface AnalyticsDeps {
  readonly endpoint: string
  readonly navigation: Pick<Navigation, 'subscribe'>
  /** What was shown before: the first page, and where navigations have led since. */
  readonly seen: readonly Sighting[]
}

/** Sends page views to the configured endpoint, unless the visitor does not want that (spec/behaviour §25). */
export function startAnalytics({ endpoint, navigation, seen }: AnalyticsDeps): void {
  if (isRefused(navigator)) return
  const queue = createEventQueue({
    transport: createEventTransport(jsonProvider(endpoint, location.origin), navigator),
    now: Date.now,
    random: Math.random,
  })
  followPageViews({ navigation, seen, add: queue.add, randomId })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush()
  })
  addEventListener('pagehide', queue.flush)
}

/** Global Privacy Control, or Do Not Track. */
function isRefused(by: Navigator & { readonly globalPrivacyControl?: boolean }): boolean {
  return by.globalPrivacyControl === true || by.doNotTrack === '1'
}

/** `randomUUID` is there only where the connection is secure. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
