import type { Payload } from 'payload'

/** The festival's name from the settings of the site. */
export async function festivalName(payload: Payload): Promise<string> {
  const { name } = await payload.findGlobal({ slug: 'site', depth: 0 })
  return name || 'the festival'
}
