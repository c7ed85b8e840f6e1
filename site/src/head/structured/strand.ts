import type { EventSeries } from 'schema-dts'
import type { Describe } from './described-page.ts'
import { FESTIVAL_PLACE, festival } from './festival.ts'
import { listedEvent } from './listed-event.ts'
import { organizer } from './organizer.ts'

/** A program entry: a series of events of one edition (spec/screens §5.19). */
export const describeStrand: Describe = (page) => {
  const { content, meta, site, url, description } = page
  const strand = content.get(`/strands/${meta.name ?? ''}`)
  const edition = strand && content.get(`/years/${strand.year}`)
  if (!strand || !edition) return undefined
  const series: EventSeries = {
    '@type': 'EventSeries',
    '@id': url,
    name: strand.title,
    url,
    ...(description ? { description } : {}),
    startDate: edition.start,
    endDate: edition.end,
    location: FESTIVAL_PLACE,
    organizer: organizer(site),
    superEvent: festival(edition, site),
    ...(strand.events.length > 0
      ? { subEvent: strand.events.map((event) => listedEvent(event, edition, site)) }
      : {}),
  }
  return { things: [series] }
}
