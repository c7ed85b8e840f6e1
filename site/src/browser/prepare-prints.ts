import { dateOf, formatDate } from 'contract/rules/melbourne-time.ts'
import type { Clock } from '../clock.ts'
import { PRINTED_ON_ID } from '../printed-on.ts'

/**
 * Makes a page ready for paper (design, "Print"): writes on it when it is printed, which the server cannot know, and asks
 * for the pictures that were not in view yet.
 */
export function preparePrints(clock: Clock): void {
  addEventListener('beforeprint', () => {
    const place = document.getElementById(PRINTED_ON_ID)
    for (const image of document.images) image.loading = 'eager'
    if (place) place.textContent = `, ${formatDate(dateOf(clock.now()), 'long')}`
  })
}
