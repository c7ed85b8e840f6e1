import type { PayloadRequest } from 'payload'
import type { Event } from '../payload-types.ts'
import { idOf, warning, type Finding } from '../rules/finding.ts'
import { findComingReleases } from '../lookups/coming-releases.ts'

/** Warns of a coming release that would fail, because it publishes another event with this number. */
export async function findPlannedNumber(
  { id, festival, number, withdrawn }: Partial<Event>,
  req: PayloadRequest,
): Promise<Finding[]> {
  const edition = idOf(festival)
  if (!number || edition === undefined || withdrawn) return []
  const items = (await findComingReleases(req)).flatMap((release) => release.items ?? [])
  const versions = items
    .filter(({ collection, record }) => collection === 'events' && record !== id)
    .flatMap(({ version }) => version ?? [])
  if (versions.length === 0) return []
  const { docs } = await req.payload.findVersions({
    collection: 'events',
    where: {
      id: { in: versions },
      'version.festival': { equals: edition },
      'version.number': { equals: number },
      'version.withdrawn': { not_equals: true },
    },
    depth: 0,
    limit: 1,
    req,
  })
  return docs.map(({ version }) =>
    warning('number', `"${version.title}", which is to go live by itself, has this number too`),
  )
}
