import { formatDate } from 'contract/rules/local-time.ts'
import type { Payload } from 'payload'
import { VISIBLE } from '../records/visible.ts'

export interface ComingOpening {
  readonly event: number
  readonly title: string
  /** `Opens Fri, 6 Mar`. */
  readonly when: string
}

/** `today` is a date of the festival. Only public exhibitions count that are neither cancelled nor postponed. */
export async function findComingOpenings(
  payload: Payload,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<ComingOpening[]> {
  const { docs } = await payload.find({
    collection: 'events',
    where: {
      ...VISIBLE,
      'status.state': { not_in: ['cancelled', 'postponed'] },
      'dates.start': { greater_than: today },
    },
    sort: 'dates.start',
    depth: 0,
    limit,
  })
  return docs.flatMap(({ id, title, dates }) =>
    dates?.start
      ? [{ event: id, title, when: `Opens ${formatDate(dates.start, 'weekday-short')}` }]
      : [],
  )
}
