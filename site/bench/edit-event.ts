import type { Festival } from '../testing/festival.ts'

const SLUG = 'lint'

/** Saves new texts of one event of the demo edition, as the studio does. */
export function saveEvent(
  festival: Festival,
  texts: { readonly title?: string; readonly teaser?: string },
): Promise<void> {
  return festival.edit({ collection: 'events', where: { slug: { equals: SLUG } }, data: texts })
}

/** Whether a site shows this text on the page of that event. */
export async function showsText(
  { origin }: Pick<Festival, 'origin'>,
  text: string,
): Promise<boolean> {
  return (await (await fetch(`${origin}/events/${SLUG}`)).text()).includes(text)
}
