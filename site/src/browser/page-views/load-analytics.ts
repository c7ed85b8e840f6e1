import type { Navigation } from '../navigation/navigation.ts'
import { sight } from './sighting.ts'

export interface LoadAnalyticsDeps {
  readonly endpoint: string
  readonly navigation: Pick<Navigation, 'subscribe' | 'current'>
}

/**
 * Loads what tells of page views, and sees for it what is shown before it is there (spec/behaviour §25.3). No page is the worse
 * without it.
 */
export function loadAnalytics({ endpoint, navigation }: LoadAnalyticsDeps): void {
  const seen = [sight(navigation.current())]
  const end = navigation.subscribe({ shown: ({ to, from }) => seen.push(sight(to, from)) })
  import('./analytics.ts')
    .then(({ startAnalytics }) => startAnalytics({ endpoint, navigation, seen }))
    .catch(() => undefined)
    .finally(end)
}
