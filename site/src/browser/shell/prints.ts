import { FESTIVAL_ZONE } from 'contract/rules/festival-zone.ts'
import type { Clock } from '../../views/clock.ts'
import { PRINTED_ON_ID } from '../../ui/element-ids.ts'

const DAY = { dateStyle: 'long', timeZone: FESTIVAL_ZONE } as const

/**
 * Prepares a page for printing (spec/design §5.20): adds its query and the date of printing, which the server does not
 * know, and loads the pictures that were not in view yet.
 */
export function preparePrints(clock: Clock): void {
  addEventListener('beforeprint', () => {
    const place = document.getElementById(PRINTED_ON_ID)
    for (const image of document.images) image.loading = 'eager'
    // With `Intl` alone, because our date rules would add 2 kB to every first page; made here, because it takes milliseconds.
    const day = new Intl.DateTimeFormat('en-AU', DAY).format(clock.now())
    if (place) place.textContent = `${location.search}, ${day}`
  })
}
