/** The script of a preview: it is loaded in no other page. */
import { DRAFT_SAVED } from 'contract/rules/draft-saved.ts'
import type { PreviewSettings } from './page-settings.ts'

/** Loads the page again when the studio has saved a draft. The browser keeps the place that was scrolled to. */
export function followDrafts({ studioOrigin }: PreviewSettings): void {
  addEventListener('message', ({ origin, data }) => {
    if (studioOrigin !== undefined && origin === studioOrigin && data === DRAFT_SAVED)
      location.reload()
  })
}
