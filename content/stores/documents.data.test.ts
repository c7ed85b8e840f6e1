import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createDocumentStore, type DocumentStore } from './documents.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'

let open: OpenPayload
let store: DocumentStore

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  const festival = await saveFestival(open.payload)
  await open.payload.create({
    collection: 'events',
    data: aTalk(festival.id, { slug: 'a-talk', title: 'A talk', _status: 'published' }),
  })
  store = createDocumentStore(open.payload)
  await store.readAll()
})

afterAll(() => open.close())

const firstEvent = () => {
  const [event] = store.current().events
  if (!event) throw new Error('there is no event')
  return event
}

/** How many queries the database gets during some work. */
async function queriesDuring(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(open.payload.db.pool, 'query')
  await work()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

test('a draft changes no published row: it costs one query, for the stamp of its row, and nothing is new', async () => {
  const before = store.current()
  const { id } = firstEvent()
  const draft = { collection: 'events' as const, id, draft: true }
  await open.payload.update({ ...draft, data: { title: 'A draft' } })

  expect(await queriesDuring(() => store.read([`events/${id}`]))).toBe(1)
  expect(store.current()).toBe(before)
})

test('documents that did not change stay the same objects', async () => {
  const before = store.current()
  await store.readAll()
  expect(store.current()).toBe(before)

  const { id } = firstEvent()
  await open.payload.update({
    collection: 'events',
    id,
    data: { title: 'Another title', _status: 'published' },
  })
  await store.read([`events/${id}`])
  const { events, artists } = store.current()
  expect(events.filter((event) => !before.events.includes(event)).map((event) => event.id)).toEqual(
    [id],
  )
  expect(artists).toEqual(before.artists)
})

test('the history of an event is read with the event, and stays when everything is read again', async () => {
  const { id, code } = firstEvent()
  const status = { state: 'cancelled' as const, note: 'Ill.' }
  const data = { status, _status: 'published' as const }
  await open.payload.update({ collection: 'events', id, data })
  await store.read([`events/${id}`])
  const told = store.current().edits.filter((row) => row.code === code)
  expect(told.at(-1)?.edits).toEqual([{ kind: 'cancelled' }])
  const before = store.current()
  await store.readAll()
  expect(store.current()).toBe(before)
})

test('of each event its newest fifty rows are read, and its first publication, so that later ones do not count as news', async () => {
  const { id, code } = firstEvent()
  await open.database.query(`
    insert into history (at, collection, code, field, old, new, public)
    select now(), 'events', of.code, 'status.state', '"scheduled"', '"cancelled"', true
    from (values ('${code}'), ('zzzz')) as of (code), generate_series(1, 60)`)
  await store.readAll()
  const { edits } = store.current()
  const [first, ...others] = edits.filter((row) => row.code === code)
  expect(first?.edits).toEqual([{ kind: 'new' }])
  expect(others).toHaveLength(50)
  expect(edits.filter((row) => row.code === 'zzzz')).toHaveLength(50)

  const data = { status: { state: 'cancelled' as const }, _status: 'published' as const }
  await open.payload.update({ collection: 'events', id, data })
  await store.read([`events/${id}`])
  const before = store.current()
  await store.readAll()
  expect(store.current()).toBe(before)
})

test('a changed, new or deleted row is found without a notice', async () => {
  const { id } = firstEvent()
  const created = await open.payload.create({
    collection: 'redirects',
    data: { from: '/old', to: '/program', status: '301', source: 'manual' },
  })
  await open.payload.update({ collection: 'events', id, data: { _status: 'draft' } })
  const globals = ['globals/header', 'globals/footer', 'globals/site']
  const rows = async () => (await store.outdated()).filter((name) => !globals.includes(name))
  const names = await rows()

  expect(names).toContain(`events/${id}`)
  expect(names).toContain(`redirects/${created.id}`)
  await store.read(names)
  expect(await rows()).toEqual([])
  expect(store.current().events.some((event) => event.id === id)).toBe(false)
})
