import { describe, expect, test } from 'vitest'
import { parseSettings, type SettingName } from './settings.ts'

const read = (name: SettingName, value: string | undefined) =>
  parseSettings({ [name]: value }, { required: [name], optional: [] })[name]

describe('settings', () => {
  test.each([
    ['SITE_PORT', '8080', 8080],
    ['SITE_PORT', undefined, 3000],
    ['SITE_PORT', '', 3000],
    ['SITE_ORIGIN', 'https://Festival.Example:443/ignored?x=y', 'https://festival.example'],
    ['ANALYTICS_ENDPOINT', 'https://stats.example/a?b=c', 'https://stats.example/a?b=c'],
    ['DATABASE_URL', 'postgresql://db.example/festival', 'postgresql://db.example/festival'],
    ['CLIENT_REQUESTS', 'true', true],
    ['CLIENT_REQUESTS', undefined, false],
    ['BUILD_POLL_SECONDS', '60', 60_000],
    ['BUILD_POLL_SECONDS', 'false', undefined],
    ['CONTENT_PROXY_PATH', '/api/v1/answers', '/api/v1/answers'],
    ['DEMO', 'small', 'small'],
  ] as const)('%s=%j is %j', (name, value, expected) => {
    expect(read(name, value)).toBe(expected)
  })

  test('that are optional may be absent or empty', () => {
    const optional = ['DEMO', 'ADMIN_EMAIL'] as const
    expect(parseSettings({ DEMO: '' }, { required: [], optional })).toEqual({})
  })

  test('may get a default from the caller, and variables of other programs are ignored', () => {
    const names = { required: ['SITE_ORIGIN'], optional: [] } as const
    const given = { SITE_ORIGIN: '', SITE_ORIGINS: 'x' }
    expect(parseSettings(given, names, { SITE_ORIGIN: 'http://a.example' })).toEqual({
      SITE_ORIGIN: 'http://a.example',
    })
  })

  const NOT_A_PORT = 'must be a port number from 1 to 65535'
  const NOT_AN_ADDRESS = 'must be an address like https://host, without a user or password'
  const NOT_POSTGRES = 'must be an address like postgres://user:password@host/name'
  const NOT_A_PROXY_PATH = 'must be a path below /api/, like /api/content'
  test.each([
    ['SITE_PORT', 'http', NOT_A_PORT],
    ['SITE_PORT', '0', NOT_A_PORT],
    ['CONTENT_PORT', '65536', NOT_A_PORT],
    ['CONTENT_PORT', '3001.5', NOT_A_PORT],
    ['STUDIO_PORT', '-1', NOT_A_PORT],
    ['SITE_ORIGIN', undefined, 'is missing'],
    ['SITE_ORIGIN', 'festival.example', NOT_AN_ADDRESS],
    ['SITE_ORIGIN', 'ftp://festival.example', NOT_AN_ADDRESS],
    ['SITE_ORIGIN', 'javascript:alert(1)', NOT_AN_ADDRESS],
    ['SITE_ORIGIN', 'https://user:secret@festival.example', NOT_AN_ADDRESS],
    ['STUDIO_ORIGIN', undefined, 'is missing'],
    ['STUDIO_ORIGIN', 'mailto:a@parallax.example', NOT_AN_ADDRESS],
    ['CONTENT_URL', '', 'is missing'],
    ['CONTENT_URL', 'https://content.example/#x', NOT_AN_ADDRESS],
    ['CONTENT_URL', 'http://', NOT_AN_ADDRESS],
    ['MAP_STYLE_URL', '/style.json', NOT_AN_ADDRESS],
    ['DATABASE_URL', undefined, 'is missing'],
    ['DATABASE_URL', 'mysql://127.0.0.1/festival', NOT_POSTGRES],
    ['DATABASE_URL', 'postgres:// 127.0.0.1', NOT_POSTGRES],
    ['CONTENT_TOKEN', undefined, 'is missing'],
    ['CONTENT_TOKEN', 'short', 'must have at least 16 characters'],
    ['ADMIN_EMAIL', 'editor', 'must be an e-mail address'],
    ['ADMIN_PASSWORD', 'eleven char', 'must have at least 12 characters'],
    ['DEMO', 'medium', 'must be full, small or none'],
    ['CLIENT_REQUESTS', '1', 'must be true or false'],
    ['CONTENT_PROXY_PATH', '/content', NOT_A_PROXY_PATH],
    ['CONTENT_PROXY_PATH', '/api/', NOT_A_PROXY_PATH],
    ['CONTENT_PROXY_PATH', 'https://evil.test/api/content', NOT_A_PROXY_PATH],
    ['BUILD_POLL_SECONDS', '59', 'must be at least 60, or false'],
    ['BUILD_POLL_SECONDS', 'often', 'must be a number of seconds or false'],
  ] as const)('%s=%j is refused in one line that names it: “… %s”', (name, value, problem) => {
    expect(() => read(name, value)).toThrow(new Error(`${name} ${problem}`))
  })

  test('that are wrong are not shown, because they may be secrets', () => {
    const short = 'hunter2'
    expect(() => read('CONTENT_TOKEN', short)).not.toThrow(short)
    expect(() => read('DATABASE_URL', `mysql://u:${short}@h/x`)).not.toThrow(short)
  })
})
