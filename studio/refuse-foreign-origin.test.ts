import { describe, expect, test } from 'vitest'
import { refuseForeignOrigin } from './refuse-foreign-origin.ts'

const STUDIO = 'https://studio.parallax.example'
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']

const handle = refuseForeignOrigin(
  () => Promise.resolve(new Response('done')),
  Promise.resolve({ serverURL: STUDIO }),
)

function ask(method: string, origin?: string): Promise<Response> {
  const headers = new Headers(origin === undefined ? {} : { Origin: origin })
  return handle(new Request(`${STUDIO}/api/users/login`, { method, headers }), undefined)
}

describe('the API of the studio', () => {
  test.each(METHODS)('refuses %s requests of a foreign or null origin', async (method) => {
    const foreign = ['https://parallax.example', 'http://studio.parallax.example', 'null']

    const statuses = await Promise.all(
      foreign.map(async (origin) => (await ask(method, origin)).status),
    )

    expect(statuses).toEqual([403, 403, 403])
  })

  test.each(METHODS)('answers %s requests of its own pages and of programs', async (method) => {
    const own = await ask(method, STUDIO)
    const program = await ask(method)

    expect([own.status, program.status]).toEqual([200, 200])
  })

  test('names the address of the studio when it refuses a page', async () => {
    const response = await ask('POST', 'http://localhost:3002')

    expect(await response.json()).toEqual({
      errors: [{ message: expect.stringContaining(`The studio is at ${STUDIO}`) }],
    })
  })
})
