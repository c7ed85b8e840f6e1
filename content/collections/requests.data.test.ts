/** Requests to the studio's API that none of its own forms sends. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asJson, askStudio, logIn } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aPhotograph, aPictureFile } from '../testing/records.ts'

const STUDIO = 'https://studio.parallax.example'
const EDITOR = { email: 'editor@parallax.example', password: 'an afterimage' }

let open: OpenPayload
let token = ''

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { studioOrigin: STUDIO })
  await open.payload.create({ collection: 'users', data: { ...EDITOR, role: 'editor' } })
  token = await logIn(open, EDITOR)
})

afterAll(() => open.close())

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Authorization', `JWT ${token}`)
  return askStudio(open, path, { ...init, headers })
}

/** A request from a page of the given origin, with the editor's cookie. */
function browse(path: string, origin: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Origin', origin)
  headers.set('Cookie', `payload-token=${token}`)
  return askStudio(open, path, { ...init, headers })
}

async function sentence(response: Response): Promise<string | undefined> {
  const { errors }: { errors?: { message: string; data?: { errors: { message: string }[] } }[] } =
    await response.json()
  return errors?.[0]?.data?.errors[0]?.message ?? errors?.[0]?.message
}

describe('a request of another origin', () => {
  const aDraft = () => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ title: 'From elsewhere' }))
    return { method: 'POST', body }
  }

  test('makes no draft with the cookie of an editor', async () => {
    const statuses: number[] = []
    for (const origin of ['https://parallax.example', 'http://127.0.0.1:3000', 'null', STUDIO]) {
      statuses.push((await browse('/pages?draft=true', origin, aDraft())).status)
    }

    expect(statuses).toEqual([401, 401, 401, 201])
  })

  test.each([
    ['GET', '/events/1'],
    ['PATCH', '/events/1'],
    ['DELETE', '/events/1'],
    ['POST', '/events/1/duplicate'],
  ])('is treated as a request without a login: %s %s', async (method, path) => {
    expect((await browse(path, 'https://parallax.example', { method })).status).toBe(401)
  })
})

describe('a login', () => {
  test('keeps the session in a cookie that goes over TLS only and that no script reads', async () => {
    const response = await askStudio(open, '/users/login', asJson('POST', EDITOR))

    const cookies = response.headers.getSetCookie()
    expect(cookies).toEqual([
      expect.stringMatching(/^payload-token=.*; Secure=true; HttpOnly=true; SameSite=Lax$/),
      expect.stringMatching(/^studio-browser=.*; HttpOnly; SameSite=Strict; Secure$/),
    ])
    expect(await response.json()).not.toHaveProperty('token')
  })
})

describe('a read', () => {
  test.each([
    'limit=0',
    'limit=-1',
    'limit=100000',
    'pagination=false',
    'limit=0&pagination=false',
  ])('with %s gets no more rows than a list shows', async (query) => {
    const records = await (await ask(`/events?${query}`)).json()
    const versions = await (await ask(`/events/versions?${query}`)).json()

    expect([records, versions]).toMatchObject([{ limit: 250 }, { limit: 250 }])
  })

  test('gets as many rows as it asks for below that limit', async () => {
    const few = await (await ask('/events?limit=25')).json()
    const usual = await (await ask('/events')).json()

    expect([few, usual]).toMatchObject([{ limit: 25 }, { limit: 10 }])
  })

  test('gets every related record, however many', async () => {
    const { rows } = await open.payload.db.drizzle.execute<{ id: number }>(
      `insert into partners (name) select 'Partner ' || n from generate_series(1, 300) n returning id`,
    )
    const { id } = await open.payload.create({
      collection: 'events',
      draft: true,
      data: { title: 'Thanks to all', partners: rows.map((row) => row.id) },
    })

    const event: { partners: unknown[] } = await (await ask(`/events/${id}?depth=1`)).json()

    expect(event.partners).toHaveLength(300)
    expect(event.partners.filter((partner) => typeof partner !== 'object')).toEqual([])
  })

  test('cannot pretend to be a read of related records', async () => {
    const records = await (await ask('/events?pagination=false&currentDepth=1')).json()

    expect(records).toMatchObject({ limit: 250 })
  })

  test('follows relations three deep, whatever depth it asks for', async () => {
    let parent: number | undefined
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const data: { title: string; parent?: number } = parent ? { title, parent } : { title }
      const page = await open.payload.create({ collection: 'pages', draft: true, data })
      parent = page.id
    }

    const page = await (await ask(`/pages/${parent}?draft=true&depth=10`)).json()

    expect(page).toMatchObject({
      title: 'Five',
      parent: { title: 'Four', parent: { title: 'Three', parent: { title: 'Two' } } },
    })
    expect(page.parent.parent.parent.parent).toEqual(expect.any(Number))
  })

  test('is ended by PostgreSQL when a statement takes too long', async () => {
    const { rows } = await open.payload.db.drizzle.execute('show statement_timeout')

    expect(rows).toEqual([{ statement_timeout: '15s' }])
  })
})

describe('a text with a NUL', () => {
  const NUL = 'The text holds a character that cannot be kept (NUL): type it again'

  test.each([
    ['the email of a login', '/users/login', { ...EDITOR, email: 'a\0@parallax.example' }],
    ['a field', '/pages?draft=true', { title: 'a\0' }],
    ['a block', '/pages?draft=true', { blocks: [{ blockType: 'divider', blockName: 'a\0' }] }],
  ])('is refused with a sentence in %s', async (_case, path, body) => {
    const response = await ask(path, asJson('POST', body))

    expect(response.status).toBe(400)
    expect(await sentence(response)).toMatch(/NUL|e-?mail/i)
  })

  test.each(['/media/file/a%00.jpg', '/media?where[filename][equals]=a%00.jpg'])(
    'is refused with a sentence in the address %s',
    async (path) => {
      const response = await ask(path)

      expect([response.status, await sentence(response)]).toEqual([400, NUL])
    },
  )
})

describe('an upload', () => {
  async function upload(name: string, query = ''): Promise<Response> {
    const { data } = await aPictureFile(60, 60)
    const body = new FormData()
    body.set('file', new File([new Uint8Array(data)], name, { type: 'image/jpeg' }))
    body.set('_payload', JSON.stringify(aPhotograph()))
    // The body is sent as bytes: a `FormData` stream would still be written when the broken request is cancelled.
    const form = new Response(body)
    const headers = { 'Content-Type': form.headers.get('Content-Type') ?? '' }
    return ask(`/media${query}`, { method: 'POST', body: await form.arrayBuffer(), headers })
  }

  test.each(['con.jpg', 'CON.jpg', 'lpt1.jpg', 'fog\0.jpg', 'fog.jpg\0.html'])(
    'is refused with a sentence under the name %j',
    async (name) => {
      const response = await upload(name)

      expect([response.status, await sentence(response)]).toEqual([
        400,
        expect.stringContaining('rename'),
      ])
    },
  )

  test.each([
    '?uploadEdits[crop][x]=1&uploadEdits[crop][y]=1&uploadEdits[crop][width]=5&uploadEdits[crop][height]=5',
    '?uploadEdits[widthInPixels]=20',
    '?uploadEdits[heightInPixels]=20',
    '?uploadEdits[crop]=1',
  ])('cannot be cropped: %s is refused with a sentence', async (query) => {
    const made = await upload('fog.jpg', query)
    const { docs } = await open.payload.find({ collection: 'media', limit: 1 })
    const saved = await ask(`/media/${docs[0]?.id ?? 0}${query}`, asJson('PATCH', {}))

    expect([made.status, saved.status]).toEqual([400, 400])
    expect(await sentence(saved)).toContain('cut')
  })

  test('cannot be fetched from an address', async () => {
    const response = await ask('/media/paste-url?src=http://127.0.0.1:3001/healthz')

    expect(response.status).toBe(400)
  })
})
