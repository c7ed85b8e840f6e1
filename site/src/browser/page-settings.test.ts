import { describe, expect, test } from 'vitest'
import { configOf } from '../../testing/config-of.ts'
import { createSmallFestival } from '../../testing/small-festival.ts'
import { DEFAULT_PAGE_SETTINGS, originsAsked } from './page-settings.ts'

const OWN = 'https://festival.example'

describe('what the configuration tells every page', () => {
  test.each([
    [{}, []],
    [{ analyticsEndpoint: 'https://stats.example/events?site=1' }, ['https://stats.example']],
    [{ analyticsEndpoint: `${OWN}/stats` }, []],
    [
      {
        contentAccess: { proxyPath: '/', direct: { url: 'http://127.0.0.1:3001', token: '' } },
        analyticsEndpoint: 'http://127.0.0.1:4000/',
      },
      ['http://127.0.0.1:3001', 'http://127.0.0.1:4000'],
    ],
  ])('%o lets it ask the origins %o beside the site’s own', (settings, origins) => {
    expect(originsAsked({ ...DEFAULT_PAGE_SETTINGS, ...settings }, OWN)).toEqual(origins)
  })

  test.each(['/partners', '/no/such/page'])(
    'is in the HTML of %s, and the policy of the page has the origin of the analytics (spec/behaviour §25.6)',
    async (path) => {
      const analyticsEndpoint = 'https://stats.example/events'
      const site = await createSmallFestival({ settings: { analyticsEndpoint } })
      const page = await site.page(path)
      expect(configOf(page).settings).toMatchObject({ analyticsEndpoint, buildPollMs: 3_600_000 })
      expect(page.headers['Content-Security-Policy']).toContain(
        "connect-src 'self' https://stats.example;",
      )
    },
  )
})
