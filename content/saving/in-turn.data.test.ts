import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asJson } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'

let open: OpenPayload
let ann: StaffMember
let bob: StaffMember
let festival = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
  ann = await createStaff(open, 'administrator')
  bob = await createStaff(open, 'editor')
})

afterAll(() => open.close())

describe('saves of one record at the same time', () => {
  test('keep everything that was typed, whichever kind of request each is', async () => {
    const data = aTalk(festival, { title: 'Grain', teaser: 'All of it', _status: 'published' })
    const { id, updatedAt } = await open.payload.create({ collection: 'events', data })
    const one = `/events/${id}?draft=true`
    const many = `/events?where[id][equals]=${id}&draft=true`

    const replies = await Promise.all([
      ann.ask(one, asJson('PATCH', { title: 'Grains' })),
      bob.ask(many, asJson('PATCH', { teaser: 'Some of it' })),
      ann.ask(one, asJson('PATCH', { number: 7 })),
      bob.ask(many, asJson('PATCH', { meeting_point: 'The gate' })),
      ann.ask(
        `/events/${id}/save`,
        asJson('POST', { base: updatedAt, changes: { tags: { old: [], new: ['fog'] } } }),
      ),
    ])

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(
      await open.payload.findByID({ collection: 'events', id, draft: true, depth: 0 }),
    ).toMatchObject({
      title: 'Grains',
      teaser: 'Some of it',
      number: 7,
      meeting_point: 'The gate',
      tags: ['fog'],
    })
  })

  test('keep all changes of a global', async () => {
    const settings = [
      { name: 'One name' },
      { description: 'What it is' },
      { access_contact: 'a@b' },
    ]
    const replies = await Promise.all(
      settings.map((each) => ann.ask('/globals/site?draft=true', asJson('POST', each))),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await open.payload.findGlobal({ slug: 'site', draft: true, depth: 0 })).toMatchObject(
      Object.assign({}, ...settings),
    )
  })
})

describe('a record without drafts', () => {
  test('is saved at once, keeps what another saved in other fields, and asks if both changed the same field', async () => {
    const made = await ann.ask('/redirects/save', {
      ...asJson('POST', {
        key: 'a form',
        changes: { from: { old: null, new: '/old' }, to: { old: null, new: '/program' } },
      }),
    })
    const { doc }: { doc: { id: number; updatedAt: string } } = await made.json()
    const save = (name: string, old: string, next: string) =>
      asJson('POST', { base: doc.updatedAt, changes: { [name]: { old, new: next } } })
    const path = `/redirects/${doc.id}/save`

    const first = await bob.ask(path, save('to', '/program', '/artists'))
    const other = await ann.ask(path, save('status', '301', '302'))
    const same = await ann.ask(path, save('to', '/program', '/venues'))

    expect([made, first, other, same].map(({ status }) => status)).toEqual([201, 200, 200, 409])
    expect(await open.payload.findByID({ collection: 'redirects', id: doc.id })).toMatchObject({
      to: '/artists',
      status: '302',
    })
  })
})

describe('an edit of several records at once', () => {
  const LATE = {
    start: '2026-03-14T11:30',
    end: '2026-03-14T11:00',
    status: { state: 'scheduled' as const },
  }
  test.each([
    [
      'a price beside *Free*',
      { price: { free: true, from: 20 } },
      '"docs":\\[\\].*Grain.*visitors would read',
    ],
    [
      'a session that ends before its start',
      { sessions: [LATE] },
      'Grain.*must end after it starts',
    ],
  ])('changes none of them if a rule refuses one, and says why: %s', async (_case, has, why) => {
    const talks = [
      aTalk(festival, { title: 'Let through' }),
      aTalk(festival, { title: 'Grain', ...has }),
    ]
    const ids: number[] = []
    for (const data of talks) {
      ids.push((await open.payload.create({ collection: 'events', draft: true, data })).id)
    }

    const reply = await bob.ask(
      `/events?where[id][in]=${ids.join(',')}`,
      asJson('PATCH', { content_notes: ['Flashing light'], _status: 'published' }),
    )

    expect([reply.status, await reply.text()]).toEqual([400, expect.stringMatching(why)])
    const where = { id: { in: ids } }
    const { docs } = await open.payload.find({ collection: 'events', where, draft: true, depth: 0 })
    const states = docs.map(({ _status, content_notes: notes }) => [_status, notes?.length ?? 0])
    expect(states).toEqual([
      ['draft', 0],
      ['draft', 0],
    ])
  })
})
