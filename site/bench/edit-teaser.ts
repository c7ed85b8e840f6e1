import type { Festival } from '../testing/festival.ts'

const SLUG = 'lint'

/** Saves another teaser of one event of the demo edition, as the studio does. */
export function saveTeaser(festival: Festival, teaser: string): Promise<void> {
  return festival.edit({
    collection: 'events',
    where: { slug: { equals: SLUG } },
    data: { teaser },
  })
}

/** Whether its page at a site holds a teaser. */
export async function showsTeaser(
  { origin }: Pick<Festival, 'origin'>,
  teaser: string,
): Promise<boolean> {
  return (await (await fetch(`${origin}/events/${SLUG}`)).text()).includes(teaser)
}
