import { describe, expect, test } from 'vitest'
import { closingWords, type Situation } from './closing-words.ts'
import { readSettings } from './settings.ts'

const START = { root: '/srv/festival', startedAtMs: Date.parse('2026-11-20T03:00:00Z') }

function words(environment: Record<string, string>, situation: Partial<Situation> = {}): string {
  return closingWords({
    settings: readSettings(environment, [], START),
    account: { email: 'editor@parallax.example', password: 'pass' },
    isPasswordNew: true,
    startedAtMs: START.startedAtMs,
    studio: 'built',
    database: '/srv/festival/.data/postgres',
    ...situation,
  })
}

describe('the last lines of npm start', () => {
  test('name the addresses, the login, the clock of the demo, the data and how to stop', () => {
    expect(words({}).trim().split('\n')).toEqual([
      'The festival is open.',
      '',
      '  Site      http://127.0.0.1:3000',
      '  Studio    http://127.0.0.1:3002/admin',
      '            starts when it is opened',
      '  Login     editor@parallax.example  pass',
      '            shown only this once; kept in /srv/festival/.data/secrets.json',
      '  Content   http://127.0.0.1:3001',
      '  Clock     ticks from Saturday 14 March 2026, 11.20am in Melbourne (npm start -- --real-time for real time)',
      '  Demo      before real use: npm run content -- remove-demo',
      '  Data      /srv/festival/.data',
      '  Stop      Ctrl-C',
    ])
  })

  test('show no password that the operator chose', () => {
    const text = words(
      { ADMIN_PASSWORD: 'correct horse battery' },
      {
        account: { email: 'editor@parallax.example', password: 'correct horse battery' },
        isPasswordNew: false,
      },
    )
    expect(text).not.toContain('correct horse')
    expect(text).toContain('Login     editor@parallax.example\n')
    expect(text).toContain('password: ADMIN_PASSWORD, as you set it, unless it was changed')
  })

  test('show no password that an earlier start generated, but say where it is', () => {
    const text = words({}, { isPasswordNew: false })
    expect(text).toContain('Login     editor@parallax.example\n')
    expect(text).toContain('password: adminPassword in /srv/festival/.data/secrets.json, unless')
  })

  test('say what is still being built, and where the database is if it is not in the data folder', () => {
    const text = words({}, { studio: 'being built', database: '/var/lib/photo-festival-1' })
    expect(text).toContain('being built in the background, about a minute')
    expect(text).toContain('database in /var/lib/photo-festival-1')
  })

  test('distinguish the public address from the address on this machine', () => {
    const text = words({ SITE_ORIGIN: 'https://parallax.example', SITE_PORT: '8080' })
    expect(text).toContain('Site      https://parallax.example')
    expect(text).toContain('on this machine http://127.0.0.1:8080')
  })

  test('name no login that is not known, and say that the time is real', () => {
    const text = words(
      { DATABASE_URL: 'postgres://db/festival' },
      { account: { email: undefined, password: undefined }, database: undefined },
    )
    expect(text).not.toContain('Login')
    expect(text).toContain('Clock     real time')
  })

  test('leave out the studio if only the site was started', () => {
    const environment = {
      CONTENT_URL: 'https://content.example',
      CONTENT_TOKEN: 'token of content',
    }
    const text = words(environment, { studio: undefined, database: undefined })
    expect(text).not.toContain('Studio')
    expect(text).toContain('Content   https://content.example')
  })
})
