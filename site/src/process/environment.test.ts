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
  test('have a default for everything but the origin, the content service and its token', () => {
    expect(readSettings(REQUIRED, NOW)).toEqual({
      port: 3000,
      origin: 'https://festival.example',
      contentUrl: 'http://127.0.0.1:3001',
      contentToken: '0123456789abcdef',
      page: { contentAccess: { proxyPath: '/api/content' }, buildPollMs: 3_600_000 },
      dataDir: resolve('.data'),
      clockOffsetMs: 0,
    })
  })

  test('are taken as they are set', () => {
    const settings = readSettings(
      {
        ...REQUIRED,
        SITE_PORT: '8080',
        DATA_DIR: '/var/lib/festival',
        METRICS_TOKEN: 'fedcba9876543210',
        FESTIVAL_CLOCK: '2026-03-14T00:20:00Z',
        CONTENT_PROXY_PATH: '/api/v1/answers',
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
        mapStyleUrl: 'https://maps.example/style.json',
      },
      metricsToken: 'fedcba9876543210',
    })
    expect(NOW + settings.clockOffsetMs).toBe(Date.parse('2026-03-14T00:20:00Z'))
  })

  test('take a variable that is set to nothing as one that is not set', () => {
    expect(readSettings({ ...REQUIRED, SITE_PORT: '', FESTIVAL_CLOCK: '' }, NOW).port).toBe(3000)
  })

  test('let pages not ask for newer builds', () => {
    const settings = readSettings({ ...REQUIRED, BUILD_POLL_SECONDS: 'false' }, NOW)
    expect(settings.page.buildPollMs).toBeUndefined()
  })

  test('keep of an address only its origin', () => {
    const settings = readSettings(
      { ...REQUIRED, SITE_ORIGIN: 'https://Festival.Example:443/' },
      NOW,
    )
    expect(settings.origin).toBe('https://festival.example')
  })

  test.each([undefined, 'development', 'test'])(
    'give browsers the way to the content service with NODE_ENV=%s',
    (NODE_ENV) => {
      const given = { ...REQUIRED, CLIENT_REQUESTS: 'true', NODE_ENV }
      expect(readSettings(given, NOW).page.contentAccess).toEqual({
        proxyPath: '/api/content',
        direct: { url: 'http://127.0.0.1:3001', token: '0123456789abcdef' },
      })
    },
  )

  test('do not give it in production', () => {
    const production = { ...REQUIRED, NODE_ENV: 'production' }
    expect(() => readSettings({ ...production, CLIENT_REQUESTS: 'true' }, NOW)).toThrow(
      new Error(
        'Client-side API requests expose the content token and cannot be enabled in production.',
      ),
    )
    const settings = readSettings({ ...production, CLIENT_REQUESTS: 'false' }, NOW)
    expect(settings.page.contentAccess.direct).toBeUndefined()
  })

  const NOT_A_PROXY_PATH = 'must be a path below /api/, like /api/content'
  test.each([
    ['SITE_ORIGIN', undefined, 'is missing'],
    ['SITE_ORIGIN', 'festival.example', 'must be an http address'],
    ['SITE_ORIGIN', 'ftp://festival.example', 'must be an http or https address'],
    ['SITE_ORIGIN', 'https://user:secret@festival.example', 'must not hold a user or password'],
    ['CONTENT_URL', undefined, 'is missing'],
    ['CONTENT_URL', 'https://content.example/#x', 'must be a plain address'],
    ['CONTENT_URL', 'http://user:secret@content.example', 'must not hold a user or password'],
    ['CONTENT_URL', 'ftp://content.example', 'must be an http or https address'],
    ['CONTENT_URL', 'http://', 'must be an http address'],
    ['CLIENT_REQUESTS', '1', 'must be true or false'],
    ['MAP_STYLE_URL', 'ftp://maps.example/style.json', 'must be an http or https address'],
    ['CONTENT_PROXY_PATH', '/content', NOT_A_PROXY_PATH],
    ['CONTENT_PROXY_PATH', '/api/', NOT_A_PROXY_PATH],
    ['CONTENT_PROXY_PATH', 'https://evil.test/api/content', NOT_A_PROXY_PATH],
    ['BUILD_POLL_SECONDS', '59', 'must be at least 60, or false'],
    ['BUILD_POLL_SECONDS', 'often', 'must be a number of seconds or false'],
    ['ANALYTICS_ENDPOINT', '/events', 'must be an http address'],
    ['ANALYTICS_ENDPOINT', 'https://key@stats.example/', 'must not hold a user or password'],
    ['CONTENT_TOKEN', undefined, 'is missing'],
    ['CONTENT_TOKEN', 'short', 'must have at least 16 characters'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
    ['SITE_PORT', 'http', 'must be a port number'],
    ['SITE_PORT', '0', 'must be a port number'],
    ['SITE_PORT', '65536', 'must be a port number'],
    ['SITE_PORT', '80.5', 'must be a port number'],
  ])('with %s=%s are refused in one line: “… %s”', (name, value, problem) => {
    expect(() => readSettings({ ...REQUIRED, [name]: value }, NOW)).toThrow(
      new Error(`${name} ${problem}`),
    )
  })

  test('with a clock that is no instant are refused by its name', () => {
    const read = () => readSettings({ ...REQUIRED, FESTIVAL_CLOCK: 'yesterday' }, NOW)
    expect(read).toThrow(/^FESTIVAL_CLOCK .+$/)
  })
})
