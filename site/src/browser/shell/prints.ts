import { FESTIVAL_ZONE } from 'contract/rules/festival-zone.ts'
import type { Clock } from '../../views/clock.ts'
import { PRINTED_ON_ID } from '../../ui/element-ids.ts'

const DAY = { dateStyle: 'long', timeZone: FESTIVAL_ZONE } as const

/**
 * Makes a page ready for paper (spec/design §5.20): writes on it with which query and when it is printed, which the
 * server does not know, and asks for the pictures that were not in view yet.
 */
export function preparePrints(clock: Clock): void {
  addEventListener('beforeprint', () => {
    const place = document.getElementById(PRINTED_ON_ID)
    for (const image of document.images) image.loading = 'eager'
    // By itself: the rules of dates would be 2 kB more of every first page. And not before: a format takes some milliseconds.
    const day = new Intl.DateTimeFormat('en-AU', DAY).format(clock.now())
    if (place) place.textContent = `${location.search}, ${day}`
  })
}
