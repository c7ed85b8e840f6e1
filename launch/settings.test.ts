import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const START = { root: '/srv/festival', startedAtMs: 1_790_000_000_000 }

function read(environment: Record<string, string>, args: readonly string[] = []) {
  return readSettings(environment, args, START)
}

describe('npm start and its settings', () => {
  test('has a default for everything', () => {
    expect(read({})).toMatchObject({
      sitePort: 3000,
      contentPort: 3001,
      studioPort: 3002,
      siteOrigin: 'http://127.0.0.1:3000',
      studioOrigin: 'http://127.0.0.1:3002',
      dataDir: '/srv/festival/.data',
      databaseUrl: undefined,
      demo: 'full',
    })
  })

  test('reads every setting from the environment', () => {
    const settings = read({
      SITE_PORT: '80',
      CONTENT_PORT: '4001',
      STUDIO_PORT: '4002',
      DATA_DIR: '/var/festival',
      DATABASE_URL: 'postgres://festival:secret@db.example/festival',
      CONTENT_TOKEN: 'a token of some length',
      SITE_ORIGIN: 'https://parallax.example',
      STUDIO_ORIGIN: 'https://studio.parallax.example',
      ADMIN_EMAIL: 'me@parallax.example',
      ADMIN_PASSWORD: 'correct horse battery',
    })
    expect(settings).toMatchObject({
      sitePort: 80,
      contentPort: 4001,
      studioPort: 4002,
      siteOrigin: 'https://parallax.example',
      studioOrigin: 'https://studio.parallax.example',
      dataDir: '/var/festival',
      databaseUrl: 'postgres://festival:secret@db.example/festival',
      contentToken: 'a token of some length',
      adminEmail: 'me@parallax.example',
      adminPassword: 'correct horse battery',
      demo: undefined,
    })
  })

  test('begins with an empty festival in real time if the demo is not wanted', () => {
    const { demo, festivalClock, databaseUrl } = read({ DEMO: 'none' })
    expect([demo, festivalClock, databaseUrl]).toEqual(['none', undefined, undefined])
  })

  test('makes the address of the studio from its port', () => {
    expect(read({ STUDIO_PORT: '4002' }).studioOrigin).toBe('http://127.0.0.1:4002')
  })

  test('uses a content service elsewhere, but recognises its own by the port', () => {
    const CONTENT_TOKEN = 'a token of some length'
    const elsewhere = read({ CONTENT_URL: 'https://content.example', CONTENT_TOKEN })
    expect(elsewhere).toMatchObject({ contentUrl: 'https://content.example', demo: undefined })
    expect(read({ CONTENT_URL: 'http://127.0.0.1:3001' }).contentUrl).toBeUndefined()
  })

  test.each([
    [{ SITE_PORT: 'http' }, 'SITE_PORT must be a port number from 1 to 65535'],
    [
      { SITE_PORT: '3001' },
      'SITE_PORT, CONTENT_PORT and STUDIO_PORT must be three different ports',
    ],
    [
      { CONTENT_URL: 'http://content:1' },
      'CONTENT_URL needs CONTENT_TOKEN: the token of that content service',
    ],
    [{ FESTIVAL_CLOCK: 'tomorrow' }, /^FESTIVAL_CLOCK must be 2026-03-14T11:20 .*$/],
  ])('refuses %j in one line', (environment, line) => {
    expect(() => read(environment)).toThrow(line)
  })

  test('refuses an argument it does not know in one line', () => {
    expect(() => read({}, ['--fast'])).toThrow(
      'Unknown argument in "--fast": there is only --real-time',
    )
  })
})

describe('the clock of the demo (spec/content F)', () => {
  test('starts on Saturday 14 March 2026 at 11.20am in Melbourne at every start', () => {
    const { festivalClock, clockOffsetMs } = read({})
    expect(festivalClock).toBe(`2026-03-14T11:20@${START.startedAtMs}`)
    expect(new Date(START.startedAtMs + clockOffsetMs).toISOString()).toBe(
      '2026-03-14T00:20:00.000Z',
    )
  })

  test('is the real one with --real-time or with a database of the operator', () => {
    const real = { festivalClock: undefined, clockOffsetMs: 0 }
    expect(read({}, ['--real-time'])).toMatchObject(real)
    expect(read({ DATABASE_URL: 'postgres://db/festival' })).toMatchObject(real)
  })

  test('starts where FESTIVAL_CLOCK says, at one instant for all processes', () => {
    expect(read({ FESTIVAL_CLOCK: '2026-11-22T09:59' }).festivalClock).toBe(
      `2026-11-22T09:59@${START.startedAtMs}`,
    )
    expect(read({ FESTIVAL_CLOCK: '2026-11-22T09:59@1' }).festivalClock).toBe('2026-11-22T09:59@1')
  })

  test('cannot be both real and shifted', () => {
    expect(() => read({ FESTIVAL_CLOCK: '2026-11-22T09:59' }, ['--real-time'])).toThrow(
      '--real-time and FESTIVAL_CLOCK contradict each other: give one',
    )
  })
})
