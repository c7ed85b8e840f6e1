/** The script of a preview: it is loaded in no other page. */
import { DRAFT_SAVED } from 'contract/rules/draft-saved.ts'
import type { PreviewSettings } from './page-settings.ts'

/** Where the page was scrolled to, in px, while it loads again. */
const PLACE = 'preview-place'

/** Loads the page again when the studio has saved a draft, and goes back to the place that was scrolled to. */
export function followDrafts({ studioOrigin }: PreviewSettings): void {
  const place = sessionStorage.getItem(PLACE)
  sessionStorage.removeItem(PLACE)
  // The browser restores it before the title is fitted, which changes the height of the page.
  if (place !== null) scrollTo({ top: Number(place), behavior: 'instant' })
  addEventListener('message', ({ origin, data }) => {
    if (studioOrigin === undefined || origin !== studioOrigin || data !== DRAFT_SAVED) return
    sessionStorage.setItem(PLACE, String(scrollY))
    location.reload()
  })
}
