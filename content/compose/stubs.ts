import { createLists } from './lists.ts'
import type { Memo } from './memo.ts'
import { venueRef, venueStub } from './places.ts'
import { artistStub, eventRef, eventStub, guideStub, yearOf } from './program-stubs.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { articleStub, festivalStub, participateStub } from './story-stubs.ts'
import type { Stubs } from './stub-types.ts'

/** Each stub is made when it is first read. */
export function createStubs(memo: Memo, records: Records): Stubs {
  const artist = eachInYear(memo, records, 'artists', (row, year) =>
    artistStub(row, stubs.eventsOf(year), records, stubs),
  )
  const venue = eachInYear(memo, records, 'venues', (row, year) =>
    venueStub(row, year, stubs.eventsOf(year), records),
  )
  const refOfVenue = eachInYear(memo, records, 'venues', venueRef)
  const stubs: Stubs = {
    ...createLists(memo, records, () => stubs),
    event: memo.each((id: number) => {
      const event = records.events.get(id)
      return event && eventStub(event, records, stubs)
    }),
    events: (ids = []) => ids.flatMap((id) => stubs.event(id) ?? []),
    eventRef: memo.each((id: number) => {
      const event = records.events.get(id)
      return event && eventRef(event, yearOf(records, event))
    }),
    artist,
    venueRef: (id, year) => (id === undefined ? undefined : refOfVenue(id, year)),
    venue,
    guide: memo.each((id: number) => {
      const guide = records.guides.get(id)
      return guide && guideStub(guide, records)
    }),
    article: memo.each((id: number) => {
      const article = records.articles.get(id)
      return article && articleStub(article, records)
    }),
    articles: (ids = []) => ids.flatMap((id) => stubs.article(id) ?? []),
    participate: memo.each((id: number) => {
      const item = records.participate.get(id)
      return item && participateStub(item, records)
    }),
    festival: memo.each((id: number) => {
      const past = records['past-festivals'].get(id)
      return past && festivalStub(past, records)
    }),
  }
  return stubs
}

/** One value for each record and year: these records take part in several editions. */
function eachInYear<Collection extends 'artists' | 'venues', Value>(
  memo: Memo,
  records: Records,
  collection: Collection,
  make: (row: RecordOf<Collection>, year: number) => Value,
): (id: number, year: number) => Value | undefined {
  const byName = memo.each((name: string) => {
    const [id, year] = name.split('/').map(Number)
    const rows: Pick<Map<number, RecordOf<Collection>>, 'get'> = records[collection]
    const row = rows.get(id ?? 0)
    return row && make(row, year ?? 0)
  })
  return (id, year) => byName(`${id}/${year}`)
}
