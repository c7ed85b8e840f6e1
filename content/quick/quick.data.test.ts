import { localOf } from 'contract/rules/local-time.ts'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Event } from '../payload-types.ts'
import { asJson, askStudio } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival, saveVenue } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import { findInGlobals } from '../lookups/find-in-globals.ts'
import { findByAddress } from '../lookups/find-by-address.ts'
import { findRecords } from '../lookups/find-records.ts'
import { findComingOpenings } from './coming-openings.ts'
import { findComingSessions } from './coming-sessions.ts'

const MELBOURNE = 'Australia/Melbourne'

const STUDIO = 'https://studio.parallax.example'
/** 11.20am in Melbourne, ten minutes before the talk. */
const NOW = Date.parse('2026-03-14T00:20:00Z')

let open: OpenPayload
let editor: StaffMember
let festival = 0
let talk: Event

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { studioOrigin: STUDIO })
  editor = await createStaff(open, 'editor')
  festival = (await saveFestival(open.payload)).id
})

afterAll(() => open.close())

beforeEach(async () => {
  const data = { ...aTalk(festival), _status: 'published' } as const
  talk = await open.payload.create({ collection: 'events', data, depth: 0 })
})

const change = (path: string, body: object) => editor.ask(path, asJson('POST', body))

const cancel = () => ({
  event: talk.id,
  code: talk.sessions?.[0]?.code,
  change: { kind: 'cancel', note: 'The kiln is closed.' },
})
const seen = (draft: boolean) =>
  open.payload.findByID({ collection: 'events', id: talk.id, depth: 0, draft })

describe('a change that cannot wait', () => {
  test('of a session is public at once', async () => {
    expect((await change('/quick/session', cancel())).status).toBe(200)
    const { sessions, _status } = await seen(false)
    expect(_status).toBe('published')
    expect(sessions?.[0]?.status).toMatchObject({ state: 'cancelled', note: 'The kiln is closed.' })
  })

  test('is accepted although the event already has a fault: it is free and has a price', async () => {
    await open.database.query(`update events set price_from = 45 where id = ${talk.id}`)
    expect((await change('/quick/session', cancel())).status).toBe(200)
    expect((await seen(false)).sessions?.[0]?.status.state).toBe('cancelled')
  })

  test('changes the public version and the draft, and does not publish the draft', async () => {
    const { id } = talk
    await open.payload.update({
      collection: 'events',
      id,
      data: { title: 'New words' },
      draft: true,
    })
    await change('/quick/session', cancel())

    const [shown, draft] = [await seen(false), await seen(true)]
    expect([shown.title, draft.title]).toEqual([talk.title, 'New words'])
    expect([shown._status, draft._status]).toEqual(['published', 'draft'])
    expect([shown, draft].map(({ sessions }) => sessions?.[0]?.status.state)).toEqual([
      'cancelled',
      'cancelled',
    ])
  })

  test('changes alerts and the holding screen, in public and in the draft of the settings', async () => {
    await open.payload.updateGlobal({ slug: 'site', data: { description: 'New' }, draft: true })
    await change('/quick/alert', { kind: 'put-up', level: 'warning', text: 'A storm is near.' })
    await change('/quick/holding', { on: true })
    const site = () => open.payload.findGlobal({ slug: 'site', depth: 0 })
    const { alerts, holding } = await site()
    expect(alerts).toMatchObject([{ text: 'A storm is near.', route_pattern: '/**' }])
    expect(holding?.on).toBe(true)
    await change('/quick/alert', { kind: 'take-down', id: alerts?.[0]?.id })
    await change('/quick/holding', { on: false })
    const taken = { alerts: [], holding: { on: false } }
    expect(await site()).toMatchObject(taken)
    const draft = await open.payload.findGlobal({ slug: 'site', depth: 0, draft: true })
    expect(draft).toMatchObject({ ...taken, description: 'New' })
  })

  test.each([
    [
      '/quick/session',
      () => ({ ...cancel(), code: 'gone' }),
      404,
      'This session is not there any more',
    ],
    [
      '/quick/session',
      () => ({ ...cancel(), change: { kind: 'move', start: 'tomorrow' } }),
      400,
      'Give the new day and time, for example 2026-03-20T18:30',
    ],
    [
      '/quick/alert',
      () => ({ kind: 'put-up', level: 'info', text: ' ' }),
      400,
      'Write what visitors must know',
    ],
  ])('at %s is refused with a reason: %#', async (path, body, status, message) => {
    const response = await change(path, body())
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ errors: [{ message }] })
  })

  test.each(['/quick/session', '/quick/alert', '/quick/holding'])(
    'at %s is refused without a login',
    async (path) => {
      expect((await askStudio(open, path, asJson('POST', cancel()))).status).toBe(401)
      expect((await seen(false)).sessions?.[0]?.status.state).toBe('scheduled')
    },
  )
})

describe('the sessions that can still be changed', () => {
  const codes = async (nowMs: number, search = '') =>
    (await findComingSessions(open.payload, { nowLocal: localOf(nowMs, MELBOURNE), search })).map(
      ({ code }) => code,
    )

  test('are those that have not ended, and can be searched by a word of the title', async () => {
    const code = talk.sessions?.[0]?.code
    expect(await codes(NOW)).toContain(code)
    expect(await codes(NOW, 'contact')).toContain(code)
    expect(await codes(NOW, 'nothing like it')).toEqual([])
    expect(await codes(Date.parse('2026-03-14T01:31:00Z'))).not.toContain(code)
  })

  test('are also those that began yesterday and run past midnight', async () => {
    const night = [
      { start: '2026-03-14T22:00', end: '2026-03-15T01:30', status: { state: 'scheduled' } },
    ] as const
    const data = { ...aTalk(festival, { sessions: [...night] }), _status: 'published' } as const
    const { sessions } = await open.payload.create({ collection: 'events', data, depth: 0 })
    const code = sessions?.[0]?.code
    expect(await codes(Date.parse('2026-03-15T00:30:00+11:00'))).toContain(code)
    expect(await codes(Date.parse('2026-03-15T01:30:00+11:00'))).not.toContain(code)
  })
})

describe('the exhibitions that are still to open', () => {
  test('are the public ones that go ahead, the next one first', async () => {
    const venue = await saveVenue(open.payload, { _status: 'published' })
    const exhibition = (title: string, start: string, fields: Partial<Event> = {}) => {
      const dates = { start, end: '2026-03-29' }
      const data = {
        ...aTalk(festival),
        type: 'exhibitions',
        title,
        dates,
        sessions: [],
        venues: [venue.id],
        ...fields,
      }
      return open.payload.create({
        collection: 'events',
        data: { ...data, _status: 'published' },
        depth: 0,
      })
    }
    await exhibition('Tide', '2026-03-20')
    await exhibition('Ash', '2026-03-18')
    await exhibition('Open today', '2026-03-14')
    await exhibition('Called off', '2026-03-19', { status: { state: 'cancelled' } })
    await exhibition('Put off', '2026-03-19', { status: { state: 'postponed' } })
    const withdrawn = { withdrawn: true, withdrawn_reason: 'At the artist’s request.' }
    await exhibition('Gone', '2026-03-19', withdrawn)
    const found = await findComingOpenings(open.payload, { today: '2026-03-14', limit: 5 })
    expect(found.map(({ title }) => title)).toEqual(['Ash', 'Tide'])
  })
})

describe('the search over all records', () => {
  test('finds a record by its title, and by each of its public addresses', async () => {
    const req = await createLocalReq({ user: editor.user }, open.payload)
    const groups = await findRecords('contact sheet', req)
    const found = groups.flatMap(({ records }) =>
      records.map(({ collection, id }) => `${collection} ${id}`),
    )
    expect(found).toContain(`events ${talk.id}`)
    for (const address of [
      `/events/${talk.slug}`,
      `https://parallax.example/events/${talk.slug}/?a=b#c`,
    ]) {
      const form = { href: `/admin/collections/events/${talk.id}`, label: 'Event' }
      expect(await findByAddress(address, req)).toEqual([form])
    }
  })

  test.each<[string, readonly string[]]>([
    ['/', ['Parallax 2026', 'Site settings: words of the fixed screens']],
    ['/program', ['Parallax 2026', 'Site settings: words of the fixed screens']],
    ['https://parallax.example/program/talks/', ['Parallax 2026']],
    ['/timeline', ['Parallax 2026', 'Site settings: words of the fixed screens']],
    ['/partners', ['Partners', 'Site settings: words of the fixed screens']],
    ['/2026/program/map', ['Parallax 2026']],
    ['/search', ['Site settings: words of the fixed screens']],
    ['/now', ['Parallax 2026']],
    ['/events/never-there', []],
    ['/1999/program', []],
    ['/100%', []],
    ['contact sheet', []],
  ])('leads from %s to where it is edited: %j', async (address, labels) => {
    const req = await createLocalReq({ user: editor.user }, open.payload)
    const found = await findByAddress(address, req)
    expect(found.map(({ label }) => label)).toEqual(labels)
  })

  test('finds accounts, for an administrator only', async () => {
    const administrator = await createStaff(open, 'administrator')
    const search = async ({ user }: StaffMember) => {
      const groups = await findRecords('editor@', await createLocalReq({ user }, open.payload))
      return groups.map(({ label }) => label)
    }
    expect(await search(administrator)).toEqual(['Accounts'])
    expect(await search(editor)).toEqual([])
  })

  test('finds header, footer and settings by their name, and by the labels and texts of their fields', async () => {
    const req = await createLocalReq({ user: editor.user }, open.payload)
    await change('/quick/alert', { kind: 'put-up', level: 'warning', text: 'A flood is near.' })
    expect(await findInGlobals('flood near', req)).toEqual([
      {
        global: 'site',
        label: 'Site settings',
        fields: [{ field: 'alerts.0.text', place: 'Alert 1, Text', text: 'A flood is near.' }],
      },
    ])
    // The search finds a choice by its label, not by its stored value.
    expect(await findInGlobals('Warning', req)).toMatchObject([
      { global: 'site', fields: [{ field: 'alerts.0.level', text: 'Warning' }] },
    ])
    expect(await findInGlobals('menu', req)).toMatchObject([{ global: 'header', fields: [] }])
    expect(await findInGlobals('acknowledgement', req)).toMatchObject([
      { global: 'site', fields: [{ place: 'Acknowledgement of Country' }] },
    ])
    expect(await findInGlobals('never there', req)).toEqual([])
  })
})
