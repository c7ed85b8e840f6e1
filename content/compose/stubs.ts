import { venueRef, venueStub } from './places.ts'
import { artistStub, eventRef, eventStub, guideStub, yearOf } from './program-stubs.ts'
import type { RecordOf, Records } from './records.ts'
import { articleStub, festivalStub, participateStub } from './story-stubs.ts'
import type { Stubs } from './stub-types.ts'

export function createStubs(records: Records): Stubs {
  const eventsByYear = new Map<number, RecordOf<'events'>[]>()
  for (const event of records.events.values()) {
    const year = yearOf(records, event)
    eventsByYear.set(year, [...(eventsByYear.get(year) ?? []), event])
  }
  const eventsOf = (year: number) => eventsByYear.get(year) ?? []

  const stubs: Stubs = {
    eventsOf,
    event: once((id) => {
      const event = records.events.get(id)
      return event && eventStub(event, records, stubs)
    }),
    events: (ids = []) => ids.flatMap((id) => stubs.event(id) ?? []),
    eventRef: (event) => eventRef(event, yearOf(records, event)),
    artist(id, year) {
      const artist = records.artists.get(id)
      return artist && artistStub(artist, eventsOf(year), records, stubs)
    },
    venueRef(id, year) {
      const venue = id === undefined ? undefined : records.venues.get(id)
      return venue && venueRef(venue, year)
    },
    venue(id, year) {
      const venue = records.venues.get(id)
      return venue && venueStub(venue, year, eventsOf(year), records)
    },
    guide: once((id) => {
      const guide = records.guides.get(id)
      return guide && guideStub(guide, records)
    }),
    article: once((id) => {
      const article = records.articles.get(id)
      return article && articleStub(article, records)
    }),
    articles: (ids = []) => ids.flatMap((id) => stubs.article(id) ?? []),
    participate: once((id) => {
      const item = records.participate.get(id)
      return item && participateStub(item, records)
    }),
    festival: once((id) => {
      const past = records['past-festivals'].get(id)
      return past && festivalStub(past, records)
    }),
  }
  return stubs
}

function once<Result>(make: (id: number) => Result): (id: number) => Result {
  const made = new Map<number, Result>()
  return (id) => {
    const known = made.get(id)
    if (known !== undefined) return known
    const result = make(id)
    made.set(id, result)
    return result
  }
}
