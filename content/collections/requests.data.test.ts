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
