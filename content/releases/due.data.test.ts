import { toInstant } from 'contract/rules/melbourne-time.ts'
import { createLocalReq, type CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aTalk, saveFestival } from '../testing/records.ts'
import { releasesDueBy } from './due.ts'

let open: OpenPayload
let festival = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  festival = (await saveFestival(open.payload)).id
})

afterAll(() => open.close())

async function newestVersion(collection: CollectionSlug, id: number): Promise<number> {
  const { docs } = await open.payload.findVersions({
    collection: collection as 'events', // one with versions
    where: { parent: { equals: id } },
    sort: '-id',
    limit: 1,
  })
  return Number(docs[0]?.id)
}

const setFor = (at: string, item: { record: number; version?: number }) =>
  open.payload.create({
    collection: 'releases',
    data: {
      at,
      state: 'set',
      items: [
        {
          collection: 'events',
          act: item.version === undefined ? 'unpublish' : 'publish',
          version: item.version ?? null,
          record: item.record,
        },
      ],
    },
  })

const titleAt = async (at: string, id: number) => {
  const due = await releasesDueBy(toInstant(at), await createLocalReq({}, open.payload))
  const record = due.find((each) => each.id === id)
  return record && (record.doc?.['title'] ?? 'not public')
}

const draftOf = (id: number, title: string) =>
  open.payload.update({ collection: 'events', id, draft: true, data: { title } })

describe('what is due by a moment', () => {
  test('is each record as the last release until then leaves it, whatever was saved later', async () => {
    const { id } = await open.payload.create({
      collection: 'events',
      draft: true,
      data: aTalk(festival, { title: 'As scheduled' }),
    })
    await setFor('2027-03-01T10:00', { record: id, version: await newestVersion('events', id) })
    await draftOf(id, 'A later draft')
    await setFor('2027-04-01T10:00', { record: id })

    expect([
      await titleAt('2027-03-01T09:59', id),
      await titleAt('2027-03-01T10:00', id),
      await titleAt('2027-04-02T10:00', id),
    ]).toEqual([undefined, 'As scheduled', 'not public'])
  })

  test('keeps what was published after a version was scheduled', async () => {
    const { id } = await open.payload.create({
      collection: 'events',
      data: aTalk(festival, { title: 'Public', _status: 'published' }),
    })
    await draftOf(id, 'As scheduled')
    const version = await newestVersion('events', id)
    await setFor('2027-05-01T10:00', { record: id, version })
    const teaser = 'Corrected in public meanwhile.'
    await open.payload.update({
      collection: 'events',
      id,
      data: { title: 'Public', teaser, _status: 'published' },
    })

    const due = await releasesDueBy(
      toInstant('2027-06-01T10:00'),
      await createLocalReq({}, open.payload),
    )

    expect(due.find((each) => each.id === id)?.doc).toMatchObject({ title: 'As scheduled', teaser })
  })
})
