import { describe, expect, test } from 'vitest'
import { configOf } from '../../testing/config-of.ts'
import { createSmallFestival } from '../../testing/small-festival.ts'

const DIRECT = { url: 'http://127.0.0.1:3001', token: 'a token of sixteen characters' }
const PAGES = ['/', '/about', '/nope']

describe('direct mode in the pages (spec/behaviour §24.2)', () => {
  test('names the content service in the settings of the script and in the policy of every page', async () => {
    const contentAccess = { proxyPath: '/api/content', direct: DIRECT }
    const site = await createSmallFestival({ settings: { contentAccess } })
    for (const path of PAGES) {
      const page = await site.page(path)
      expect(configOf(page).settings.contentAccess).toEqual(contentAccess)
      expect(page.headers['Content-Security-Policy']).toContain(
        `; connect-src 'self' ${DIRECT.url}; `,
      )
    }
  })

  test('names it nowhere while direct mode is off', async () => {
    const site = await createSmallFestival()
    for (const path of PAGES) {
      const page = await site.page(path)
      expect(configOf(page).settings.contentAccess).toEqual({ proxyPath: '/api/content' })
      expect(page.headers['Content-Security-Policy']).toContain("; connect-src 'self'; ")
    }
  })
})
