import type { PayloadRequest } from 'payload'

/** For times of the festival as a whole, such as those of releases. *First steps* asks for it. */
export async function festivalZone(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
): Promise<string> {
  const { zone } = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  return zone
}
