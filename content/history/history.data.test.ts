import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { User } from '../payload-types.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'
import { STAFF_PASSWORD } from '../testing/staff-password.ts'

let open: OpenPayload
let festival = 0
let user: User & { collection: 'users' }

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
  const account = await open.payload.create({
    collection: 'users',
    data: { email: 'editor@parallax.example', password: STAFF_PASSWORD, role: 'editor' },
  })
  user = { ...account, collection: 'users' }
})

afterAll(() => open.close())

/** The id of the last row before the test. Later rows come from the test. */
let last = 0
beforeEach(async () => {
  const [row] = await open.database.query('select max(id) as id from history')
  last = Number(row?.['id'])
})

/** The rows that a test has written about a collection or global, as `field: old → new`. */
async function written(collection: string, isPublic: boolean): Promise<string[]> {
  const rows = await open.database.query(
    `select * from history where id > ${last} and public = ${isPublic}
     and collection = '${collection}' order by id`,
  )
  return rows.map(
    ({ field, old, new: next }) =>
      `${String(field)}: ${JSON.stringify(old)} → ${JSON.stringify(next)}`,
  )
}
const published = () => written('events', true)
const drafted = () => written('events', false)

const save = (id: number, data: object, options: object = {}) =>
  open.payload.update({ collection: 'events', id, data, user, depth: 0, ...options })
const saveDraft = (id: number, data: object) => save(id, data, { draft: true })
const publish = (id: number, data: object = {}) => save(id, { ...data, _status: 'published' })
const unpublish = (id: number) =>
  save(id, { _status: 'draft' }, { unpublishAllLocales: true, draft: false })

/** The id of a published talk. The rows of its creation are not counted. */
async function aSavedTalk(title: string): Promise<number> {
  const { id } = await open.payload.create({
    collection: 'events',
    data: aTalk(festival, { title, _status: 'published' }),
    user,
  })
  const [row] = await open.database.query('select max(id) as id from history')
  last = Number(row?.['id'])
  return id
}

describe('the history of a record', () => {
  test('says who changed which field of what, when, from what to what', async () => {
    const id = await aSavedTalk('Grain')
    const { code } = await publish(id, {
      teaser: 'All of it.',
      status: { state: 'cancelled', note: 'Ill.' },
    })
    const rows = await open.database.query(`select * from history where id > ${last} order by id`)

    const row = {
      id: expect.any(Number),
      at: expect.any(Date),
      who: 'editor@parallax.example',
      collection: 'events',
      code,
      public: true,
    }
    const teaser = 'Thirty-six frames, one after the other.'
    expect(rows).toEqual([
      { ...row, field: 'teaser', old: teaser, new: 'All of it.' },
      { ...row, field: 'status.state', old: 'scheduled', new: 'cancelled' },
      { ...row, field: 'status.note', old: null, new: 'Ill.' },
      { ...row, field: 'status.changed_at', old: null, new: expect.any(String) },
    ])
    expect(Math.abs(Number(rows[0]?.['at']) - Date.now())).toBeLessThan(60_000)
  })

  test('begins with every field that has a value', async () => {
    await open.payload.create({
      collection: 'events',
      data: aTalk(festival, { title: 'Emulsion', _status: 'published' }),
      depth: 2,
    })
    const rows = await published()
    expect(rows).toContain('title: null → "Emulsion"')
    expect(rows).toContain(`festival: null → ${festival}`)
    expect(rows).toContain('_status: "draft" → "published"')
    expect(rows.filter((row) => /^(notices|updatedAt|code|id):/.test(row))).toEqual([])
  })

  test('has no row for a save that changes nothing, is refused or is rolled back', async () => {
    const id = await aSavedTalk('Fixer')
    await publish(id)
    await expect(publish(id, { teaser: '' })).rejects.toThrow(/Teaser|teaser/)
    const transactionID = (await open.payload.db.beginTransaction()) ?? 0
    await save(id, { title: 'Not this', _status: 'published' }, { req: { transactionID } })
    await open.payload.db.rollbackTransaction(transactionID)
    expect([...(await published()), ...(await drafted())]).toEqual([])
  })

  test('has no row for the seeding of the demo, which has its own history', async () => {
    const id = await aSavedTalk('Stop bath')
    await save(id, { title: 'Another', _status: 'published' }, { context: { isSeed: true } })
    expect(await published()).toEqual([])
  })
})

test('a draft is not public, and publishing makes it so', async () => {
  const id = await aSavedTalk('Negative')
  await saveDraft(id, { title: 'Negatives' })
  expect(await drafted()).toEqual(['title: "Negative" → "Negatives"'])

  await publish(id)
  await unpublish(id)
  await publish(id)
  expect(await published()).toEqual([
    'title: "Negative" → "Negatives"',
    '_status: "published" → "draft"',
    '_status: "draft" → "published"',
  ])
})

describe('a save that is not a draft', () => {
  test('is public when it is saved: globals', async () => {
    const req = await createLocalReq({ user }, open.payload)
    const settings = { slug: 'header' as const, req }
    await open.payload.updateGlobal({ ...settings, data: { title: 'Parallax' } })
    await open.payload.updateGlobal({ ...settings, data: { title: 'Parallax 2026' } })
    expect((await written('header', true)).filter((row) => row.startsWith('title'))).toEqual([
      'title: null → "Parallax"',
      'title: "Parallax" → "Parallax 2026"',
    ])
  })

  test('is public when it is saved: redirects, also when they are deleted', async () => {
    const { id } = await open.payload.create({
      collection: 'redirects',
      data: { from: '/old', to: '/program', status: '301', source: 'manual' },
    })
    await open.payload.delete({ collection: 'redirects', id })
    const rows = await written('redirects', true)
    expect(rows).toContain('from: null → "/old"')
    expect(rows).toContain('from: "/old" → null')
  })

  test('is never public: accounts, of whose passwords nothing is written', async () => {
    await open.payload.update({
      collection: 'users',
      id: user.id,
      data: { name: 'Editor', password: 'another long afterimage' },
    })
    expect([await written('users', false), await written('users', true)]).toEqual([
      ['name: null → "Editor"'],
      [],
    ])
  })
})
