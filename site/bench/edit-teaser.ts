import type { Festival } from '../testing/festival.ts'

const SLUG = 'lint'

/** Saves a new teaser of one event of the demo edition, as the studio does. */
export function saveTeaser(festival: Festival, teaser: string): Promise<void> {
  return festival.edit({
    collection: 'events',
    where: { slug: { equals: SLUG } },
    data: { teaser },
  })
}

/** Whether a site shows this teaser on the page of that event. */
export async function showsTeaser(
  { origin }: Pick<Festival, 'origin'>,
  teaser: string,
): Promise<boolean> {
  return (await (await fetch(`${origin}/events/${SLUG}`)).text()).includes(teaser)
}
