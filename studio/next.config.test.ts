import { buildCustomRoute } from 'next/dist/lib/build-custom-route.js'
import { describe, expect, test } from 'vitest'
import config from './next.config.ts'

/** The headers that Next sets for a path. They replace those of the response. */
async function headersOf(path: string): Promise<Readonly<Record<string, string>>> {
  const all = (await config.headers?.()) ?? []
  const rules = all.filter((rule) => new RegExp(buildCustomRoute('header', rule).regex).test(path))
  return Object.fromEntries(
    rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  )
}

describe('the headers of the studio', () => {
  test.each([
    '/',
    '/admin',
    '/admin/collections/events/7',
    '/api/users/me',
    '/api/media/file/x.svg',
  ])('keep %s from being framed, indexed or sniffed', async (path) => {
    expect(await headersOf(path)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex, nofollow',
    })
  })

  test.each(['/', '/admin', '/admin/login'])('let no page show %s in a frame', async (path) => {
    expect((await headersOf(path))['Content-Security-Policy']).toBe("frame-ancestors 'none'")
  })

  test('do not replace the policy of a file', async () => {
    expect(await headersOf('/api/media/file/logo.svg')).not.toHaveProperty(
      'Content-Security-Policy',
    )
  })
})
