import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from './environment.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
const REQUIRED = {
  SITE_ORIGIN: 'https://festival.example',
  CONTENT_URL: 'http://127.0.0.1:3001',
  CONTENT_TOKEN: '0123456789abcdef',
}

describe('the settings of the site', () => {
  test('have defaults for everything except the origin, the content service and its token', () => {
    expect(readSettings(REQUIRED, NOW)).toEqual({
      port: 3000,
      origin: 'https://festival.example',
      contentUrl: 'http://127.0.0.1:3001',
      contentToken: '0123456789abcdef',
      page: {
        contentAccess: { proxyPath: '/api/content' },
        buildPollMs: 3_600_000,
        keepsPages: true,
      },
      dataDir: resolve('.data'),
      clockOffsetMs: 0,
      previews: { keys: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
    })
  })

  test('are parsed from the environment', () => {
    const settings = readSettings(
      {
        ...REQUIRED,
        SITE_PORT: '8080',
        DATA_DIR: '/var/lib/festival',
        METRICS_TOKEN: 'fedcba9876543210',
        FESTIVAL_CLOCK: '2026-03-14T00:20:00Z',
        CONTENT_PROXY_PATH: '/api/v1/answers',
        KEEP_PAGES: 'false',
        MAP_STYLE_URL: 'https://maps.example/style.json',
        BUILD_POLL_SECONDS: '60',
        ANALYTICS_ENDPOINT: 'https://stats.example/events?site=1',
      },
      NOW,
    )
    expect(settings).toMatchObject({
      port: 8080,
      dataDir: '/var/lib/festival',
      page: {
        contentAccess: { proxyPath: '/api/v1/answers' },
        buildPollMs: 60_000,
        analyticsEndpoint: 'https://stats.example/events?site=1',
        keepsPages: false,
        mapStyleUrl: 'https://maps.example/style.json',
      },
      metricsToken: 'fedcba9876543210',
    })
    expect(NOW + settings.clockOffsetMs).toBe(Date.parse('2026-03-14T00:20:00Z'))
  })

  test('can stop pages from asking for newer builds', () => {
    const settings = readSettings({ ...REQUIRED, BUILD_POLL_SECONDS: 'false' }, NOW)
    expect(settings.page.buildPollMs).toBeUndefined()
  })

  test.each([undefined, 'development', 'test'])(
    'let browsers ask the content service directly with NODE_ENV=%s',
    (NODE_ENV) => {
      const given = { ...REQUIRED, CLIENT_REQUESTS: 'true', NODE_ENV }
      expect(readSettings(given, NOW).page.contentAccess).toEqual({
        proxyPath: '/api/content',
        direct: { url: 'http://127.0.0.1:3001', token: '0123456789abcdef' },
      })
    },
  )

  test('do not let browsers do so in production', () => {
    const production = { ...REQUIRED, NODE_ENV: 'production' }
    expect(() => readSettings({ ...production, CLIENT_REQUESTS: 'true' }, NOW)).toThrow(
      new Error(
        'Client-side API requests expose the content token and cannot be enabled in production.',
      ),
    )
    const settings = readSettings({ ...production, CLIENT_REQUESTS: 'false' }, NOW)
    expect(settings.page.contentAccess.direct).toBeUndefined()
  })

  test.each(['SITE_ORIGIN', 'CONTENT_URL', 'CONTENT_TOKEN'])('are refused without %s', (name) => {
    expect(() => readSettings({ ...REQUIRED, [name]: '' }, NOW)).toThrow(
      new Error(`${name} is missing`),
    )
  })

  test('are refused if the clock is not an instant; the error names the variable', () => {
    const read = () => readSettings({ ...REQUIRED, FESTIVAL_CLOCK: 'yesterday' }, NOW)
    expect(read).toThrow(/^FESTIVAL_CLOCK .+$/)
  })
})
