import { describe, expect, test } from 'vitest'
import { createSmallFestival } from '../testing/small-festival.ts'

const DIRECT = { url: 'http://127.0.0.1:3001', token: 'a token of sixteen characters' }
const PAGES = ['/', '/about', '/nope']

describe('direct mode in the pages (spec/behaviour §24.2)', () => {
  test('names the content service in the state and in the policy of every page', async () => {
    const contentAccess = { proxyPath: '/api/content', direct: DIRECT }
    const site = await createSmallFestival({ settings: { contentAccess } })
    for (const path of PAGES) {
      const { html, headers } = await site.page(path)
      expect(html).toContain(`"contentAccess":${JSON.stringify(contentAccess)}`)
      expect(headers['Content-Security-Policy']).toContain(`; connect-src 'self' ${DIRECT.url}; `)
    }
  })

  test('names it nowhere while it is off', async () => {
    const site = await createSmallFestival()
    for (const path of PAGES) {
      const { html, headers } = await site.page(path)
      expect(html).toContain('"contentAccess":{"proxyPath":"/api/content"}')
      expect(headers['Content-Security-Policy']).toContain("; connect-src 'self'; ")
    }
  })
})
