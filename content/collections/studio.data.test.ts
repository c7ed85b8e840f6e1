import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { COMPOSED_COLLECTIONS } from '../records/composed.ts'
import { asJson, askStudio, logIn } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aPhotograph, aPictureFile, saveFestival } from '../testing/records.ts'

let open: OpenPayload
let token = ''

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
  const account = { email: 'editor@parallax.example', password: 'an afterimage' }
  await open.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
  token = await logIn(open, account)
})

afterAll(() => open.close())

/** A request as the studio's pages send it. */
function ask(
  path: string,
  init: RequestInit = {},
  credentials = `JWT ${token}`,
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Authorization', credentials)
  return askStudio(open, path, { ...init, headers })
}

async function uploaded(name: string): Promise<{ id: number; hash: string; filename: string }> {
  const { data } = await aPictureFile(1200, 800)
  const form = new FormData()
  form.set('file', new File([new Uint8Array(data)], name, { type: 'image/png' }))
  form.set('_payload', JSON.stringify({ ...aPhotograph(), hash: 'ffffffffffffffff', code: 'zzzz' }))
  const response = await ask('/media', { method: 'POST', body: form })
  const { doc }: { doc: { id: number; hash: string; filename: string } } = await response.json()
  expect(response.status).toBe(201)
  return doc
}

describe('the studio', () => {
  test('uploads a picture, whose system fields nobody sets', async () => {
    const media = await uploaded('Fog.png')

    expect(media).toMatchObject({ filename: 'fog.jpg', mimeType: 'image/jpeg', width: 1200 })
    expect(media.hash).not.toBe('ffffffffffffffff')
    expect(media).not.toMatchObject({ code: 'zzzz' })
  })

  test('moves a focal point as its pages do, in the query', async () => {
    const { id, hash, filename } = await uploaded('focal.jpg')
    const edits = 'uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=90'

    const response = await ask(`/media/${id}?${edits}`, asJson('PATCH', { focalX: 50, focalY: 50 }))

    const { doc }: { doc: { hash: string } } = await response.json()
    expect(response.status).toBe(200)
    expect(doc).toMatchObject({ focalX: 10, focalY: 90, filename })
    expect(doc.hash).not.toBe(hash)
  })

  test('moves a focal point, and ignores everything else that its form sends', async () => {
    const { id, hash } = await uploaded('moved.jpg')
    const edits = [
      'crop[unit]=%25&crop[x]=0&crop[y]=0&crop[width]=100&crop[height]=100',
      'focalPoint[x]=10&focalPoint[y]=90',
      'widthInPixels=1200&heightInPixels=800',
    ]
    const query = edits.join('&').replaceAll(/(^|&)(\w+)/g, '$1uploadEdits[$2]')

    const response = await ask(`/media/${id}?${query}`, asJson('PATCH', { focalX: 50, focalY: 50 }))

    const { doc }: { doc: { hash: string } } = await response.json()
    expect(response.status).toBe(200)
    expect(doc).toMatchObject({ focalX: 10, focalY: 90, width: 1200, height: 800 })
    expect(doc.hash).not.toBe(hash)
  })

  test('shows pictures in two sizes, to editors only', async () => {
    const { filename } = await uploaded('shown.jpg')

    const small = await ask(`/media/file/${filename}?size=medium`)
    const full = await ask(`/media/file/${filename}`)
    const stranger = await ask(`/media/file/${filename}`, {}, 'none')
    const missing = await ask('/media/file/none.jpg')

    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect([full.status, full.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await full.arrayBuffer()).byteLength).toBeGreaterThan(0)
    expect([stranger.status, missing.status]).toEqual([401, 404])
  })

  test('tells an editor which field is wrong, with the sentence', async () => {
    const form = new FormData()
    form.set('file', new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
    form.set('_payload', JSON.stringify(aPhotograph()))

    const response = await ask('/media', { method: 'POST', body: form })

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [
        {
          data: {
            errors: [{ path: 'file', message: expect.stringMatching(/^A photograph is a JPEG/) }],
          },
        },
      ],
    })
  })

  const withDrafts = COMPOSED_COLLECTIONS.filter((slug) => slug !== 'media' && slug !== 'redirects')

  test.each(withDrafts)(
    'creates a record of %s from the first letters, and saves it while somebody types',
    async (slug) => {
      const changes = (values: object) =>
        Object.fromEntries(Object.entries(values).map(([name, each]) => [name, { new: each }]))
      const first = { key: slug, changes: changes({ title: 'H', name: 'H' }) }
      const created = await ask(`/${slug}/save`, asJson('POST', first))
      const { doc }: { doc: { id: number; updatedAt: string } } = await created.json()

      const more = { title: 'Half a ti', name: 'Half a na', sessions: [{}], editions: [{}] }
      const typed = await ask(
        `/${slug}/${doc.id}/save`,
        asJson('POST', { base: doc.updatedAt, changes: changes(more) }),
      )

      expect([created.status, typed.status]).toEqual([201, 200])
      expect(await typed.json()).toMatchObject({
        doc: { _status: 'draft', code: expect.any(String) },
      })
    },
  )

  test.each(['codes', 'paths'] satisfies CollectionSlug[])('never writes %s', async (slug) => {
    const response = await ask(`/${slug}`, asJson('POST', { code: 'aaaa', origin: 'x' }))

    expect(response.status).toBe(403)
  })

  test('refuses to delete a published record with a sentence', async () => {
    const { id } = await saveFestival(open.payload)

    const response = await ask(`/festivals/${id}`, { method: 'DELETE' })

    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('take it down instead') }],
    })
  })

  test('saves globals, but not with errors', async () => {
    const saved = await ask(
      '/globals/site',
      asJson('POST', { name: 'Parallax', festival_year: 2026 }),
    )
    const refused = await ask('/globals/site', asJson('POST', { holding: { lines: ['one'] } }))

    expect([saved.status, refused.status]).toEqual([200, 400])
  })

  test('removes a past opening time when the holding screen is switched on, and at no other save (spec/asked §4)', async () => {
    const openingAfter = async (on: boolean, opens_at?: string) => {
      const holding = { on, ...(opens_at === undefined ? {} : { opens_at }) }
      await ask('/globals/site', asJson('POST', { name: 'Parallax', festival_year: 2026, holding }))
      const { holding: saved } = await open.payload.findGlobal({ slug: 'site' })
      return saved?.opens_at ?? undefined
    }

    expect(await openingAfter(false, '2020-01-01T10:00')).toBe('2020-01-01T10:00')
    expect(await openingAfter(true)).toBeUndefined()
    expect(await openingAfter(true, '2020-01-01T10:00')).toBe('2020-01-01T10:00')
    expect(await openingAfter(true)).toBe('2020-01-01T10:00')
  })
})
