import type { Clock } from '../../views/clock.ts'
import { PRINTED_ON_ID } from '../../ui/element-ids.ts'

/** The server does not know the query and the date of printing (spec/design §5.20). */
export function preparePrints(clock: Clock, timeZone: string): void {
  addEventListener('beforeprint', () => {
    const place = document.getElementById(PRINTED_ON_ID)
    for (const image of document.images) image.loading = 'eager'
    // Only `Intl` is used, because our own rules for dates would add 2 kB to every first page. The format is made at
    // printing and not at the start, because making it takes milliseconds.
    const style = { dateStyle: 'long', timeZone } as const
    const day = new Intl.DateTimeFormat('en-AU', style).format(clock.now())
    if (place) place.textContent = `${location.search}, ${day}`
  })
}
