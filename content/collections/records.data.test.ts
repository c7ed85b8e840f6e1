import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival, saveVenue } from '../testing/records.ts'
import { refusedFields } from '../testing/refused-fields.ts'

let open: OpenPayload
let festival = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
})

afterAll(() => open.close())

const aPage = {
  blocks: [{ blockType: 'divider' as const }],
  footer_mode: 'full' as const,
  _status: 'published' as const,
}

async function redirectFrom(from: string) {
  const { docs } = await open.payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    depth: 0,
  })
  return docs[0]
}

describe('codes (spec/content D6)', () => {
  test('are assigned at creation, and stay, whatever is saved later', async () => {
    const { payload } = open
    const event = await payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival, { slug: 'a-first', title: 'A first' }),
    })

    const renamed = await payload.update({
      collection: 'events',
      id: event.id,
      draft: true,
      data: { slug: 'another', code: 'zzzz', title: 'Another' },
    })

    expect(event.code).toMatch(/^[a-hjkmnp-z][0-9a-hjkmnp-z]{3}$/)
    expect(renamed.code).toBe(event.code)
    expect(renamed.sessions?.[0]?.code).toBe(event.sessions?.[0]?.code)
  })

  test('of sessions stay with their rows, and a copied row gets its own', async () => {
    const { payload } = open
    const event = await payload.create({
      collection: 'events',
      data: aTalk(festival, { title: 'Rows', slug: 'rows' }),
    })
    const [first] = event.sessions ?? []
    const copy = { ...first, id: undefined, start: '2026-03-15T11:30', end: '2026-03-15T12:30' }

    const { sessions } = await payload.update({
      collection: 'events',
      id: event.id,
      data: { sessions: [{ ...copy, status: { state: 'scheduled' } }, ...(event.sessions ?? [])] },
    })

    expect(sessions?.[1]?.code).toBe(first?.code)
    expect(sessions?.[0]?.code).toMatch(/^[a-z]/)
    expect(sessions?.[0]?.code).not.toBe(first?.code)
  })

  test('of a duplicated record are new', async () => {
    const { payload } = open
    const event = await payload.create({
      collection: 'events',
      data: aTalk(festival, { title: 'Twice', slug: 'twice' }),
    })

    const copy = await payload.duplicate({ collection: 'events', id: event.id })

    expect(copy.code).not.toBe(event.code)
    expect(copy.sessions?.[0]?.code).not.toBe(event.sessions?.[0]?.code)
  })

  test('of a duplicate: its title is new, its number and address are empty', async () => {
    const { payload } = open
    const data = aTalk(festival, { title: 'Thrice', slug: 'thrice', number: 333 })
    const { id } = await payload.create({ collection: 'events', data })

    const copy = await payload.duplicate({ collection: 'events', id })

    expect(copy).toMatchObject({ title: 'Thrice (copy)', number: null, slug: null })
  })

  test('are all different after 25 saves at once (spec/faults S8)', async () => {
    const { payload } = open
    const saves = Array.from({ length: 25 }, (_, index) =>
      payload.create({
        collection: 'events',
        data: aTalk(festival, { title: 'The same title', capacity: index, _status: 'published' }),
      }),
    )

    const events = await Promise.all(saves)

    const codes = events.flatMap(({ code, sessions }) => [code, sessions?.[0]?.code])
    expect(new Set(codes).size).toBe(50)
    expect(new Set(events.map(({ slug }) => slug)).size).toBe(25)
    expect(events.map(({ slug }) => slug)).toContain('the-same-title-2026')
  })
})

describe('slugs (spec/content B1.5)', () => {
  test('are made from the title when a record is published, not while a draft is typed', async () => {
    const { payload } = open
    const draft = await payload.create({
      collection: 'artists',
      draft: true,
      data: { name: 'Ódile', sort_name: 'x', kind: 'person' },
    })
    const published = await payload.update({
      collection: 'artists',
      id: draft.id,
      data: { name: 'Odile Marchetti-Tan', _status: 'published' },
    })

    expect(draft.slug).toBeNull()
    expect(published.slug).toBe('odile-marchetti-tan')
  })
})

describe('renaming a published record (spec/content B1.6, B16)', () => {
  test('leaves a redirect, flattens older redirects, and drops the redirect when the name comes back', async () => {
    const { payload } = open
    const page = await payload.create({
      collection: 'pages',
      data: { ...aPage, title: 'Visit', name: 'visit' },
    })
    const rename = (name: string) =>
      payload.update({ collection: 'pages', id: page.id, data: { name, _status: 'published' } })

    await rename('visiting')
    await rename('your-visit')

    expect(await redirectFrom('/visit')).toMatchObject({ to: '/your-visit', source: 'slug_change' })
    expect(await redirectFrom('/visiting')).toMatchObject({ to: '/your-visit' })

    await rename('visit')

    expect(await redirectFrom('/visit')).toBeUndefined()
    expect(await redirectFrom('/your-visit')).toMatchObject({ to: '/visit' })
  })

  test('keeps the pages of a venue in its editions', async () => {
    const { payload } = open
    const venue = await saveVenue(payload, { name: 'Shed 9', slug: 'shed-9' })

    await payload.update({
      collection: 'venues',
      id: venue.id,
      data: { slug: 'shed-nine', _status: 'published' },
    })

    expect(await redirectFrom('/venues/shed-9')).toMatchObject({ to: '/venues/shed-nine' })
    expect(await redirectFrom('/2026/venues/shed-9')).toMatchObject({
      to: '/2026/venues/shed-nine',
    })
  })

  test('changes nothing while it is a draft', async () => {
    const { payload } = open
    const page = await payload.create({
      collection: 'pages',
      data: { ...aPage, title: 'Support', name: 'support' },
    })

    await payload.update({ collection: 'pages', id: page.id, draft: true, data: { name: 'give' } })

    expect(await redirectFrom('/support')).toBeUndefined()
  })
})

describe('deleting and withdrawing (spec/content B1.20, spec/faults S13)', () => {
  test('refuses to delete a record that was ever published', async () => {
    const { payload } = open
    const event = await payload.create({
      collection: 'events',
      data: aTalk(festival, { title: 'The Missing Roll', _status: 'published' }),
    })
    await payload.update({ collection: 'events', id: event.id, data: { _status: 'draft' } })

    await expect(payload.delete({ collection: 'events', id: event.id })).rejects.toThrow(
      'This was published once, so its address must go on answering: take it down instead of deleting it',
    )
  })

  test('deletes a draft that was never published', async () => {
    const { payload } = open
    const event = await payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival, { title: 'Never' }),
    })

    await payload.delete({ collection: 'events', id: event.id })

    const { totalDocs } = await payload.count({
      collection: 'events',
      where: { id: { equals: event.id } },
    })
    expect(totalDocs).toBe(0)
  })

  test('ends the path of a withdrawn record with its reason, until it comes back', async () => {
    const { payload } = open
    const event = await payload.create({
      collection: 'events',
      data: aTalk(festival, { title: 'Half Frame', _status: 'published' }),
    })
    const publish = (data: { withdrawn: boolean; withdrawn_reason?: string }) =>
      payload.update({
        collection: 'events',
        id: event.id,
        data: { ...data, _status: 'published' },
      })

    const refused = await refusedFields(publish({ withdrawn: true }))
    await publish({ withdrawn: true, withdrawn_reason: 'At the artist’s request.' })

    expect(refused.map(([field]) => field)).toEqual(['withdrawn_reason'])
    expect(await redirectFrom('/events/half-frame')).toMatchObject({
      gone: true,
      reason: 'At the artist’s request.',
      source: 'withdrawn',
    })

    await publish({ withdrawn: false })

    expect(await redirectFrom('/events/half-frame')).toBeUndefined()
  })
})

describe('unpublishing (spec/content B1.20)', () => {
  test('ends every path of the record until it is published again', async () => {
    const { payload } = open
    const page = await payload.create({
      collection: 'pages',
      data: { ...aPage, title: 'Press', name: 'press' },
    })
    const save = (data: { name?: string; _status: 'draft' | 'published' }) =>
      payload.update({ collection: 'pages', id: page.id, data })
    await save({ name: 'press-room', _status: 'published' })

    await save({ _status: 'draft' })
    await payload.update({ collection: 'pages', id: page.id, draft: true, data: { title: 'P' } })

    const ended = { gone: true, to: null, reason: null, source: 'withdrawn' }
    expect(await redirectFrom('/press-room')).toMatchObject(ended)
    expect(await redirectFrom('/press')).toMatchObject(ended)

    await save({ _status: 'published' })

    expect(await redirectFrom('/press-room')).toBeUndefined()
    expect(await redirectFrom('/press')).toMatchObject({ to: '/press-room', gone: false })
  })

  test('ends its path even if a draft was saved since it was published', async () => {
    const { payload } = open
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...aPage, title: 'Jobs', name: 'jobs' },
    })
    await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Work' } })

    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })

    expect(await redirectFrom('/jobs')).toMatchObject({ gone: true, source: 'withdrawn' })
  })

  test.each([
    ['a draft', 'prints', { draft: true }],
    ['the unpublished record', 'books', {}],
  ])('is done once: saving %s later changes no redirect', async (_, name, options) => {
    const { payload } = open
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...aPage, title: 'Prints', name },
    })
    const save = (data: object) =>
      payload.update({ collection: 'pages', id, data: { ...data, _status: 'draft' }, ...options })
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    const ended = await redirectFrom(`/${name}`)

    await save({ withdrawn: true, withdrawn_reason: 'At the' })

    expect(ended).toMatchObject({ gone: true, reason: null })
    expect(await redirectFrom(`/${name}`)).toEqual(ended)

    const elsewhere = { gone: false, reason: null, to: '/program' }
    await payload.update({ collection: 'redirects', id: ended?.id ?? 0, data: elsewhere })
    await save({ withdrawn_reason: 'At the request' })

    expect(await redirectFrom(`/${name}`)).toMatchObject(elsewhere)
  })

  test('ends no path of a record that was never published', async () => {
    const draft = await open.payload.create({
      collection: 'pages',
      draft: true,
      data: { title: 'Shop', name: 'shop' },
    })

    await open.payload.update({
      collection: 'pages',
      id: draft.id,
      data: { ...aPage, _status: 'draft' },
    })

    expect(await redirectFrom('/shop')).toBeUndefined()
  })
})

describe('redirects of staff (spec/content B16)', () => {
  const byStaff = { status: '301', source: 'manual' } as const

  beforeAll(async () => {
    const data = { title: 'Draft page', name: 'draft-page' }
    await open.payload.create({ collection: 'pages', draft: true, data })
  })

  test('are stored flat, whichever came first', async () => {
    const { payload } = open
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...aPage, title: 'C', name: 'c-old' },
    })
    await payload.create({
      collection: 'redirects',
      data: { ...byStaff, from: '/b-old', to: '/c-old' },
    })
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    const ended = await redirectFrom('/c-old')
    await payload.update({
      collection: 'redirects',
      id: ended?.id ?? 0,
      data: { gone: false, to: '/visit' },
    })
    await payload.create({
      collection: 'redirects',
      data: { ...byStaff, from: '/A-old/', to: '/b-old' },
    })

    expect(await redirectFrom('/b-old')).toMatchObject({ to: '/visit', source: 'manual' })
    expect(await redirectFrom('/a-old')).toMatchObject({ to: '/visit' })
  })

  test.each([
    ['/program', '/visit', 'from', 'This is an address of the site itself'],
    ['/api/x', '/visit', 'from', 'This address is reserved by the site'],
    ['/now', '/visit', 'from', 'This is an address of the site itself'],
    ['no path', '/visit', 'from', 'Give a path that starts with /'],
    [
      '/x',
      'javascript:alert(1)',
      'to',
      'Give a path of this site, or an address that starts with https://',
    ],
    ['/visit', '/program', 'from', '"Visit" is published at this address'],
    ['/loop', '/loop', 'to', 'This leads back to where it starts'],
    ['/x', '/vist', 'to', 'There is no page at /vist: choose one, or correct the address'],
    [
      '/x',
      'https://parallax.example/vist',
      'to',
      'There is no page at /vist: choose one, or correct the address',
    ],
    ['/x', '/draft-page', 'to', 'The page at /draft-page is a draft: publish it first'],
  ])('are refused from %s to %s', async (from, to, field, sentence) => {
    const refused = await refusedFields(
      open.payload.create({ collection: 'redirects', data: { ...byStaff, from, to } }),
    )

    expect(refused).toEqual([[field, sentence]])
  })

  test('may keep the rest of the path, whose page depends on the request', async () => {
    const data = { ...byStaff, from: '/2020/**', to: '/2019/**' }
    const { to } = await open.payload.create({ collection: 'redirects', data })
    expect(to).toBe('/2019/**')
  })
})

describe('the status of an event (spec/content A6)', () => {
  test('notes when it changed, and only then', async () => {
    const { payload } = open
    const event = await payload.create({
      collection: 'events',
      data: aTalk(festival, { title: 'Weather', _status: 'published' }),
    })
    const save = (data: object) =>
      payload.update({
        collection: 'events',
        id: event.id,
        data: { ...data, _status: 'published' },
      })

    const cancelled = await save({ status: { state: 'cancelled', note: 'The kiln is closed.' } })
    const saved = await save({ teaser: 'Another teaser.' })

    expect(event.status.changed_at ?? null).toBeNull()
    expect(cancelled.status.changed_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
    expect(saved.status.changed_at).toBe(cancelled.status.changed_at)
  })
})

describe('the keys of types and precincts (spec/content B3, B4)', () => {
  test('are made from the titles, each once, and follow them until a record uses them', async () => {
    const { payload } = open
    const type = { singular: 'x', kind: 'timed', schema_type: 'Event' } as const
    const saved = (types: readonly object[], id?: number) => {
      const options = { collection: 'festivals', draft: true } as const
      // A form sends rows without keys.
      const data = { year: 2098, name: 'Later', types } as never
      return id === undefined
        ? payload.create({ ...options, data })
        : payload.update({ ...options, id, data })
    }
    const keysOf = ({ types }: { readonly types: readonly { readonly key: string }[] }) =>
      types.map(({ key }) => key)

    const first = await saved([
      { ...type, title: 'Talks' },
      { ...type, title: 'Talks' },
      { ...type, title: 'Map' },
    ])
    expect(keysOf(first)).toEqual(['talks', 'talks-2', 'map-2'])

    await payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(first.id, { slug: 'later', type: 'talks' }),
    })
    const [talks, others, map] = first.types
    const copy = { ...others, id: undefined }
    const renamed = await saved(
      [
        copy,
        { ...talks, title: 'Conversations' },
        { ...others, title: 'Lectures' },
        { ...map, key: undefined },
      ],
      first.id,
    )
    expect(keysOf(renamed)).toEqual(['talks-2', 'talks', 'lectures', 'map-2'])
  })
})
