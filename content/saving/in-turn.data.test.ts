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
  test('keep all that was typed, whichever way each comes', async () => {
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

  test('keep all of what there is once', async () => {
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

describe('a form that sends the whole record, which has no drafts', () => {
  test('is refused when somebody has saved it since, and names who that was', async () => {
    const { id, updatedAt } = await open.payload.create({
      collection: 'redirects',
      data: { from: '/old', to: '/program', source: 'manual', status: '301' },
    })
    const whole = { from: '/old', to: '/venues', source: 'manual', status: '301', updatedAt }
    await bob.ask(`/redirects/${id}`, asJson('PATCH', { ...whole, to: '/artists' }))

    const response = await ann.ask(`/redirects/${id}`, asJson('PATCH', whole))

    expect(response.status).toBe(409)
    expect(await response.text()).toMatch(/changed this at [\d.]+[ap]m, after you opened it/)
    expect(await open.payload.findByID({ collection: 'redirects', id })).toMatchObject({
      to: '/artists',
    })
  })

  test('goes on saving after its own save; a script that says no version is not refused', async () => {
    const { id, updatedAt } = await open.payload.create({
      collection: 'redirects',
      data: { from: '/older', to: '/program', source: 'manual', status: '301' },
    })
    const first = await ann.ask(`/redirects/${id}`, asJson('PATCH', { to: '/venues', updatedAt }))
    const { doc }: { doc: { updatedAt: string } } = await first.json()
    const second = await ann.ask(
      `/redirects/${id}`,
      asJson('PATCH', { to: '/artists', updatedAt: doc.updatedAt }),
    )
    const script = await bob.ask(`/redirects/${id}`, asJson('PATCH', { to: '/program' }))
    expect([first.status, second.status, script.status]).toEqual([200, 200, 200])
  })
})
