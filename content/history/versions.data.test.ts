import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asJson, askStudio } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import { findRestoreChanges, findSaves } from './record-versions.ts'

let open: OpenPayload
let staff: StaffMember
let festival = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
  staff = await createStaff(open, 'administrator')
  await open.payload.update({ collection: 'users', id: staff.user.id, data: { name: 'Ann' } })
})

afterAll(() => open.close())

async function asEditor(): Promise<PayloadRequest> {
  return createLocalReq({ user: staff.user }, open.payload)
}

/** An event that was created yesterday and that somebody changed today. */
async function changedTalk() {
  const { payload } = open
  const data = aTalk(festival, { title: 'Yesterday', _status: 'published' })
  const { id } = await payload.create({ collection: 'events', data, req: await asEditor() })
  await untilLater()
  await payload.update({
    collection: 'events',
    id,
    data: { title: 'Today', _status: 'published' },
    req: await asEditor(),
  })
  return id
}

/** Waits more than a second, because two saves within a second are shown as one. */
function untilLater(): Promise<void> {
  return open.database.query("update history set at = at - interval '1 day'").then(async () => {
    for (const table of ['_events_v', '_header_v'])
      await open.database.query(
        `update ${table} set updated_at = updated_at - interval '1 day', version_updated_at = version_updated_at - interval '1 day'`,
      )
  })
}

describe('the versions of a record', () => {
  test('say who changed what, in words, newest first', async () => {
    const id = await changedTalk()

    const [newest, first] = await findSaves({ collection: 'events', id }, await asEditor())

    expect(newest).toMatchObject({ who: 'Ann', isPublic: true, version: undefined })
    expect(newest?.lines).toEqual([{ words: 'Title', old: 'Yesterday', new: 'Today' }])
    expect(first).toMatchObject({ who: 'Ann', version: expect.any(String) })
  })

  test('of a duplicate begin when it was made, however old its original is', async () => {
    const id = await changedTalk()
    await open.database.query(`update events set updated_at = updated_at - interval '1 day'`)
    await untilLater()
    const began = Date.now()

    const copy = await open.payload.duplicate({ collection: 'events', id, req: await asEditor() })

    const [made] = await findSaves({ collection: 'events', id: copy.id }, await asEditor())
    expect(made?.at).toBeGreaterThanOrEqual(began)
  })

  test('are restored as a draft: the public record stays as it is until it is published', async () => {
    const id = await changedTalk()
    const owner = { collection: 'events', id } as const
    const saves = await findSaves(owner, await asEditor())
    const version = saves.at(-1)?.version ?? ''
    const changes = await findRestoreChanges(owner, version, await asEditor())

    const restored = await staff.ask(`/events/versions/${version}?draft=true`, { method: 'POST' })

    expect(changes).toContainEqual({ words: 'Title', old: 'Today', new: 'Yesterday' })
    expect(restored.status).toBe(200)
    const read = { ...owner, depth: 0 }
    expect(await open.payload.findByID(read)).toMatchObject({
      title: 'Today',
      _status: 'published',
    })
    expect(await open.payload.findByID({ ...read, draft: true })).toMatchObject({
      title: 'Yesterday',
      _status: 'draft',
    })
    expect((await findSaves(owner, await asEditor()))[0]).toMatchObject({
      who: 'Ann',
      isPublic: false,
    })
  })

  test('are never restored straight into public', async () => {
    const id = await changedTalk()
    const saves = await findSaves({ collection: 'events', id }, await asEditor())

    const refused = await staff.ask(`/events/versions/${saves.at(-1)?.version}`, { method: 'POST' })

    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('draft')])
    expect(await open.payload.findByID({ collection: 'events', id })).toMatchObject({
      title: 'Today',
    })
  })
})

describe('header, footer and settings of the site', () => {
  const header = { slug: 'header', depth: 0 } as const

  test('have drafts, which visitors do not get', async () => {
    await staff.ask('/globals/header', asJson('POST', { title: 'Public' }))
    const drafted = await staff.ask(
      '/globals/header?draft=true',
      asJson('POST', { title: 'Half a ti' }),
    )

    expect(drafted.status).toBe(200)
    expect(await open.payload.findGlobal(header)).toMatchObject({
      title: 'Public',
      _status: 'published',
    })
    expect(await open.payload.findGlobal({ ...header, draft: true })).toMatchObject({
      title: 'Half a ti',
    })
    const [save] = await findSaves({ global: 'header' }, await asEditor())
    expect(save).toMatchObject({
      isPublic: false,
      lines: [{ words: 'Title', old: 'Public', new: 'Half a ti' }],
    })
  })

  test('are restored as a draft, and what is public stays', async () => {
    await staff.ask('/globals/header', asJson('POST', { title: 'Yesterday' }))
    await untilLater()
    await staff.ask('/globals/header', asJson('POST', { title: 'Today' }))
    const saves = await findSaves({ global: 'header' }, await asEditor())
    const version = saves.find(({ lines }) =>
      lines.some((line) => line.new === 'Yesterday'),
    )?.version

    const restored = await staff.ask(`/globals/header/versions/${version}`, { method: 'POST' })

    expect(restored.status).toBe(200)
    expect(await open.payload.findGlobal(header)).toMatchObject({ title: 'Today' })
    expect(await open.payload.findGlobal({ ...header, draft: true })).toMatchObject({
      title: 'Yesterday',
      _status: 'draft',
    })
  })

  test('cannot be taken out of public', async () => {
    const response = await staff.ask('/globals/header', asJson('POST', { _status: 'draft' }))

    expect([response.status, await response.text()]).toEqual([
      409,
      expect.stringContaining('on every page'),
    ])
  })

  test('ask for a login before they restore', async () => {
    const response = await askStudio(open, '/globals/header/versions/1', { method: 'POST' })

    expect(response.status).toBe(401)
  })
})
