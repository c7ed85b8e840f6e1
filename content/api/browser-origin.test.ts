import { beforeEach, describe, expect, test } from 'vitest'
import { createRevisions, type Revisions } from '../stores/revisions.ts'
import { entriesOf } from '../testing/answers.ts'
import { createReachedReports } from '../live/reached.ts'
import { createApi } from './app.ts'

const TOKEN = 'a token of sixteen characters'
const SITE = 'http://127.0.0.1:3000'
const ASKED = { Authorization: `Bearer ${TOKEN}`, Origin: SITE }
const PREFLIGHT = {
  method: 'OPTIONS',
  headers: {
    Origin: SITE,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization',
  },
}

let revisions: Revisions
beforeEach(() => {
  revisions = createRevisions()
  revisions.publish(entriesOf({ '/routes': { custom_pages: ['about'] } }))
})

function api(browserOrigin?: string) {
  const reached = createReachedReports()
  return createApi({
    token: TOKEN,
    browserOrigin,
    revisions,
    reached,
    shown: () => ({ isComposed: false }),
    previews: { open: () => Promise.resolve('none') },
    media: () => undefined,
  })
}

const crossOrigin = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

describe('pages of the site that ask from the browser (spec/behaviour §24.2.4)', () => {
  test('are answered in the preflight, without the token', async () => {
    const response = await api(SITE).request('/routes', PREFLIGHT)
    expect(response.status).toBe(204)
    expect(crossOrigin(response)).toEqual({
      'access-control-allow-origin': SITE,
      'access-control-allow-methods': 'GET,HEAD',
      'access-control-allow-headers': 'authorization',
    })
  })

  test.each([
    ['/routes', 200, ASKED],
    ['/nothing', 404, ASKED],
    ['/routes', 401, { Origin: SITE }],
  ])('may read the answer to %s: %i', async (path, status, headers) => {
    const response = await api(SITE).request(path, { headers })
    expect(response.status).toBe(status)
    expect(crossOrigin(response)).toEqual({ 'access-control-allow-origin': SITE })
  })

  test('are the only pages that may, whatever origin asks', async () => {
    const headers = { ...ASKED, Origin: 'https://evil.test' }
    expect(crossOrigin(await api(SITE).request('/routes', { headers }))).toEqual({})
  })

  test('cannot change anything', async () => {
    const response = await api(SITE).request('/routes', { method: 'POST', headers: ASKED })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('are not answered unless this access is enabled', async () => {
    const preflight = await api().request('/routes', PREFLIGHT)
    expect([preflight.status, crossOrigin(preflight)]).toEqual([405, {}])
    const answer = await api().request('/routes', { headers: ASKED })
    expect([answer.status, crossOrigin(answer)]).toEqual([200, {}])
  })
})
