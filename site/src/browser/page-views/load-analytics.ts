import type { Navigation } from '../navigation/navigation.ts'
import { recordPageView } from './record-page-view.ts'

export interface LoadAnalyticsDeps {
  readonly endpoint: string
  readonly navigation: Pick<Navigation, 'subscribe' | 'current'>
}

/**
 * Records the page views until the script has loaded (spec/behaviour §25.3). A failed load is ignored. Nothing is
 * loaded or recorded for a visitor who has opted out (spec/behaviour §25.1).
 */
export function loadAnalytics({ endpoint, navigation }: LoadAnalyticsDeps): void {
  if (hasOptedOut(navigator)) return
  const seen = [recordPageView(navigation.current())]
  const end = navigation.subscribe({ shown: ({ to, from }) => seen.push(recordPageView(to, from)) })
  import('./analytics.ts')
    .then(({ startAnalytics }) => startAnalytics({ endpoint, navigation, seen }))
    .catch(() => undefined)
    .finally(end)
}

/** By Global Privacy Control or Do Not Track. */
function hasOptedOut(by: Navigator & { readonly globalPrivacyControl?: boolean }): boolean {
  return by.globalPrivacyControl === true || by.doNotTrack === '1'
}
