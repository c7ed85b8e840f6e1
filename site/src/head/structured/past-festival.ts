import type { PastFestival } from 'contract/answers/past-festivals.ts'
import type { FestivalStub } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { FESTIVAL_ZONE } from 'contract/rules/festival-zone.ts'
import type { Festival } from 'schema-dts'
import type { Describe, DescribedPage, DescribedSite } from './described-page.ts'
import { FESTIVAL_PLACE, festivalId } from './festival.ts'
import { imageObjects } from './image-object.ts'
import { collectionPage } from './item-list.ts'
import { listedEvent } from './listed-event.ts'
import { organizer } from './organizer.ts'

export const describePastFestivals: Describe = (page) => {
  const answer = page.content.get('/past-festivals')
  const festivals = answer?.items.map((item) => pastEdition(item, page.site))
  return { things: [collectionPage(page, festivals)] }
}

/** A festival that was, with its highlights. */
export const describePastFestival: Describe = (page) => {
  const past = page.content.get(`/past-festivals/${page.params['festival'] ?? ''}`)
  if (!past) return undefined
  const highlights = highlightsOf(past, page)
  return {
    things: [
      {
        ...pastEdition(past, page.site),
        description: past.summary,
        ...imageObjects([past.image], page.site),
        ...(highlights.length > 0 ? { subEvent: highlights } : {}),
      },
    ],
  }
}

/** One without an edition has no year routes, and perhaps no dates. */
function pastEdition(
  {
    slug,
    title,
    year,
    start,
    end,
  }: Pick<FestivalStub, 'slug' | 'title' | 'year' | 'start' | 'end'>,
  site: DescribedSite,
) {
  const url = site.origin + pathOf({ type: 'festival', slug })
  return {
    '@type': 'Festival',
    '@id': year === undefined ? url : festivalId(year, site),
    name: title,
    url,
    location: FESTIVAL_PLACE,
    organizer: organizer(site),
    ...(start === undefined ? {} : { startDate: start }),
    ...(end === undefined ? {} : { endDate: end }),
  } as const satisfies Festival
}

function highlightsOf({ year, highlights }: PastFestival, { content, site }: DescribedPage) {
  const edition = year === undefined ? undefined : content.get(`/years/${year}`)
  return highlights.events.map((event) =>
    listedEvent(event, edition ?? { types: [], zone: FESTIVAL_ZONE }, site),
  )
}
