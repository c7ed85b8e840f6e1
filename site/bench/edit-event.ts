import { setTimeout as wait } from 'node:timers/promises'
import type { Festival } from '../testing/festival.ts'

const SLUG = 'lint'

export function saveEvent(
  festival: Festival,
  texts: { readonly title?: string; readonly teaser?: string },
): Promise<void> {
  return festival.edit({ collection: 'events', where: { slug: { equals: SLUG } }, data: texts })
}

/**
 * A page that has not changed is not sent again, so that asking takes little of the time that is measured. Throws
 * after `withinMs`.
 */
export async function untilShown(
  origin: string,
  text: string,
  { everyMs, withinMs = Infinity }: { readonly everyMs: number; readonly withinMs?: number },
): Promise<void> {
  const deadlineMs = performance.now() + withinMs
  for (let etag = ''; ;) {
    const headers = { 'if-none-match': etag }
    const response = await fetch(`${origin}/events/${SLUG}`, { headers })
    const page = await response.text()
    if (page.includes(text)) return
    if (performance.now() > deadlineMs) throw new Error(`The site does not show: ${text}`)
    etag = response.headers.get('etag') ?? etag
    await wait(everyMs)
  }
}
