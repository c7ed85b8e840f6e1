import { dateOf } from 'contract/rules/local-time.ts'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asJson, askStudio } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aLinkedText, aTalk, saveFestival } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import { findAllChanges, type ChangedRecord, type ChangeFilter } from './all-changes.ts'
import { writeHistory } from './history.ts'

const STUDIO = 'https://studio.parallax.example'
const EVERYTHING: ChangeFilter = { who: '', collection: '', day: '', isPublic: false, older: '' }

let open: OpenPayload
let ann: StaffMember
let bob: StaffMember
let carla: StaffMember
let festival = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { studioOrigin: STUDIO })
  ann = await createStaff(open, 'editor', 'ann@staff.example')
  bob = await createStaff(open, 'editor', 'bob@staff.example')
  carla = await createStaff(open, 'contributor', 'carla@staff.example')
  festival = (await saveFestival(open.payload)).id
})

afterAll(() => open.close())

const asked = async ({ user }: StaffMember): Promise<PayloadRequest> =>
  createLocalReq({ user }, open.payload)

async function changes(filter: Partial<ChangeFilter> = {}, who = ann): Promise<ChangedRecord[]> {
  const found = await findAllChanges({ ...EVERYTHING, ...filter }, await asked(who))
  return [...found.changes]
}

/** A public talk. Its creation does not count as a change in the tests. */
async function aPublicTalk(title: string): Promise<number> {
  const data = aTalk(festival, { title, _status: 'published' })
  const { id } = await open.payload.create({ collection: 'events', data, user: bob.user })
  return id
}

const save = ({ user }: StaffMember, id: number, data: object, draft = true) =>
  open.payload.update({ collection: 'events', id, data, user, draft, depth: 0 })
const newest = (id: number) =>
  open.payload.findByID({ collection: 'events', id, draft: true, depth: 0 })
const publicOf = (id: number) => open.payload.findByID({ collection: 'events', id, depth: 0 })

const takeBack = ({ ask }: StaffMember, change: ChangedRecord | undefined) =>
  ask('/take-back', asJson('POST', { rows: change?.rows ?? [] }))

describe('what changed (spec/content B17)', () => {
  test('is every save with who, when and the difference, the newest first', async () => {
    const id = await aPublicTalk('Grain')
    await save(ann, id, { teaser: 'A draft of Ann.' })
    await save(bob, id, { title: 'Grains', _status: 'published' }, false)
    const [second, first] = await changes()
    expect(second).toMatchObject({
      who: 'bob',
      kind: 'Event',
      title: 'Grains',
      isPublic: true,
      target: { collection: 'events', id },
    })
    expect(second?.lines).toContainEqual({ words: 'Title', old: 'Grain', new: 'Grains' })
    expect(first).toMatchObject({ who: 'ann', isPublic: false })
  })

  test('is narrowed by person, collection, day and what became public', async () => {
    const id = await aPublicTalk('Emulsion')
    await save(ann, id, { teaser: 'Another.' })
    const whose = async (filter: Partial<ChangeFilter>) =>
      new Set((await changes(filter)).map(({ who }) => who))
    const { people } = await findAllChanges(EVERYTHING, await asked(ann))
    const who = people.find(({ name }) => name === 'ann')?.id ?? ''
    expect(await whose({ who })).toEqual(new Set(['ann']))
    expect(await changes({ who, isPublic: true })).toEqual([])
    expect((await changes({ collection: 'media' })).map(({ kind }) => kind)).not.toContain('Event')
    expect(await changes({ day: '2001-01-01' })).toEqual([])
    expect(await changes({ day: 'yesterday' })).not.toEqual([])
    expect(await changes({ day: '2026-99-99' })).not.toEqual([])
  })

  test('distinguishes two people with the same name', async () => {
    const otherAnn = await createStaff(open, 'editor', 'ann@guest.example')
    const id = await aPublicTalk('Fixer')
    await save(ann, id, { teaser: 'By Ann.' })
    await save(otherAnn, id, { teaser: 'By the other Ann.' })

    const { people } = await findAllChanges(EVERYTHING, await asked(carla))
    const second = people.find(({ name }) => name === 'ann (2)')?.id ?? ''
    const [change, ...others] = await changes({ who: second })
    expect(change?.lines).toContainEqual(expect.objectContaining({ new: 'By the other Ann.' }))
    expect(others).toEqual([])
  })

  test('names a deleted record by its last title, in each of its saves, without a link', async () => {
    const data = aTalk(festival, { title: 'Halide' })
    const { id } = await open.payload.create({
      collection: 'events',
      data,
      draft: true,
      user: bob.user,
    })
    await save(ann, id, { title: 'Silver' })
    await save(bob, id, { teaser: 'Of silver.' })
    await open.payload.delete({ collection: 'events', id, user: bob.user })

    const ofEvents = await changes({ collection: 'events' })
    expect(ofEvents.slice(0, 4).map(({ act, title, target }) => [act, title, target])).toEqual([
      ['deleted', 'Silver', undefined],
      ['changed', 'Silver', undefined],
      ['changed', 'Silver', undefined],
      ['made', 'Silver', undefined],
    ])
  })

  test('shows accounts to administrators alone, and to others the names of those who changed something', async () => {
    await save(ann, await aPublicTalk('Toner'), { teaser: 'By Ann.' })
    const toCarla = await findAllChanges(EVERYTHING, await asked(carla))
    const names = toCarla.people.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['ann', 'bob']))
    expect(JSON.stringify(toCarla)).not.toContain('@staff.example')

    expect(await changes({ collection: 'users' })).toEqual([])
    const admin = await createStaff(open, 'administrator', 'dora@staff.example')
    expect(await changes({ collection: 'users' }, admin)).not.toEqual([])
  })
})

describe('a change that is taken back', () => {
  test('is a draft, and keeps what was changed in other fields since', async () => {
    const id = await aPublicTalk('Fixer')
    await save(ann, id, { title: 'Fixed', _status: 'published' }, false)
    const [change] = await changes()
    await save(bob, id, { teaser: 'A teaser of Bob.' })

    expect((await takeBack(ann, change)).status).toBe(200)

    expect(await newest(id)).toMatchObject({ title: 'Fixer', teaser: 'A teaser of Bob.' })
    expect((await publicOf(id)).title).toBe('Fixed')
  })

  test('is a part of a list, a group or a formatted text, each as the form needs it', async () => {
    const id = await aPublicTalk('Stop')
    const body = aLinkedText('/visit')
    await save(bob, id, { body })
    const { sessions } = await newest(id)
    await save(ann, id, {
      body: null,
      status: { state: 'cancelled', note: 'Ill.' },
      sessions: sessions?.map((session) => ({ ...session, start: '2026-03-14T11:45' })),
    })
    const [change] = await changes()

    expect((await takeBack(ann, change)).status).toBe(200)

    const back = await newest(id)
    expect(back.body).toEqual(body)
    expect(back.status).toMatchObject({ state: 'scheduled' })
    expect(back.sessions?.[0]).toMatchObject({ id: sessions?.[0]?.id, start: '2026-03-14T11:30' })
  })

  test('is refused when somebody changed the field since, who is named', async () => {
    const id = await aPublicTalk('Wash')
    await save(ann, id, { title: 'Washed' })
    const [change] = await changes()
    await save(bob, id, { title: 'Washing' })

    const refused = await takeBack(ann, change)

    expect(refused.status).toBe(409)
    const { errors } = await refused.json()
    expect(errors[0].message).toMatch(
      /^Title was changed again by bob, on .+\. Nothing is taken back\.$/,
    )
    expect((await newest(id)).title).toBe('Washing')
  })

  test('is refused a second time, without the right, and without a login', async () => {
    const id = await aPublicTalk('Dry')
    await save(ann, id, { title: 'Dried' })
    const [change] = await changes()
    await takeBack(bob, change)
    expect((await takeBack(bob, change)).status).toBe(409)

    await ann.ask('/globals/header/save', asJson('POST', { changes: {} }))
    await open.payload.updateGlobal({
      slug: 'site',
      data: { name: 'Another name', _status: 'published' },
      user: ann.user,
    })
    const [ofSite] = await changes({ collection: 'site' })
    expect((await takeBack(carla, ofSite)).status).toBe(403)
    const body = asJson('POST', { rows: change?.rows ?? [] })
    expect((await askStudio(open, '/take-back', body)).status).toBe(401)
  })
})

test('has 50 saves a page, the older ones on the next, and those of a day on one', async () => {
  const req = await asked(ann)
  const { code = '' } = await newest(await aPublicTalk('Silver'))
  const fromMs = Date.now() + 60_000
  for (let count = 0; count < 51; count += 1) {
    const written = [{ field: 'teaser', old: null, new: `Number ${count}.` }]
    const at = new Date(fromMs + count).toISOString()
    const entry = { collection: 'events', code: code ?? '', changes: written, isPublic: false }
    await writeHistory(req, entry, { at })
  }
  const first = await findAllChanges(EVERYTHING, req)
  expect(first.changes).toHaveLength(50)
  const second = await findAllChanges({ ...EVERYTHING, older: first.older ?? '' }, req)
  expect(second.changes[0]?.lines[0]).toMatchObject({ new: 'Number 0.' })
  const day = dateOf(first.changes[0]?.at ?? 0, 'Australia/Melbourne')
  const ofDay = await findAllChanges({ ...EVERYTHING, day }, req)
  expect(ofDay.changes.length).toBeGreaterThan(50)
  expect(ofDay.older).toBe(undefined)
})
