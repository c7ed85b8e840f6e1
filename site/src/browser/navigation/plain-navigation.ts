import type { Documents } from './documents.ts'
import type { Navigation } from './navigation.ts'
import { placeOf } from './place.ts'

/** Where each page is a document of its own: nothing is told, and going is leaving. */
export function createPlainNavigation(documents: Pick<Documents, 'open'>): Navigation {
  return {
    subscribe: () => () => undefined,
    current: () => placeOf(location),
    leftYear: () => undefined,
    canGo: false,
    go: (href, { replace } = {}) => void documents.open(href, replace),
  }
}
