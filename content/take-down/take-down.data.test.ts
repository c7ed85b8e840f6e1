import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asJson, askStudio } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aLinkedText, aTalk, saveFestival, saveVenue } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import { refusedFields } from '../testing/refused-fields.ts'
import { findTakeDownFacts, takeDown } from './take-down.ts'

let open: OpenPayload
let staff: StaffMember
let festival = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
  staff = await createStaff(open, 'editor')
})

afterAll(() => open.close())

async function asEditor(): Promise<PayloadRequest> {
  return createLocalReq({ user: staff.user }, open.payload)
}

async function publishTalk(title: string, fields: Parameters<typeof aTalk>[1] = {}) {
  const data = aTalk(festival, { title, _status: 'published', ...fields })
  return open.payload.create({ collection: 'events', data })
}

async function redirectFrom(from: string) {
  const { docs } = await open.payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
  })
  return docs[0]
}

describe('what is known before a record is taken down', () => {
  test('names what leads to it: fields, texts, typed addresses, drafts and the menu', async () => {
    const { payload } = open
    const venue = await saveVenue(payload, { name: 'Fog Lane', slug: 'fog-lane' })
    await publishTalk('At Fog Lane', { venues: [venue.id] })
    await publishTalk('A link to Fog Lane', { body: aLinkedText('/venues/fog-lane?from=text') })
    await payload.create({
      collection: 'pages',
      draft: true,
      data: {
        title: 'Typed',
        blocks: [{ blockType: 'text', body: aLinkedText('/venues/fog-lane') }],
      },
    })
    await payload.updateGlobal({
      slug: 'footer',
      data: { button_links: [{ title: 'Fog Lane', link: '/venues/fog-lane' }] },
    })

    const facts = await findTakeDownFacts({ collection: 'venues', id: venue.id }, await asEditor())

    expect(facts).toMatchObject({ isPublic: true, canBeCancelled: false })
    expect(facts.addresses[0]).toBe('/venues/fog-lane')
    expect(facts.references.map(({ kind, title, fields }) => [kind, title, ...fields])).toEqual([
      ['Event', 'A link to Fog Lane', 'Text'],
      ['Event', 'At Fog Lane', 'Venues'],
      ['Page', 'Typed', 'Text 1, Text'],
      ['Footer', 'Footer', 'Link 1, Address'],
    ])
  })
})

test('names the releases that would fail without it before a record is taken down', async () => {
  const { payload } = open
  const { id } = await saveVenue(payload, { name: 'Wet Plate Bar', slug: 'wet-plate-bar' })
  const data = aTalk(festival, { title: 'Last Frame', venues: [id] })
  const event = await payload.create({ collection: 'events', draft: true, data })
  const failing = async () => staff.ask(`/venues/${id}/needed`).then((answer) => answer.json())
  const set = (path: string, seen: string, at: string) =>
    staff.ask(path, asJson('POST', { act: 'publish', seen, into: { at } }))
  expect(await failing()).toEqual({ failing: [] })

  await set(`/events/${event.id}/release`, event.updatedAt, '2099-03-14T10:00')

  expect(await failing()).toEqual({
    failing: ['The release of 14 March 2099 at 10am AEDT would fail: “Last Frame” needs it'],
  })
  await payload.delete({ collection: 'releases', where: {} })
})

describe('taking a record down (spec/content B1.6, B1.20)', () => {
  test('withdraws it with the reason: its address answers 410', async () => {
    const { id } = await publishTalk('Halation', { slug: 'halation' })

    await takeDown(
      { collection: 'events', id },
      { how: 'withdrawn', reason: 'The lamp broke.' },
      await asEditor(),
    )

    expect(await redirectFrom('/events/halation')).toMatchObject({
      gone: true,
      reason: 'The lamp broke.',
    })
  })

  test('is refused without a reason, and nothing changes', async () => {
    const { id } = await publishTalk('Bokeh', { slug: 'bokeh' })

    const refused = await refusedFields(
      takeDown({ collection: 'events', id }, { how: 'withdrawn', reason: ' ' }, await asEditor()),
    )

    expect(refused.map(([field]) => field)).toEqual(['withdrawn_reason'])
    expect(await open.payload.findByID({ collection: 'events', id })).not.toMatchObject({
      withdrawn: true,
    })
  })

  test('redirects all its addresses, also the one that it had before', async () => {
    const { payload } = open
    const { id } = await publishTalk('Old name', { slug: 'old-name' })
    await payload.update({
      collection: 'events',
      id,
      data: { slug: 'new-name', _status: 'published' },
    })

    await takeDown(
      { collection: 'events', id },
      { how: 'redirect', to: '/program' },
      await asEditor(),
    )

    for (const from of ['/events/old-name', '/events/new-name']) {
      expect(await redirectFrom(from)).toMatchObject({
        to: '/program',
        gone: false,
        source: 'manual',
      })
    }
  })

  test('changes nothing when it would lead to its own address', async () => {
    const { id } = await publishTalk('Loop', { slug: 'loop' })

    const refused = await refusedFields(
      takeDown(
        { collection: 'events', id },
        { how: 'redirect', to: '/events/loop' },
        await asEditor(),
      ),
    )

    expect(refused.map(([field]) => field)).toEqual(['to'])
    expect(await redirectFrom('/events/loop')).toBeUndefined()
    expect(await open.payload.findByID({ collection: 'events', id })).not.toMatchObject({
      withdrawn: true,
    })
  })

  test.each([
    [
      'no page',
      '/events/tpyo',
      'There is no page at /events/tpyo: choose one, or correct the address',
    ],
    ['a draft', '/events/not-yet', 'The page at /events/not-yet is a draft: publish it first'],
  ])('changes nothing when it would lead to %s', async (_case, to, sentence) => {
    const { payload } = open
    const { id, slug } = await publishTalk('Still here')
    const draft = aTalk(festival, { title: 'Not yet', slug: 'not-yet' })
    await payload.create({ collection: 'events', draft: true, data: draft })

    const refused = await refusedFields(
      takeDown({ collection: 'events', id }, { how: 'redirect', to }, await asEditor()),
    )

    expect(refused).toEqual([['to', sentence]])
    expect(await redirectFrom(`/events/${slug}`)).toBeUndefined()
    expect(await payload.findByID({ collection: 'events', id })).not.toMatchObject({
      withdrawn: true,
    })
  })

  test('marks an event as cancelled, and keeps a draft a draft', async () => {
    const { payload } = open
    const { id } = await publishTalk('Contact print', { teaser: 'As it was.' })
    await payload.update({ collection: 'events', id, draft: true, data: { teaser: 'Half a sen' } })

    await takeDown(
      { collection: 'events', id },
      { how: 'cancelled', note: 'Rain.' },
      await asEditor(),
    )

    const status = { state: 'cancelled', note: 'Rain.' }
    expect(await payload.findByID({ collection: 'events', id })).toMatchObject({
      _status: 'published',
      teaser: 'As it was.',
      status,
    })
    expect(await payload.findByID({ collection: 'events', id, draft: true })).toMatchObject({
      _status: 'draft',
      teaser: 'Half a sen',
      status,
    })
    expect(await redirectFrom('/events/contact-print')).toBeUndefined()
  })

  test.each<[string, object, number, string]>([
    ['what is not public', { how: 'withdrawn', reason: 'x' }, 409, 'not public'],
    ['without a choice', { how: 'away' }, 400, 'withdrawn, redirect or cancelled'],
  ])('is refused with a sentence: %s', async (_case, body, status, words) => {
    const { id } = await open.payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival, { title: 'A draft' }),
    })

    const response = await staff.ask(`/events/${id}/take-down`, asJson('POST', body))

    expect(response.status).toBe(status)
    expect(await response.text()).toContain(words)
  })

  test('is refused without a login', async () => {
    const { id } = await publishTalk('Locked')

    const responses = await Promise.all([
      askStudio(open, `/events/${id}/take-down`),
      askStudio(open, `/events/${id}/take-down`, asJson('POST', { how: 'withdrawn', reason: 'x' })),
    ])

    expect(responses.map(({ status }) => status)).toEqual([401, 401])
  })
})

describe('deleting', () => {
  test('is offered only for what was never public', async () => {
    const draft = await open.payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival, { title: 'Never public' }),
    })
    const published = await publishTalk('Once public')

    const offered = await Promise.all(
      [draft, published].map(async ({ id }) => {
        const response = await staff.ask(`/events/access/${id}`, { method: 'POST' })
        const { delete: may }: { delete?: boolean } = await response.json()
        return Boolean(may)
      }),
    )

    expect(offered).toEqual([true, false])
    const access = await staff.ask('/access')
    const { collections }: { collections: { events: { delete?: boolean } } } = await access.json()
    expect(collections.events.delete ?? false).toBe(false) // whether the list offers to delete selected records
  })
})
