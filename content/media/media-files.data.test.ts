import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asJson } from '../testing/ask-studio.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aPhotograph } from '../testing/records.ts'
import { createStaff, type StaffMember } from '../testing/staff.ts'
import type { Media } from '../payload-types.ts'
import { findAllChanges } from '../history/all-changes.ts'
import { findRestoreChanges, findSaves } from '../history/record-versions.ts'

let open: OpenPayload
let ann: StaffMember

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  ann = await createStaff(open, 'editor')
})

afterAll(() => open.close())

const RED = '#aa2211'
const BLUE = '#1122aa'

const pngs = new Map<string, Promise<Buffer>>()

/** A picture of one colour, larger than the largest size. It is made once for all tests. */
function aPng(background: string): Promise<Buffer> {
  return pngs.getOrInsertComputed(background, () =>
    sharp({ create: { width: 2600, height: 1734, channels: 3, background } })
      .png()
      .withExif({ IFD0: { Make: 'Camera' } })
      .toBuffer(),
  )
}

/** Sends a file as the studio's forms do. */
async function send(path: string, method: string, file: Buffer, fields: object = {}) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(file)], 'fog.png', { type: 'image/png' }))
  body.set('_payload', JSON.stringify(fields))
  const response = await ann.ask(`/media${path}?depth=0`, { method, body })
  const { doc }: { doc: Media } = await response.json()
  return doc
}

async function bytesOf(path: string): Promise<Buffer> {
  return Buffer.from(await (await ann.ask(path)).arrayBuffer())
}

async function saves(id: number) {
  const req = await createLocalReq({ user: ann.user }, open.payload)
  return findSaves({ collection: 'media', id }, req)
}

/** A picture that was uploaded yesterday and whose file was replaced today. */
async function replaced() {
  const red = await aPng(RED)
  const before = await send('', 'POST', red, aPhotograph())
  await untilLater()
  const blue = await aPng(BLUE)
  const after = await send(`/${before.id}`, 'PATCH', blue, { alt: 'Another row of posts' })
  return { before, after, red, blue }
}

/** Waits more than a second, because two saves within a second are shown as one. */
async function untilLater(): Promise<void> {
  await open.database.query("update history set at = at - interval '1 day'")
  await open.database.query("update _media_v set updated_at = updated_at - interval '1 day'")
}

describe('what staff uploaded', () => {
  test('is kept byte for byte, for staff to download; visitors get the files made from it', async () => {
    const png = await aPng(RED)
    const picture = await send('', 'POST', png, aPhotograph())

    const response = await ann.ask(`/media/${picture.id}/file`)

    expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="fog.*\.png"$/,
    )
    expect(picture).toMatchObject({ mimeType: 'image/jpeg', width: 2560 })
    expect(picture.original).not.toContain(picture.hash)
  })

  test('is the source of each size, which has none of the camera’s metadata', async () => {
    const picture = await send('', 'POST', await aPng(RED), aPhotograph())

    const size = await bytesOf(`/media/${picture.id}/file?size=2048x2048`)

    const { width, format, exif } = await sharp(size).metadata()
    expect({ width, format }).toEqual({ width: 2048, format: 'webp' })
    expect(exif?.toString('latin1')).not.toContain('Camera')
  })

  test('is the file itself if it was stored unchanged', async () => {
    const body = new FormData()
    const pdf = '%PDF-1.7\nxref\ntrailer\n%%EOF'
    body.set('file', new File([pdf], 'report.pdf', { type: 'application/pdf' }))
    body.set('_payload', JSON.stringify({ kind: 'document' }))
    const { doc }: { doc: Media } = await (await ann.ask('/media', { method: 'POST', body })).json()

    expect(doc.original ?? null).toBeNull()
    expect((await bytesOf(`/media/${doc.id}/file`)).toString()).toBe(pdf)
  })
})

test.each([[{ focalX: 0, focalY: 100 }], [{ focalX: 50, focalY: 0 }], [{ focalY: 70 }]])(
  'a new picture has the focal point that its form says: %j',
  async (focal) => {
    const picture = await send('', 'POST', await aPng(RED), aPhotograph(focal))

    expect(picture).toMatchObject(focal)
  },
)

describe('a file that is replaced', () => {
  test('keeps the record, its name and its place; its addresses are others', async () => {
    const { before, after, blue } = await replaced()

    const { id, code, filename } = before
    expect(after).toMatchObject({ id, code, filename, alt: 'Another row of posts' })
    expect(after.credit).toMatchObject({ copyright: '© Noor Castellane' })
    expect(after.hash).not.toBe(before.hash)
    expect(await bytesOf(`/media/${id}/file`)).toEqual(blue)
  })

  test('keeps the earlier file with its version, so that staff can download it', async () => {
    const { before, red } = await replaced()

    const [newest, first] = await saves(before.id)

    expect(newest?.lines).toContainEqual({ words: 'File', old: '', new: 'another file' })
    expect(newest?.lines).toContainEqual(expect.objectContaining({ words: 'Alternative text' }))
    expect(newest?.version).toBeUndefined()
    expect(await bytesOf(`/media/${before.id}/file?version=${first?.version}`)).toEqual(red)
    expect((await ann.ask(`/media/1000/file?version=${first?.version}`)).status).toBe(404)
  })
})

describe('a version that is restored', () => {
  test('brings back its file and texts, with the addresses that they had', async () => {
    const { before, red } = await replaced()
    const version = (await saves(before.id)).at(-1)?.version ?? ''
    const owner = { collection: 'media', id: before.id } as const
    const req = await createLocalReq({ user: ann.user }, open.payload)
    const changes = await findRestoreChanges(owner, version, req)

    const response = await ann.ask(`/media/${before.id}/restore`, asJson('POST', { version }))

    expect(changes?.map(({ words }) => words)).toEqual(['Alternative text', 'File'])
    expect(response.status).toBe(200)
    const { id, hash, alt, original, tone, sha256 } = before
    const restored = await open.payload.findByID({ ...owner, depth: 0 })
    expect(restored).toMatchObject({ id, hash, alt, original, tone, sha256 })
    expect(await bytesOf(`/media/${id}/file`)).toEqual(red)
    expect((await saves(id))[0]?.lines).toContainEqual({
      words: 'File',
      old: '',
      new: 'another file',
    })
  })

  test('comes back too when the change of the file is taken back', async () => {
    const { before, red } = await replaced()
    const req = await createLocalReq({ user: ann.user }, open.payload)
    const filter = { who: '', collection: 'media', day: '', isPublic: false, older: '' }
    const { changes } = await findAllChanges(filter, req)
    const [last] = changes

    const rows = last?.rows.map(({ id, at }) => ({ id, at }))
    const response = await ann.ask('/take-back', asJson('POST', { rows }))

    expect(response.status).toBe(200)
    const { id, hash, alt, sha256 } = before
    expect(await open.payload.findByID({ collection: 'media', id, depth: 0 })).toMatchObject({
      hash,
      alt,
      sha256,
    })
    expect(await bytesOf(`/media/${id}/file`)).toEqual(red)
  })

  test('brings back a focal point', async () => {
    const before = await send('', 'POST', await aPng(RED), aPhotograph())
    await untilLater()
    await ann.ask(`/media/${before.id}`, asJson('PATCH', { focalX: 10, focalY: 90 }))
    const version = (await saves(before.id)).at(-1)?.version

    await ann.ask(`/media/${before.id}/restore`, asJson('POST', { version }))

    const { focalX, focalY, hash } = before
    expect(await open.payload.findByID({ collection: 'media', id: before.id })).toMatchObject({
      focalX,
      focalY,
      hash,
    })
  })

  test('must be a version of the same record', async () => {
    const { before } = await replaced()
    const other = await send('', 'POST', await aPng(BLUE), aPhotograph())
    const version = (await saves(before.id)).at(-1)?.version

    const response = await ann.ask(`/media/${other.id}/restore`, asJson('POST', { version }))

    expect(response.status).toBe(404)
  })
})

describe('the form of a picture', () => {
  const save = (who: StaffMember, id: number, base: string, changes: object) =>
    who.ask(`/media/${id}/save`, asJson('POST', { base, changes }))

  test('saves only what it changed, and keeps what another has saved meanwhile', async () => {
    const { id, updatedAt, alt } = await send('', 'POST', await aPng(RED), aPhotograph())
    const bob = await createStaff(open, 'editor', 'bob@staff.example')
    await save(bob, id, updatedAt, { focalX: { old: 50, new: 20 } })

    const response = await save(ann, id, updatedAt, { alt: { old: alt, new: 'Posts' } })

    expect(await response.json()).toMatchObject({
      doc: { alt: 'Posts', focalX: 20 },
      others: [{ field: 'focalX' }],
      at: expect.stringMatching(/[ap]m$/),
    })
  })

  test('is refused with the sentences of the rules, and nothing of it is saved', async () => {
    const picture = await send('', 'POST', await aPng(RED), aPhotograph())
    const { id, updatedAt, alt } = picture

    const response = await save(ann, id, updatedAt, {
      alt: { old: alt, new: '' },
      focalX: { old: 50, new: 20 },
    })

    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('Say what is seen'),
    ])
    expect(await open.payload.findByID({ collection: 'media', id })).toMatchObject({
      alt,
      hash: picture.hash,
    })
  })
})

test('a backup has the originals, those of replaced files too', async () => {
  const { before, after } = await replaced()
  const media = { read: (name: string) => Promise.resolve(Buffer.from(name)) }
  const folder = join(open.dataDir, 'backup')

  const { media: kept } = await writeBackup({
    databaseUrl: open.database.url,
    folder,
    media,
    now: new Date(),
  })

  const names = kept.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([before.original, after.original]))
  expect(names).toContain(`${before.hash}-full.jpg`)
  expect(existsSync(join(open.dataDir, 'media', before.original ?? ''))).toBe(true)
  expect(readFileSync(join(folder, 'media', before.original ?? ''), 'utf8')).toBe(before.original)
})
