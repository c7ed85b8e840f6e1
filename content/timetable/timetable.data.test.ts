import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Event } from '../payload-types.ts'
import { asJson, askStudio } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival, saveVenue } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'

const STUDIO = 'https://studio.parallax.example'

let open: OpenPayload
let contributor: StaffMember
let festival = 0
let hall = 0
let talk: Event

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { studioOrigin: STUDIO })
  contributor = await createStaff(open, 'contributor')
  festival = (await saveFestival(open.payload)).id
  hall = (await saveVenue(open.payload, { name: 'The Hall' })).id
})

afterAll(() => open.close())

beforeEach(async () => {
  const data = { ...aTalk(festival), _status: 'published' } as const
  talk = await open.payload.create({ collection: 'events', data, depth: 0 })
})

function move(to: object, start = talk.sessions?.[0]?.start) {
  const venue = talk.sessions?.[0]?.venue ?? talk.venues?.[0]
  const body = { event: talk.id, session: talk.sessions?.[0]?.id, from: { start, venue }, to }
  return contributor.ask('/timetable/move', asJson('POST', body))
}

const sessionOf = async (draft: boolean) =>
  (await open.payload.findByID({ collection: 'events', id: talk.id, depth: 0, draft }))
    .sessions?.[0]

describe('a session that is moved in the timetable', () => {
  test('moves in the draft, and stays where it is for visitors until the event is published', async () => {
    const was = await sessionOf(false)
    expect((await move({ start: '2026-03-21T10:00', venue: hall })).status).toBe(200)
    expect(await sessionOf(true)).toMatchObject({
      start: '2026-03-21T10:00',
      venue: hall,
      status: { state: 'moved', previous_start: was?.start },
    })
    expect(await sessionOf(false)).toEqual(was)
  })

  test.each([
    {
      why: 'somebody has moved it meanwhile',
      from: '2026-03-01T10:00',
      refusal: [409, /^Somebody has moved/] as const,
    },
    {
      why: 'it would go to no venue that there is',
      to: { venue: 999_999 },
      refusal: [404, /^This venue is not there/] as const,
    },
    {
      why: 'it gets no time',
      to: { start: 'soon' },
      refusal: [400, /^Give the new day and time/] as const,
    },
  ])('stays where it is when $why', async ({ from, to, refusal: [status, message] }) => {
    const response = await move({ start: '2026-03-21T10:00', venue: hall, ...to }, from)
    expect(response.status).toBe(status)
    const sentence: unknown = expect.stringMatching(message)
    expect(await response.json()).toMatchObject({ errors: [{ message: sentence }] })
    expect(await sessionOf(true)).toEqual(await sessionOf(false))
  })

  test('is in the spreadsheet at its new time, marked as not public', async () => {
    await move({ start: '2026-03-21T10:00', venue: hall })
    const file = await (await contributor.ask('/timetable?year=2026')).arrayBuffer()
    // `Response.text()` would remove the byte order mark.
    const text = Buffer.from(file).toString('utf8')
    expect(text).toMatch(/^\uFEFFDay,Weekday,Start,End,Venue,Title,Type,State,Public,Clash\r\n/)
    expect(text).toContain(`2026-03-21,Saturday 21 March 2026,10:00`)
    expect(text).toMatch(/,The Hall,.*,moved,changed,\r\n/)
  })

  test('says what it clashes with', async () => {
    const data = { ...aTalk(festival), title: 'In the Same Room', venues: [hall] }
    const sessions = [
      { start: '2026-03-22T10:30', end: '2026-03-22T12:00', status: { state: 'scheduled' } },
    ] as const
    await open.payload.create({
      collection: 'events',
      data: { ...data, sessions: [...sessions] },
      draft: true,
    })
    await move({ start: '2026-03-22T10:00', venue: hall })
    const text = await (await contributor.ask('/timetable?year=2026')).text()
    expect(text).toMatch(/In the Same Room,.*Reading a Contact Sheet/)
  })

  test('is refused without a login', async () => {
    for (const [path, init] of [
      ['/timetable/move', asJson('POST', {})],
      ['/timetable?year=2026', {}],
    ] as const) {
      expect((await askStudio(open, path, init)).status).toBe(401)
    }
  })
})
