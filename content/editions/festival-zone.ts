import type { PayloadRequest } from 'payload'

/**
 * The zone of times that belong to the festival as a whole, such as those of releases. It is in the site's settings;
 * *First steps* asks for it.
 */
export async function festivalZone(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<string> {
  const { zone } = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  return zone
}
