import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDocumentStore } from '../stores/documents.ts'
import { asJson } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aPhotograph, aPictureFile, aTalk, saveFestival, saveVenue } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import type { Uses } from './used-in.ts'

let open: OpenPayload
let editor: StaffMember
let contributor: StaffMember
let festival = 0

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  editor = await createStaff(open, 'editor')
  contributor = await createStaff(open, 'contributor')
  festival = (await saveFestival(open.payload)).id
})

afterAll(() => open.close())

async function picture(name: string) {
  const file = await aPictureFile(1200, 800, name)
  return open.payload.create({ collection: 'media', data: aPhotograph(), file })
}

const intoTrash = asJson('PATCH', { deletedAt: '1999-01-01T00:00:00.000Z' })
const outOfTrash = asJson('PATCH', { deletedAt: null })
const forGood = { method: 'DELETE' }

async function statusOf(answer: Promise<Response>): Promise<number> {
  return (await answer).status
}

async function sentencesOf(answer: Promise<Response>): Promise<string[]> {
  const { errors }: { errors: { message: string }[] } = await (await answer).json()
  return errors.map(({ message }) => message)
}

describe('the trash', () => {
  test('keeps a picture, which staff see there and bring back as it was', async () => {
    const before = await picture('kept.jpg')

    expect(await statusOf(editor.ask(`/media/${before.id}`, intoTrash))).toBe(200)

    expect(await statusOf(editor.ask(`/media/${before.id}`))).toBe(404)
    expect(await statusOf(editor.ask(`/media/${before.id}?trash=true`))).toBe(200)
    expect(await statusOf(editor.ask('/media/file/kept.jpg'))).toBe(200)
    expect(await statusOf(editor.ask(`/media/${before.id}?trash=true`, outOfTrash))).toBe(200)
    const after = await open.payload.findByID({ collection: 'media', id: before.id })
    expect(after).toMatchObject({ ...before, updatedAt: after.updatedAt })
  })

  test('is stamped by the server, and the history says who moved what', async () => {
    const { id, code } = await picture('stamped.jpg')

    await editor.ask(`/media/${id}`, intoTrash)

    const trashed = await open.payload.findByID({ collection: 'media', id, trash: true })
    expect(trashed.deletedAt).not.toMatch(/^1999/)
    const { docs } = await open.payload.find({
      collection: 'history',
      where: { code: { equals: code }, field: { equals: 'deletedAt' } },
    })
    expect(docs).toMatchObject([{ who: 'editor@staff.example', old: null }])
  })

  test('shows visitors nothing of what is in it', async () => {
    const { id } = await picture('hidden.jpg')
    const store = createDocumentStore(open.payload)
    const isThere = () => store.current().media.some((each) => each.id === id)
    await store.readAll()
    const wasThere = isThere()
    await editor.ask(`/media/${id}`, intoTrash)

    const outdated = await store.outdated()
    await store.read([`media/${id}`])

    expect([wasThere, isThere()]).toEqual([true, false])
    expect(outdated).toContain(`media/${id}`)
    expect(await store.outdated()).not.toContain(`media/${id}`)
  })

  test('accepts and restores a picture that the rules would refuse to save', async () => {
    const { id } = await picture('no-words.jpg')
    await open.database.query(`update media set alt = null where id = ${id}`)

    const answers = [
      await statusOf(editor.ask(`/media/${id}`, asJson('PATCH', { title: 'x' }))),
      await statusOf(editor.ask(`/media/${id}`, intoTrash)),
      await statusOf(editor.ask(`/media/${id}?trash=true`, outOfTrash)),
    ]

    expect(answers).toEqual([400, 200, 200])
  })

  test('is the only place from which a picture is deleted for good', async () => {
    const { id } = await picture('gone.jpg')

    const refused = await sentencesOf(editor.ask(`/media/${id}`, forGood))
    await editor.ask(`/media/${id}`, intoTrash)
    const deleted = await statusOf(editor.ask(`/media/${id}?trash=true`, forGood))

    expect(refused).toEqual(['Move it to the trash first: from there it is deleted for good'])
    expect(deleted).toBe(200)
    expect(await statusOf(editor.ask(`/media/${id}?trash=true`))).toBe(404)
  })

  test('is for editors: a contributor moves nothing into it or out of it', async () => {
    const { id } = await picture('not-yours.jpg')
    const many = `/media?where[id][equals]=${id}`

    const moved = await statusOf(contributor.ask(`/media/${id}`, intoTrash))
    await contributor.ask(many, intoTrash)
    const { deletedAt: before } = await open.payload.findByID({ collection: 'media', id })
    await editor.ask(`/media/${id}`, intoTrash)
    const restored = await statusOf(contributor.ask(`/media/${id}?trash=true`, outOfTrash))
    await contributor.ask(`${many}&trash=true`, outOfTrash)
    const deleted = await statusOf(contributor.ask(`/media/${id}?trash=true`, forGood))

    const { deletedAt } = await open.payload.findByID({ collection: 'media', id, trash: true })
    expect([moved, restored, deleted]).toEqual([403, 403, 403])
    expect([before, typeof deletedAt]).toEqual([null, 'string'])
  })
})

describe('what is in use', () => {
  test('is neither moved to the trash, alone or with others, nor deleted, and the records are named', async () => {
    const { id } = await picture('used.jpg')
    const venue = await saveVenue(open.payload, { name: 'Fog Lane', image: id })
    const page = await open.payload.create({
      collection: 'pages',
      draft: true,
      data: { title: 'Posts', blocks: [{ blockType: 'image', image: id, width: 'column' }] },
    })

    const refusals = [
      await sentencesOf(editor.ask(`/media/${id}`, intoTrash)),
      await sentencesOf(editor.ask(`/media?where[id][equals]=${id}`, intoTrash)),
    ]
    await open.payload.update({ collection: 'venues', id: venue.id, data: { image: null } })
    await open.payload.delete({ collection: 'pages', id: page.id })

    const sentence =
      'This is in use: Venue "Fog Lane" (Picture), Page "Posts" (Picture). Take it out there before deleting it'
    expect(refusals).toEqual([[sentence], [sentence]])
    expect(await statusOf(editor.ask(`/media/${id}`, intoTrash))).toBe(200)
  })

  test('is not deleted from the trash either, if a record has chosen it since', async () => {
    const { id } = await picture('chosen-since.jpg')
    await editor.ask(`/media/${id}`, intoTrash)
    await open.payload.create({
      collection: 'venues',
      draft: true,
      data: { name: 'Stale Form', image: id },
    })

    const refused = await sentencesOf(editor.ask(`/media/${id}?trash=true`, forGood))

    expect(refused).toEqual([
      'This is in use: Venue "Stale Form" (Picture). Take it out there before deleting it',
    ])
  })

  test.each([
    ['venues', (id: number) => ({ venues: [id] })],
    ['artists', (id: number) => ({ artists: [{ artist: id, role: 'artist' as const }] })],
    ['partners', (id: number) => ({ partners: [id] })],
  ] as const)('lists its uses, and is not deleted: %s', async (collection, choose) => {
    const { payload } = open
    const used = await payload.create({ collection, draft: true, data: { name: 'Used' } })
    const title = `Uses ${collection}`
    const data = aTalk(festival, { title, ...choose(used.id) })
    const event = await payload.create({ collection: 'events', draft: true, data })

    const answer = await editor.ask(`/${collection}/${used.id}/used-in`)
    const { references }: Uses = await answer.json()
    const deleted = await statusOf(editor.ask(`/${collection}/${used.id}`, forGood))

    expect(references).toMatchObject([
      { target: { collection: 'events', id: event.id }, kind: 'Event', title },
    ])
    expect(deleted).toBe(409)
  })
})
