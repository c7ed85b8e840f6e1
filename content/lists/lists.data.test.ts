import type { CollectionSlug, FlattenedField } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Event } from '../payload-types.ts'
import { createStaff } from '../testing/staff.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk } from '../testing/records.ts'
import { LISTS } from './record-lists.ts'
import { savedViews } from './saved-views.ts'

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
})

afterAll(() => open.close())

const slugs = Object.keys(LISTS) as CollectionSlug[]

describe('the studio’s lists', () => {
  test.each(slugs)('of %s name only fields that it has', (slug) => {
    const { columns = [], search = [], filters = [], bulk = [], sort = '' } = LISTS[slug] ?? {}
    const { flattenedFields, fields } = open.payload.collections[slug].config
    const known = new Set([
      ...pathsOf(flattenedFields),
      ...fields.flatMap((field) => (field.type === 'ui' ? [field.name] : [])),
    ])
    const named = [...columns, ...search, ...filters, ...bulk, sort.replace('-', '')]
    // A path through a relation ends in a field of another collection. The search below checks those paths.
    const own = named.filter((path) => !/^(artists\.artist|venues)\./.test(path))
    expect(own.filter((path) => !known.has(path))).toEqual([])
  })

  test.each(slugs)('of %s answer every saved view and the search', async (slug) => {
    const facts = {
      now: Date.parse('2026-03-14T00:20:00Z'),
      machineNow: Date.now(),
      current: { id: 1, year: 2026 },
      zone: 'Australia/Melbourne',
    }
    const collectionConfig = open.payload.collections[slug].config
    const wheres = savedViews(slug, facts).map(({ where }) => where)
    for (const where of [...wheres, mergeListSearchAndWhere({ collectionConfig, search: 'a' })]) {
      const answer = open.payload.find({ collection: slug, where, draft: true, depth: 0 })
      await expect(answer).resolves.toHaveProperty('docs')
    }
  })

  test('of events begin with the newest public edition, and are sorted by day within it', async () => {
    const { id } = await open.payload.create({
      collection: 'festivals',
      draft: true,
      data: { year: 2027, name: 'Parallax 2027' },
    })
    const next = await open.payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(id, { title: 'Of next year' }),
    })
    onTestFinished(async () => {
      await open.payload.delete({ collection: 'events', id: next.id })
      await open.payload.delete({ collection: 'festivals', id })
    })
    const events = await find({ sort: 'first_day' })
    const years = events.map(({ festival }) => (typeof festival === 'object' ? festival.year : 0))
    expect(years.at(-1)).toBe(2027)
    const past = years.slice(0, -1)
    expect(past).toEqual(past.toSorted((a, b) => b - a))
    const days = events.flatMap((event, index) =>
      years[index] === years[0] ? [event.first_day ?? ''] : [],
    )
    expect(days.length).toBeGreaterThan(1)
    expect(days).toEqual(days.toSorted())
  })

  test('of events and of guides begin with the current edition, even if the next one is public', async () => {
    const yearsOf = (events: readonly Event[]) =>
      events.map(({ festival }) => (typeof festival === 'object' ? festival.year : 0))
    const earlier = yearsOf(await find({ sort: 'first_day' })).at(-1) ?? 0
    // Payload checks pictures with the rights of an account, so there must be one.
    const { user } = await createStaff(open, 'administrator')
    const setYear = (festival_year: number) =>
      open.payload.updateGlobal({
        slug: 'site',
        data: { festival_year, _status: 'published' },
        user,
      })
    await setYear(earlier)
    onTestFinished(async () => void (await setYear(2026)))
    const years = yearsOf(await find({ sort: 'first_day' }))
    const others = years.filter((year) => year !== earlier)
    expect(others[0]).toBe(2026)
    expect(years.length).toBeGreaterThan(others.length)
    expect(years.slice(-others.length)).toEqual(others)
    const pages = [1, 2].map((page) =>
      find({ sort: 'first_day', pagination: true, limit: 3, page }),
    )
    expect((await Promise.all(pages)).flatMap(yearsOf)).toEqual(years.slice(0, 6))
    const sort = LISTS.guides?.sort ?? ''
    const guides = await open.payload.find({ collection: 'guides', sort, depth: 1 })
    expect(guides.docs[0]?.festival).toMatchObject({ year: earlier })
  })

  test('of events find an event by its artist, its venue, its title and its number', async () => {
    const [event] = await find({
      where: { and: [{ 'artists.artist': { exists: true } }, { number: { exists: true } }] },
      depth: 2,
    })
    const artist = event?.artists?.[0]?.artist
    const venue = event?.venues?.[0]
    if (typeof artist !== 'object' || typeof venue !== 'object') throw new Error('not populated')
    const collectionConfig = open.payload.collections.events.config
    for (const search of [artist.name, venue.name, event?.title ?? '', String(event?.number)]) {
      const found = await find({ where: mergeListSearchAndWhere({ collectionConfig, search }) })
      expect(found.map(({ id }) => id)).toContain(event?.id)
      expect(found.length).toBeLessThan((await find({})).length)
    }
  })

  test.each([
    ['equals', '2026-03-20', true],
    ['equals', '2026-03-21', false],
    ['not_equals', '2026-03-20', false],
    ['greater_than', '2026-03-19', true],
    ['greater_than', '2026-03-20', false],
    ['greater_than_equal', '2026-03-20', true],
    ['less_than', '2026-03-20', false],
    ['less_than_equal', '2026-03-20', true],
    ['less_than_equal', '2026-03-19', false],
  ])('of events take a session at 6.30pm as on its day: %s %s', async (operator, day, isFound) => {
    const [festival] = (await open.payload.find({ collection: 'festivals', limit: 1 })).docs
    const status = { state: 'scheduled' } as const
    const session = { start: '2026-03-20T18:30', end: '2026-03-20T20:00', status }
    const { id } = await open.payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival?.id ?? 0, { sessions: [session] }),
    })
    onTestFinished(async () => void (await open.payload.delete({ collection: 'events', id })))
    for (const field of ['first_day', 'sessions.start']) {
      const found = await find({ where: { [field]: { [operator]: day } } })
      expect(found.some((event) => event.id === id)).toBe(isFound)
    }
  })

  test('of venues are filtered by a year and a precinct of an edition', async () => {
    const { docs } = await open.payload.find({
      collection: 'venues',
      // As a filter of the studio sends them.
      where: {
        and: [
          { 'editions.year': { in: ['2026'] } },
          { 'editions.precinct': { in: ['city', 'none'] } },
        ],
      },
      depth: 0,
      draft: true,
    })
    expect(docs.length).toBeGreaterThan(0)
    const isOf = (edition: { year: number; precinct: string }) =>
      edition.year === 2026 && edition.precinct === 'city'
    expect(docs.filter(({ editions }) => !editions?.some(isOf))).toEqual([])
  })
})

test.each([
  ['events', 'A Short History of Closing'],
  ['festivals', 'Parallax 2026'],
] as const)(
  'of %s do not find records without a number when somebody searches for words',
  async (collection, search) => {
    const { config } = open.payload.collections[collection]
    const where = mergeListSearchAndWhere({ collectionConfig: config, search })
    const { docs } = await open.payload.find({ collection, where, draft: true, depth: 0 })
    expect(docs.map((doc) => ('title' in doc ? doc.title : doc.name))).toEqual([search])
  },
)

async function find(options: object): Promise<Event[]> {
  const { docs } = await open.payload.find({
    collection: 'events',
    draft: true,
    depth: 1,
    pagination: false,
    ...options,
  })
  return docs
}

function pathsOf(fields: readonly FlattenedField[], parent = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${parent}${field.name}`
    const inner = 'flattenedFields' in field ? pathsOf(field.flattenedFields, `${path}.`) : []
    return [path, ...inner]
  })
}
