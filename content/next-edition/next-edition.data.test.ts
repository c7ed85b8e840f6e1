import { createLocalReq, type PayloadRequest, type Where } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { compose } from '../compose/compose.ts'
import { createDocumentStore } from '../stores/documents.ts'
import { asJson } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import { findUndoFacts } from './undo.ts'

const ASOF = Date.parse('2026-03-14T00:20:00Z')
const YEARS = { from: 2026, to: 2027 }

let open: OpenPayload
let administrator: StaffMember
let editor: StaffMember

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
  administrator = await createStaff(open, 'administrator')
  editor = await createStaff(open, 'editor')
})

afterAll(() => open.close())

const post = (path: string, body: object, by = administrator) => by.ask(path, asJson('POST', body))

/** Every answer, byte for byte, as visitors get it. */
async function answers(): Promise<ReadonlyMap<string, string>> {
  const documents = createDocumentStore(open.payload)
  await documents.readAll()
  const { answers: composed } = compose(documents.current(), { asOf: ASOF })
  return new Map([...composed].map(([key, { body }]) => [key, body]))
}

const latest = <Slug extends 'festivals' | 'partners'>(collection: Slug, where: Where) =>
  open.payload.find({ collection, where, draft: true, depth: 0, pagination: false })

describe('a new edition from the last (spec/content B22)', () => {
  test('is begun by administrators only', async () => {
    expect((await post('/next-edition', YEARS, editor)).status).toBe(403)
  })

  test('is drafts, of which visitors see nothing', async () => {
    const before = await answers()
    expect((await post('/next-edition', YEARS)).status).toBe(200)
    expect(await answers()).toEqual(before)

    const { docs } = await latest('festivals', { year: { equals: 2027 } })
    expect(docs).toMatchObject([
      { name: 'Parallax 2027', start: '2027-03-05', end: '2027-03-28', _status: 'draft' },
    ])
    const { docs: old } = await latest('festivals', { year: { equals: 2026 } })
    expect(docs[0]?.types.map(({ key }) => key)).toEqual(old[0]?.types.map(({ key }) => key))
    expect(docs[0]?.home?.hero ?? []).toEqual([])
    const partners = await latest('partners', { 'tiers.year': { equals: 2026 } })
    expect(partners.docs.length).toBeGreaterThan(0)
    for (const { tiers } of partners.docs) expect(tiers.map(({ year }) => year)).toContain(2027)
  })

  test('is not begun twice', async () => {
    const again = await post('/next-edition', YEARS)
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('There is an edition of 2027 already')
  })

  test('is undone as one step, which first names what was edited since', async () => {
    const before = await answers()
    const { docs } = await latest('festivals', { year: { equals: 2027 } })
    const id = docs[0]?.id ?? 0
    await open.payload.update({
      collection: 'festivals',
      id,
      data: { intro: 'New words' },
      draft: true,
    })
    await open.payload.create({ collection: 'events', draft: true, data: aTalk(id) })
    const req: PayloadRequest = await createLocalReq({ user: administrator.user }, open.payload)
    const facts = await findUndoFacts(2027, req)
    expect(facts?.removed.filter(({ isEdited }) => isEdited)).toMatchObject([
      { title: 'Reading a Contact Sheet' },
      { title: 'Parallax 2027' },
    ])

    const undone = await post('/next-edition/undo', { year: 2027 })
    expect(await undone.json()).toMatchObject({ year: 2027 })
    expect((await latest('festivals', { year: { equals: 2027 } })).docs).toEqual([])
    const partners = await latest('partners', { 'tiers.year': { equals: 2027 } })
    expect(partners.docs).toEqual([])
    const drafts = await latest('partners', { _status: { equals: 'draft' } })
    expect(drafts.docs).toEqual([])
    expect(await answers()).toEqual(before)
    expect((await post('/next-edition/undo', { year: 2027 })).status).toBe(404)
  })

  test('is undone after visitors have seen a part of it, which then says that it is gone', async () => {
    await post('/next-edition', YEARS)
    const { docs } = await latest('festivals', { year: { equals: 2027 } })
    const { user } = administrator
    const id = docs[0]?.id ?? 0
    const asPublic = { _status: 'published' as const }
    await open.payload.update({ collection: 'festivals', id, data: asPublic, user })
    const req: PayloadRequest = await createLocalReq({ user }, open.payload)
    const facts = await findUndoFacts(2027, req)
    expect(facts?.takenDown).toMatchObject([{ title: 'Parallax 2027' }])
    expect(facts?.made[0]).toMatchObject({ title: 'Parallax 2027', state: 'public' })
    const words = facts?.takenBack.map(({ title, state }) => `${title}: ${state}`)
    expect(words).toContain('Header and menu: changed')

    expect((await post('/next-edition/undo', { year: 2027 })).status).toBe(200)
    expect((await latest('festivals', { year: { equals: 2027 } })).docs).toMatchObject([
      { withdrawn: true },
    ])
  })

  test('is begun again in the edition that was withdrawn, and undone again', async () => {
    const before = await answers()
    expect((await post('/next-edition', YEARS)).status).toBe(200)
    expect((await post('/next-edition', YEARS)).status).toBe(409)
    const { docs } = await latest('festivals', { year: { equals: 2027 } })
    expect(docs).toMatchObject([
      { start: '2027-03-05', withdrawn: false, withdrawn_reason: null, _status: 'draft' },
    ])
    expect(await answers()).toEqual(before)
    expect((await post('/next-edition/undo', { year: 2027 })).status).toBe(200)
    expect(await answers()).toEqual(before)
  })

  test('leaves the old edition as it was at the switch, but for its neighbour; then nothing is undone', async () => {
    await post('/next-edition', YEARS)
    const before = await answers()
    const { docs } = await latest('festivals', { year: { equals: 2027 } })
    const data = { _status: 'published' as const }
    // Payload checks pictures with the rights of an account, so there must be one.
    const { user } = administrator
    await open.payload.update({ collection: 'festivals', id: docs[0]?.id ?? 0, data, user })
    await open.payload.updateGlobal({ slug: 'site', data: { festival_year: 2027, ...data }, user })

    const after = await answers()
    const ofOldYear = [...before].filter(([key]) => /^\/(?:years\/2026|events)\b/.test(key))
    const different = ofOldYear.filter(([key, body]) => after.get(key) !== body)
    expect(different.map(([key]) => key)).toEqual(['/years/2026'])
    const old: object = JSON.parse(after.get('/years/2026') ?? '{}')
    expect(old).toEqual({ ...JSON.parse(before.get('/years/2026') ?? '{}'), next_year: 2027 })
    const refused = await post('/next-edition/undo', { year: 2027 })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('2027 is the current edition already'),
    ])
  })
})
