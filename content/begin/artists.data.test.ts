import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asJson } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'

let open: OpenPayload
let administrator: StaffMember

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
  administrator = await createStaff(open, 'administrator')
})

afterAll(() => open.close())

const AN_EXHIBITION = {
  title: 'Fog over the river',
  type: 'exhibitions',
  teaser: 'A river that nobody sees.',
  venue: '',
  first: '2026-03-07',
  last: '2026-03-20',
  free: 'yes',
}

test('the first event gets the artists with the typed names, each once and public; missing artists are created (spec/content B22)', async () => {
  const { payload } = open
  const make = (name: string, more: object) =>
    payload.create({
      collection: 'artists',
      data: { name, sort_name: name, kind: 'person', ...more },
      depth: 0,
    })
  const known = await make('Noor Castellane the Younger', { _status: 'published' })
  const drafted = await make('荒木経惟', { _status: 'draft' })
  const gone = await make('Ana Reis', {
    _status: 'published',
    withdrawn: true,
    withdrawn_reason: 'At her wish.',
  })
  const { docs: venues } = await payload.find({ collection: 'venues', limit: 1, depth: 0 })
  const names = 'noor castellane the younger, 荒木経惟, Ana Reis, ana reis'

  const sent = { ...AN_EXHIBITION, venue: String(venues[0]?.id), artists: names }
  const answer = await administrator.ask('/begin/event', asJson('POST', sent))

  expect([answer.status, await answer.json()]).toEqual([200, { done: true }])
  const { docs } = await payload.find({
    collection: 'events',
    where: { title: { equals: AN_EXHIBITION.title } },
    depth: 1,
  })
  const artists = (docs[0]?.artists ?? []).map(({ artist }) => artist)
  expect(artists).toMatchObject([
    { id: known.id },
    { id: drafted.id, _status: 'published' },
    { name: 'Ana Reis', _status: 'published' },
  ])
  expect(artists).not.toContainEqual(expect.objectContaining({ id: gone.id }))
})
