/** Only a preview loads this file. */
import { DRAFT_SAVED, type Listening } from 'contract/rules/draft-saved.ts'
import type { PreviewSettings } from './page-settings.ts'

/** The scroll position in px while the page reloads. */
const PLACE = 'preview-place'

/** Asks the studio whether a draft was saved while the page was loading, because the page could not listen yet. */
export function followDrafts({ studioOrigin }: PreviewSettings): void {
  const place = sessionStorage.getItem(PLACE)
  sessionStorage.removeItem(PLACE)
  // The browser restores the position too early: the height of the page changes when the title is fitted.
  if (place !== null) scrollTo({ top: Number(place), behavior: 'instant' })
  addEventListener('message', ({ origin, data }) => {
    if (studioOrigin === undefined || origin !== studioOrigin || data !== DRAFT_SAVED) return
    sessionStorage.setItem(PLACE, String(scrollY))
    location.reload()
  })
  const studio: Window | null = parent === window ? opener : parent
  const listening: Listening = { previewRequestedAt: Date.now() - performance.now() }
  if (studioOrigin !== undefined) studio?.postMessage(listening, studioOrigin)
}
