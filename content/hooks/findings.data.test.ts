import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { COMPOSED_COLLECTIONS } from '../records/composed.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival, saveVenue } from '../testing/records.ts'
import { loadEventFacts } from '../lookups/event.ts'
import { findFormFindings } from './findings.ts'

let open: OpenPayload
let festival = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
})

afterAll(() => open.close())

async function findingsOf(collection: (typeof COMPOSED_COLLECTIONS)[number], doc: object) {
  const req = await createLocalReq({}, open.payload)
  const found = await findFormFindings(open.payload.collections[collection].config, doc, req)
  return found.map(({ level, field, message }) => `${level} ${field}: ${message}`)
}

describe('what the rules find in a record with the values of its form (spec/content B1)', () => {
  test('is what prevents publishing, and what staff should check', async () => {
    const talk = aTalk(festival, {
      title: 'Cancelled: Saturday reading',
      sessions: [
        { start: '2027-03-14T11:30', end: '2027-03-14T11:00', status: { state: 'scheduled' } },
      ],
    })

    expect(await findingsOf('events', talk)).toEqual([
      'warning title: Use Status, not the title',
      'warning title: The title says Saturday, but no date is a Saturday',
      'error sessions.0.end: The session must end after it starts',
      'warning sessions.0.start: This is outside the edition, 6–29 March 2026',
      'warning lead_image: Lists show this event without a picture',
    ])
  })

  test('is only the missing reason if the record is withdrawn', async () => {
    const talk = aTalk(festival, { sessions: [], withdrawn: true })

    expect(await findingsOf('events', talk)).toEqual([
      'error withdrawn_reason: Say in one sentence why it is withdrawn: visitors read it',
    ])
  })

  test('includes the next free number for an exhibition without one, after those of public events and drafts', async () => {
    const { payload } = open
    const { id } = await payload.create({
      collection: 'events',
      data: aTalk(festival, { _status: 'published', number: 47 }),
    })
    const nextAfter = async (number: number) => {
      await payload.update({ collection: 'events', id, data: { number }, draft: true })
      const found = await findingsOf('events', { festival, type: 'exhibitions' })
      return found.find((each) => each.startsWith('warning number: '))
    }

    const message = 'warning number: Without a number it is not found on the printed map. Next free'
    expect(await nextAfter(3)).toBe(`${message}: 48`)
    expect(await nextAfter(50)).toBe(`${message}: 51`)
  })

  test('does not ask for the number of a talk, which needs none', async () => {
    const req = await createLocalReq({}, open.payload)
    expect(await loadEventFacts(aTalk(festival), req)).toMatchObject({ nextNumber: undefined })
  })

  test('includes that no event names an artist, unless a public event or a draft does', async () => {
    const { payload } = open
    const name = { name: 'Noor Castellane', sort_name: 'Castellane, Noor', slug: 'noor' }
    const data = { ...name, kind: 'person' as const }
    const artist = await payload.create({ collection: 'artists', data })
    expect(await findingsOf('artists', artist)).toEqual([
      'warning name: No event names this artist yet',
    ])

    const artists = [{ artist: artist.id, role: 'artist' as const }]
    const { id } = await payload.create({ collection: 'events', data: aTalk(festival) })
    await payload.update({ collection: 'events', id, data: { artists }, draft: true })
    expect(await findingsOf('artists', artist)).toEqual([])

    await payload.update({ collection: 'events', id, data: { artists, _status: 'published' } })
    await payload.update({ collection: 'events', id, data: { artists: [] }, draft: true })
    expect(await findingsOf('artists', artist)).toEqual([])
  })

  test('includes what a session still to come clashes with: another event, and the hours of its venue', async () => {
    const { id: venue } = await saveVenue(open.payload, {
      hours: { weekly: [{ day: '6', opens: '10:00', closes: '17:00' }] },
    })
    const at = (start: string, end: string) => [
      {
        start: `2096-03-17T${start}`,
        end: `2096-03-17T${end}`,
        status: { state: 'scheduled' } as const,
      },
    ]
    await open.payload.create({
      collection: 'events',
      data: aTalk(festival, {
        title: 'Late reading',
        venues: [venue],
        sessions: at('16:30', '16:50'),
      }),
    })

    const form = aTalk(festival, { venues: [venue], sessions: at('16:00', '17:30') })

    const found = await findingsOf('events', form)
    expect(found.filter((each) => each.includes('sessions.0.start'))).toEqual([
      expect.stringMatching(/outside the edition/),
      'warning sessions.0.start: Lantern Lane closes at 5pm and it ends later, Sat, 17 Mar, 4–5.30pm: change the session, or the hours of the venue or event',
      'warning sessions.0.start: "Late reading", Sat, 17 Mar, 4.30–4.50pm, is at the same time in Lantern Lane',
    ])
  })

  test('includes a clash of people, even if the other session is at another venue', async () => {
    const venue = await saveVenue(open.payload, { name: 'Arcade' })
    const other = await saveVenue(open.payload, { name: 'Boathouse' })
    const { id: artist } = await open.payload.create({
      collection: 'artists',
      draft: true,
      data: { name: 'Ito Vale' },
    })
    const talk = (title: string, place: { venues: number[]; venue?: number }) =>
      aTalk(festival, {
        title,
        venues: place.venues,
        artists: [{ artist, role: 'speaker' }],
        sessions: [
          {
            start: '2097-03-17T16:30',
            end: '2097-03-17T17:30',
            status: { state: 'scheduled' },
            ...(place.venue === undefined ? {} : { venue: place.venue }),
          },
        ],
      })
    await open.payload.create({
      collection: 'events',
      draft: true,
      data: talk('Elsewhere', { venues: [], venue: other.id }),
    })

    const found = await findingsOf('events', talk('Here', { venues: [venue.id] }))
    expect(found.filter((each) => each.includes('Ito Vale'))).toEqual([
      'warning sessions.0.start: Ito Vale is at the same time in "Elsewhere", Sun, 17 Mar, 4.30–5.30pm',
    ])
  })

  test.each(COMPOSED_COLLECTIONS)(
    'is known of a record of %s that is still empty',
    async (slug) => {
      expect(await findingsOf(slug, {})).toEqual(expect.any(Array))
    },
  )
})
