import type { PayloadRequest } from 'payload'

/**
 * The time zone of the festival's own times, such as those of releases. It is in the site's settings; *First steps*
 * asks for it.
 */
export async function festivalZone(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<string> {
  const { zone } = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  return zone
}
