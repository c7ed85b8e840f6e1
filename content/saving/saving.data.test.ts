import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { findEditionsAtWork } from '../editions/edition-at-work.ts'
import { asJson, askStudio, logIn } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'
import { STAFF_PASSWORD } from '../testing/staff-password.ts'

interface Doc {
  readonly id: number
  readonly title: string
  readonly teaser: string
  readonly updatedAt: string
  readonly _status: string
  readonly sessions: readonly {
    readonly id: string
    readonly start: string
    readonly note?: string
  }[]
}

interface Reply {
  readonly status: number
  readonly doc: Doc
  readonly others: readonly { readonly field: string; readonly by: string; readonly at: string }[]
  readonly conflicts: readonly object[]
  /** The address of the page that shows the record. */
  readonly page?: string
  readonly errors: readonly { readonly message: string; readonly data?: unknown }[]
}

let open: OpenPayload
let festival = 0
const tokens: Record<string, string> = {}

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
  for (const name of ['Ann', 'Bob']) {
    const account = {
      email: `${name.toLowerCase()}@parallax.example`,
      password: STAFF_PASSWORD,
    }
    await open.payload.create({ collection: 'users', data: { ...account, name, role: 'editor' } })
    tokens[name] = await logIn(open, account)
  }
})

afterAll(() => open.close())

let id = 0
let base = ''

beforeEach(async () => {
  const status = { state: 'scheduled' as const }
  const session = { start: '2026-03-14T11:30', end: '2026-03-14T12:30', status }
  const data = aTalk(festival, {
    title: 'Grain',
    teaser: 'All of it',
    sessions: [session],
    _status: 'published',
  })
  const doc = await open.payload.create({ collection: 'events', data })
  id = doc.id
  base = doc.updatedAt
})

/** Asks an endpoint of the record as the studio's form does. */
const ask = (who: string, path: string, body: object) => send(who, `/events${path}`, body)

async function send(who: string, path: string, body: object): Promise<Reply> {
  const init = asJson('POST', body)
  const headers = {
    ...init.headers,
    ...(tokens[who] ? { Authorization: `JWT ${tokens[who]}` } : {}),
  }
  const response = await askStudio(open, path, { ...init, headers })
  return { status: response.status, ...(await response.json()) }
}

/** The rows of the history that a test has written. */
async function written(): Promise<string[]> {
  const rows = await open.database.query(
    `select * from history where collection = 'events' and who is not null
     and code = (select code from events where id = ${id}) order by id`,
  )
  return rows.map(({ who, field, old, new: next }) => {
    const [name] = String(who).split('@')
    return `${name}: ${String(field)} ${JSON.stringify(old)} → ${JSON.stringify(next)}`
  })
}

type Change = Record<string, { old: unknown; new: unknown }>
const save = (who: string, changes: Change, from = base) =>
  ask(who, `/${id}/save`, { base: from, changes })
const newest = () => open.payload.findByID({ collection: 'events', id, draft: true, depth: 0 })
const seenByVisitors = () => open.payload.findByID({ collection: 'events', id, depth: 0 })

describe('saving the fields that changed', () => {
  test('keeps what another saved in other fields, and says who that was', async () => {
    await save('Ann', { teaser: { old: 'All of it', new: 'Some of it' } })

    const { status, doc, others } = await save('Bob', { title: { old: 'Grain', new: 'Grains' } })

    expect(status).toBe(200)
    expect(doc).toMatchObject({ title: 'Grains', teaser: 'Some of it' })
    expect(others).toEqual([
      { field: 'teaser', by: 'Ann', at: expect.stringMatching(/^\d+(\.\d\d)?[ap]m$/) },
    ])
    expect(await newest()).toMatchObject({
      title: 'Grains',
      teaser: 'Some of it',
      _status: 'draft',
    })
    expect(await seenByVisitors()).toMatchObject({ title: 'Grain', _status: 'published' })
  })

  test('saves nothing if both changed the same field, and returns both values', async () => {
    await save('Ann', { title: { old: 'Grain', new: 'Grains' } })

    const { status, conflicts, others, errors } = await save('Bob', {
      title: { old: 'Grain', new: 'Grit' },
      teaser: { old: 'All of it', new: 'None' },
    })

    expect(status).toBe(409)
    expect(conflicts).toEqual([{ path: ['title'], mine: 'Grit', theirs: 'Grains' }])
    expect(others).toMatchObject([{ field: 'title', by: 'Ann' }])
    expect(errors[0]?.message).toMatch(/^Ann changed the same/)
    expect(await newest()).toMatchObject({ title: 'Grains', teaser: 'All of it' })
  })

  test('merges rows of lists by their id', async () => {
    const [row] = (await newest()).sessions ?? []
    const added = {
      ...row,
      id: '6565656565656565656565aa',
      start: '2026-03-15T11:30',
      end: '2026-03-15T12:30',
    }
    await save('Ann', { sessions: { old: [row], new: [row, added] } })

    const { doc } = await save('Bob', {
      sessions: { old: [row], new: [{ ...row, start: '2026-03-14T11:45' }] },
    })

    expect(doc.sessions.map(({ start }) => start)).toEqual(['2026-03-14T11:45', '2026-03-15T11:30'])
    expect(doc.sessions[0]?.id).toBe(row?.id)
  })

  test('saves both when two arrive at the same time', async () => {
    const replies = await Promise.all([
      save('Ann', { teaser: { old: 'All of it', new: 'Some of it' } }),
      save('Bob', { title: { old: 'Grain', new: 'Grains' } }),
    ])

    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await newest()).toMatchObject({ title: 'Grains', teaser: 'Some of it' })
  })

  test('is one version, and one row a field in the history, for everything that one person saves with nobody in between', async () => {
    const first = await save('Ann', {
      title: { old: 'Grain', new: 'Gra' },
      teaser: { old: 'All of it', new: '' },
    })
    const second = await save(
      'Ann',
      { title: { old: 'Gra', new: 'Grained' }, teaser: { old: '', new: 'All of it' } },
      first.doc.updatedAt,
    )
    const third = await save(
      'Bob',
      { title: { old: 'Grained', new: 'Grains' } },
      second.doc.updatedAt,
    )
    await save('Ann', { title: { old: 'Grains', new: 'Grain' } }, third.doc.updatedAt)

    const where = { parent: { equals: id } }
    const versions = await open.payload.findVersions({ collection: 'events', where, sort: 'id' })
    const [, ...drafts] = versions.docs.map(({ version }) => version.title)
    expect(drafts).toEqual(['Grained', 'Grains', 'Grain'])
    expect(await written()).toEqual([
      'ann: title "Grain" → "Grained"',
      'bob: title "Grained" → "Grains"',
      'ann: title "Grains" → "Grain"',
    ])
  })

  test('never publishes, and never touches what only the system writes', async () => {
    const { status } = await save('Ann', {
      _status: { old: 'published', new: 'published' },
      code: { old: '', new: 'zzzz' },
      title: { old: 'Grain', new: 'Grains' },
    })

    expect(status).toBe(200)
    expect(await seenByVisitors()).toMatchObject({ title: 'Grain' })
    expect((await newest()).code).not.toBe('zzzz')
  })

  test('is refused without an account, with a sentence for an invalid body, and for a record that does not exist', async () => {
    expect((await ask('nobody', `/${id}/save`, { changes: {} })).status).toBe(401)
    expect((await ask('Ann', `/${id}/save`, { changes: 3 })).status).toBe(400)
    expect((await ask('Ann', '/999999/save', { changes: {} })).status).toBe(404)
    expect((await ask('Ann', '/x/save', { changes: {} })).status).toBe(404)
  })
})

describe('a new record', () => {
  test('is created once, even if its form repeats the request because no answer came', async () => {
    const body = { key: 'one form', changes: { title: { old: null, new: 'Emulsion' } } }

    const [first, second] = [await ask('Ann', '/save', body), await ask('Ann', '/save', body)]

    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.doc).toMatchObject({ id: first.doc.id, title: 'Emulsion', _status: 'draft' })
  })

  test('is not free until somebody says so (spec/content A3)', async () => {
    const changes = { title: { old: null, new: 'Fixer' } }

    const { status, doc } = await ask('Ann', '/save', { key: 'another form', changes })

    expect(status).toBe(201)
    expect(doc).toHaveProperty('price.free')
    expect(doc).not.toHaveProperty('price.free', true)
  })
})

describe('publishing', () => {
  test('publishes what was saved', async () => {
    const { doc } = await save('Ann', { title: { old: 'Grain', new: 'Grains' } })

    const { status } = await ask('Ann', `/${id}/publish`, { seen: doc.updatedAt })

    expect(status).toBe(200)
    expect(await seenByVisitors()).toMatchObject({ title: 'Grains', _status: 'published' })
  })

  test('does not publish what somebody else saved and the person has not seen', async () => {
    await save('Ann', { title: { old: 'Grain', new: 'Grains' } })

    const { status, doc, errors } = await ask('Bob', `/${id}/publish`, { seen: base })

    expect(status).toBe(409)
    expect(errors[0]?.message).toMatch(/^Ann changed this just now/)
    expect(doc.title).toBe('Grains')
    expect(await seenByVisitors()).toMatchObject({ title: 'Grain' })
  })

  test('is refused with the field and its sentence, and the draft is kept', async () => {
    const { doc } = await save('Ann', { teaser: { old: 'All of it', new: '' } })

    const { status, errors } = await ask('Ann', `/${id}/publish`, { seen: doc.updatedAt })

    expect(status).toBe(400)
    expect(errors[0]?.data).toMatchObject({
      errors: [{ path: 'teaser', message: expect.any(String) }],
    })
    expect((await newest()).teaser).toBeFalsy()
  })
})

test('settings that nobody has ever saved are saved and published by the person who is first', async () => {
  const first = await send('Ann', '/globals/footer/save', {
    changes: { footer_years: { old: null, new: '2018–2024' } },
  })
  const changes = { footer_years: { old: '2018–2024', new: '2018–2026' } }
  const next = await send('Ann', '/globals/footer/save', { base: first.doc.updatedAt, changes })

  const published = await send('Ann', '/globals/footer/publish', { seen: next.doc.updatedAt })

  expect([first.status, next.status, published.status]).toEqual([200, 200, 200])
  expect(next.others).toEqual([])
})

test('settings that nobody has ever saved are published as they are, unless somebody saved them in the meantime', async () => {
  const first = await send('Ann', '/globals/header/publish', {})
  const late = await send('Bob', '/globals/header/publish', {})

  expect([first.status, late.status]).toEqual([200, 409])
})

describe('going back to what is public', () => {
  test('takes the draft back', async () => {
    await save('Ann', { title: { old: 'Grain', new: 'Grains' } })

    const { status, doc } = await ask('Ann', `/${id}/revert`, {})

    expect([status, doc.title, doc._status]).toEqual([200, 'Grain', 'published'])
    expect(await newest()).toMatchObject({ title: 'Grain', _status: 'published' })
  })
})

test('a partner is viewed on the page of all partners, once its year has come (spec/behaviour §24.4)', async () => {
  const pages = []
  for (const year of [2026, 2027]) {
    const [partner] = await open.database.query(
      `with partner as (insert into partners (name, _status) values ('Silverpoint', 'published') returning id)
      insert into partners_tiers (_order, _parent_id, id, year, tier, "order")
      select 1, id, 'tier' || id, ${year}, 'major', 0 from partner returning _parent_id`,
    )
    const { page } = await send('Ann', `/partners/${String(partner?.['_parent_id'])}/live`, {})
    pages.push(page)
  }

  expect(pages).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/partners$/), undefined])
})

test('the home reads an edition that was never public as it was last saved (spec/behaviour §30.12)', async () => {
  const { id: next } = await saveFestival(open.payload, {
    _status: 'draft',
    year: 2027,
    start: '2027-03-05',
    end: '2027-03-28',
  })
  const moved = { start: '2027-03-12', end: '2027-04-04' }
  await open.payload.update({ collection: 'festivals', id: next, data: moved, draft: true })

  const nowMs = Date.parse('2026-03-14T00:00Z')
  const { shown, others } = await findEditionsAtWork(
    { nowMs },
    await createLocalReq({}, open.payload),
  )

  expect(shown?.year).toBe(2026)
  expect(others).toEqual([expect.objectContaining(moved)])
})

describe('presence', () => {
  test('shows people at one record to each other', async () => {
    await ask('Ann', `/${id}/presence`, { tab: 'a', field: 'Teaser' })

    const reply = await ask('Bob', `/${id}/presence`, { tab: 'b' })

    expect(reply).toMatchObject({ people: [{ name: 'Ann', field: 'Teaser' }], updatedAt: base })
  })
})
