import { createLocalReq, type CollectionSlug, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Event, Festival } from '../payload-types.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import { CHOICE_KINDS } from './choice-kinds.ts'
import { readChoices, searchChoices, type Choices, type ChoiceSearch } from './record-choices.ts'

let open: OpenPayload
let editor: StaffMember
let req: PayloadRequest
/** The current edition, and another one. */
let editions: Festival[]

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
  editor = await createStaff(open, 'editor')
  req = await createLocalReq({ user: editor.user }, open.payload)
  editions = (await open.payload.find({ collection: 'festivals', sort: '-year', depth: 0 })).docs
})

afterAll(() => open.close())

async function search(wanted: Partial<ChoiceSearch>): Promise<Choices> {
  const found = await searchChoices({ collection: 'events', search: '', ...wanted }, req)
  if (!found) throw new Error('There is nothing of this kind')
  return found
}

const idsIn = (found: Choices['found'] | undefined) => found?.records.map(({ id }) => id) ?? []

async function eventsOf(edition: Festival | undefined): Promise<Event[]> {
  const { docs } = await open.payload.find({
    collection: 'events',
    where: { festival: { equals: edition?.id } },
    draft: true,
    depth: 1,
    pagination: false,
  })
  return docs
}

describe('what a picker offers', () => {
  test('is of the current edition, unless the form has another', async () => {
    for (const [edition, chosen] of [
      [editions[0], undefined],
      [editions[1], editions[1]?.id],
    ] as const) {
      const { year, found, others } = await search({ edition: chosen })
      const ids = (await eventsOf(edition)).map(({ id }) => id)
      expect(year).toBe(edition?.year)
      expect(ids).toEqual(expect.arrayContaining(idsIn(found)))
      expect(found.total).toBe(ids.length)
      expect(others).toBeUndefined()
    }
  })

  test('includes other years on request, each record once', async () => {
    const { found, others } = await search({ isBeyond: true })
    const ofOther = (await eventsOf(editions[1])).map(({ id }) => id)
    expect(idsIn(others)).toEqual(expect.arrayContaining(ofOther))
    expect(idsIn(found).filter((id) => idsIn(others).includes(id))).toEqual([])
  })

  test('comes from other years if the edition has no match', async () => {
    const [event] = await eventsOf(editions[1])
    const { found, others } = await search({ search: event?.title ?? '' })
    expect(found.total).toBe(0)
    expect(idsIn(others)).toContain(event?.id)
  })

  test('is found by title, number, artist and venue', async () => {
    const events = await eventsOf(editions[0])
    const event = events.find(
      ({ number, artists, venues }) => number && artists?.[0] && venues?.[0],
    )
    const artist = event?.artists?.[0]?.artist
    const venue = event?.venues?.[0]
    if (typeof artist !== 'object' || typeof venue !== 'object') throw new Error('not populated')
    for (const text of [event?.title, String(event?.number), artist.name, venue.name]) {
      expect(idsIn((await search({ search: text ?? '' })).found), text).toContain(event?.id)
    }
  })

  test('says of an event its number, type, time and place', async () => {
    const events = await eventsOf(editions[0])
    const event = events.find(({ title }) => title === 'A Short History of Closing')
    expect(await readChoices('events', [event?.id ?? 0], req)).toEqual([
      {
        id: event?.id,
        title: 'A Short History of Closing',
        words: 'No. 3 · Exhibition · 6–29 Mar 2026 · Bourse Rooms',
      },
    ])
  })

  test('says of a record that visitors cannot see that it is not public', async () => {
    const { docs } = await open.payload.find({
      collection: 'venues',
      where: { _status: { equals: 'published' } },
      limit: 1,
      depth: 0,
    })
    const id = docs[0]?.id ?? 0
    const wordsNow = async () => (await readChoices('venues', [id], req))?.[0]?.words
    const words = await wordsNow()
    expect(words).not.toContain('Not public')
    const turn = (status: 'draft' | 'published') =>
      open.payload.update({ collection: 'venues', id, data: { _status: status }, depth: 0 })
    await turn('draft')
    expect(await wordsNow()).toBe(`Not public · ${words}`)
    await turn('published')
  })

  test('includes the artists, venues and partners that take part in an edition', async () => {
    const [event] = (await eventsOf(editions[0])).filter(({ artists }) => artists?.[0])
    const artist = event?.artists?.[0]?.artist
    const { found } = await search({ collection: 'artists' })
    expect(idsIn(found)).toContain(typeof artist === 'object' ? artist.id : artist)
    const { docs: venues } = await open.payload.find({
      collection: 'venues',
      where: { 'editions.year': { equals: editions[0]?.year } },
      pagination: false,
      depth: 0,
    })
    expect((await search({ collection: 'venues' })).found.total).toBe(venues.length)
  })

  test('of media is of the kind that the field asks for', async () => {
    const { found } = await search({ collection: 'media', mediaKind: 'logo' })
    const { docs } = await open.payload.find({
      collection: 'media',
      where: { id: { in: idsIn(found) } },
      depth: 0,
    })
    expect(new Set(docs.map(({ kind }) => kind))).toEqual(new Set(['logo']))
  })

  test.each(Object.keys(CHOICE_KINDS) as CollectionSlug[])(
    'of %s is read again as it was found',
    async (collection) => {
      const { found, others } = await search({ collection, isBeyond: true })
      const [record] = [...found.records, ...(others?.records ?? [])]
      expect(await readChoices(collection, [record?.id ?? 0], req)).toEqual([record])
    },
  )

  test('does not include accounts', async () => {
    expect((await editor.ask('/record-choices?in=users&search=')).status).toBe(400)
    expect((await editor.ask('/record-choices?in=users&ids=1')).status).toBe(400)
  })
})
