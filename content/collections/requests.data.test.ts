/** What the studio's API answers to requests that no form of its own makes. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asJson, askStudio, logIn } from '../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'

const STUDIO = 'https://studio.parallax.example'
const EDITOR = { email: 'editor@parallax.example', password: 'an afterimage' }

let open: OpenPayload
let token = ''

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { studioOrigin: STUDIO })
  await open.payload.create({ collection: 'users', data: EDITOR })
  token = await logIn(open, EDITOR)
})

afterAll(() => open.close())

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Authorization', `JWT ${token}`)
  return askStudio(open, path, { ...init, headers })
}

/** A request of a page, with the editor's cookie. */
function browse(path: string, origin: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Origin', origin)
  headers.set('Cookie', `payload-token=${token}`)
  return askStudio(open, path, { ...init, headers })
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

    expect(statuses).toEqual([403, 403, 403, 201])
  })

  test.each([
    ['GET', '/events/1'],
    ['PATCH', '/events/1'],
    ['DELETE', '/events/1'],
    ['POST', '/events/1/duplicate'],
  ])('is recognised as nobody: %s %s', async (method, path) => {
    expect((await browse(path, 'https://parallax.example', { method })).status).toBe(403)
  })
})

describe('a login', () => {
  test('keeps the session in a cookie that goes over TLS only and that no script reads', async () => {
    const response = await askStudio(open, '/users/login', asJson('POST', EDITOR))

    expect(response.headers.get('Set-Cookie')).toMatch(
      /^payload-token=.*; Secure=true; HttpOnly=true; SameSite=Lax$/,
    )
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

  test('gets as many rows as it asks for below that', async () => {
    const few = await (await ask('/events?limit=25')).json()
    const usual = await (await ask('/events')).json()

    expect([few, usual]).toMatchObject([{ limit: 25 }, { limit: 10 }])
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
