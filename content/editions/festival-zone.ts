import type { PayloadRequest } from 'payload'

/** The zone of the festival's own times, such as those of releases: that of the site's settings, which *First steps* asks for. */
export async function festivalZone(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<string> {
  const { zone } = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  return zone
}
