/**
 * A whole site behind its server, over raw connections: faults that the server passes on to the pages (spec/faults §4,
 * H1, H5, H6).
 */
import { aPage } from 'contract/testing/page.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestSite } from '../../testing/create-test-site.ts'
import { rawAnswers, rawConnection } from '../../testing/raw-http.ts'
import { serve } from '../../testing/serve.ts'

const HOST = 'Host: festival.example\r\nConnection: close\r\n\r\n'

const METHODS = ['TRACE', 'PURGE', 'PROPFIND', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

const site = await createTestSite({
  answers: {
    '/routes': { custom_pages: ['about'], program: [], festival_years: [2026] },
    '/pages/about': aPage(),
  },
  endedBy: afterAll,
})

async function servedSite() {
  const { port } = await serve({ respond: site.respond })
  return {
    async ask(line: string) {
      const [answer, ...others] = rawAnswers(await rawConnection(port, `${line}\r\n${HOST}`).ended)
      expect(others).toEqual([])
      return answer
    },
  }
}

describe('the site on the wire', () => {
  test.each([
    { id: 'H1', line: `GET /${'a'.repeat(2_048)} HTTP/1.1`, status: 414, title: '414' },
    {
      id: 'H1',
      line: `POST /api/content?${'a'.repeat(2_048)} HTTP/1.1`,
      status: 414,
      title: '414',
    },
    { id: 'H1', line: `GET /${'a'.repeat(2_047)} HTTP/1.1`, status: 404, title: '404' },
    { id: 'H5', line: 'GET //evil.test/page HTTP/1.1', status: 404, title: '404' },
    ...METHODS.map((method) => ({
      id: 'H6',
      line: `${method} /about HTTP/1.1`,
      status: 405,
      title: '405',
    })),
  ])('$id: $line is an error page of $status', async ({ line, status, title }) => {
    const { ask } = await servedSite()
    const clean = await ask('GET /about HTTP/1.1')
    const answer = await ask(line)
    expect(answer).toMatchObject({
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: expect.stringContaining(`<title>${title} - `),
    })
    expect(answer?.headers['allow']).toBe(status === 405 ? 'GET, HEAD' : undefined)
    expect(answer?.headers['location']).toBeUndefined()
    expect((await ask('GET /about HTTP/1.1'))?.body).toBe(clean?.body)
  })
})
