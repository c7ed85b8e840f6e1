import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findFormFindings } from '../hooks/findings.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival, saveVenue } from '../testing/records.ts'
import { createStaff } from '../testing/staff.ts'
import { takeDown } from '../take-down/take-down.ts'
import { findTodos } from './find-todos.ts'

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
})

afterAll(() => open.close())

test('a public event whose venue is taken down asks for another venue, and not for its hours any more', async () => {
  const { payload } = open
  const { user } = await createStaff(open, 'editor')
  const req = await createLocalReq({ user }, payload)
  const festival = await saveFestival(payload)
  const hours = { weekly: [{ day: '1' as const, opens: '10:00', closes: '11:00' }] }
  const { id: venue } = await saveVenue(payload, { hours })
  // A Saturday.
  const session = { start: '2099-03-14T11:30', end: '2099-03-14T12:30' }
  const status = { state: 'scheduled' as const }
  const talk = aTalk(festival.id, { venues: [venue], sessions: [{ ...session, status }] })
  const event = await payload.create({
    collection: 'events',
    depth: 0,
    data: { ...talk, _status: 'published' },
  })
  await payload.create({
    collection: 'events',
    draft: true,
    data: { ...talk, title: 'A draft at noon', sessions: [] },
  })
  const rows = async () =>
    (await findTodos(festival, req))
      .filter(({ key }) => key === 'hours' || key === 'venue')
      .flatMap(({ todos }) =>
        todos.map(({ field, message, record }) => `${record.title}, ${field}: ${message}`),
      )
  const inForm = async () =>
    (await findFormFindings(payload.collections.events.config, event, req)).flatMap(
      ({ field, message }) =>
        message.includes('Lantern Lane') ? [`${event.title}, ${field}: ${message}`] : [],
    )
  const closed = expect.stringContaining('sessions.0.start: Lantern Lane is closed')
  expect(await rows()).toEqual([closed])
  expect(await inForm()).toEqual([closed])

  await takeDown({ collection: 'venues', id: venue }, { how: 'withdrawn', reason: 'Closed' }, req)

  const hidden = 'Reading a Contact Sheet, venues: Its venue Lantern Lane is not public'
  expect(await rows()).toEqual([hidden])
  expect(await inForm()).toEqual([hidden])
})
