import { describe, expect, test } from 'vitest'
import { createEnvironments } from './environments.ts'
import { readSettings } from './settings.ts'

const DATABASE_URL = 'postgresql://festival:secret@127.0.0.1:5432/postgres'

function environments(given: Record<string, string> = {}) {
  const inherited = { NODE_ENV: 'production' as const, PATH: '/bin', ...given }
  return createEnvironments({
    settings: readSettings(given, [], { root: '/srv', startedAtMs: 0 }),
    getSecret: (name) => `secret ${name}`,
    databaseUrl: given['DATABASE_URL'] ?? DATABASE_URL,
    inherited,
  })
}

describe('the environments of the processes', () => {
  test('have a generated token, keys and an editor for the demo', () => {
    const { content, site, studio } = environments()
    expect(content).toMatchObject({
      DATABASE_URL,
      CONTENT_PORT: '3001',
      CONTENT_TOKEN: 'secret contentToken',
      PAYLOAD_SECRET: 'secret payloadSecret',
      ADMIN_EMAIL: 'editor@parallax.example',
      ADMIN_PASSWORD: 'secret adminPassword',
      DEMO: 'full',
      NODE_ENV: 'production',
    })
    expect(studio).toMatchObject({
      DATABASE_URL,
      PAYLOAD_SECRET: 'secret payloadSecret',
      STUDIO_ORIGIN: 'http://127.0.0.1:3002',
      NEXT_TELEMETRY_DISABLED: '1',
    })
    expect(site).toMatchObject({
      SITE_PORT: '3000',
      SITE_ORIGIN: 'http://127.0.0.1:3000',
      CONTENT_URL: 'http://127.0.0.1:3001',
      CONTENT_TOKEN: 'secret contentToken',
    })
  })

  test('keep everything that opens the database from the site (spec/faults S18)', () => {
    const { site } = environments({
      DATABASE_URL,
      ADMIN_PASSWORD: 'correct horse battery',
      PAYLOAD_SECRET: 'a key of some length',
      PAYLOAD_CONFIG_PATH: 'elsewhere.ts',
      PGPASSWORD: 'secret',
      S3_SECRET_ACCESS_KEY: 'secret',
      LOG_LEVEL: 'debug',
    })
    expect(Object.keys(site).toSorted()).toEqual([
      'CONTENT_TOKEN',
      'CONTENT_URL',
      'DATA_DIR',
      'FESTIVAL_CLOCK',
      'LOG_LEVEL',
      'MALLOC_ARENA_MAX',
      'NODE_ENV',
      'NODE_OPTIONS',
      'PATH',
      'SITE_ORIGIN',
      'SITE_PORT',
      'STUDIO_ORIGIN',
    ])
  })

  test('keep the first account, and secrets that it does not need, from the studio (spec/faults S18)', () => {
    const { studio } = environments({
      ADMIN_EMAIL: 'editor@parallax.example',
      ADMIN_PASSWORD: 'correct horse battery',
      CONTENT_TOKEN: 'a token of some length',
      METRICS_TOKEN: 'another token',
      S3_SECRET_ACCESS_KEY: 'secret',
    })
    expect(Object.keys(studio).toSorted()).toEqual([
      'CONTENT_TOKEN',
      'CONTENT_URL',
      'DATABASE_URL',
      'DATA_DIR',
      'DEMO',
      'FESTIVAL_CLOCK',
      'MALLOC_ARENA_MAX',
      'NEXT_TELEMETRY_DISABLED',
      'NODE_ENV',
      'PATH',
      'PAYLOAD_SECRET',
      'S3_SECRET_ACCESS_KEY',
      'SITE_ORIGIN',
      'STUDIO_ORIGIN',
    ])
  })

  test('give all processes one clock', () => {
    const { content, site, studio } = environments()
    const clocks = [content, site, studio].map((environment) => environment['FESTIVAL_CLOCK'])
    expect(new Set(clocks)).toEqual(new Set(['2026-03-14T11:20@0']))
  })

  test('have no generated account for a database of the operator', () => {
    const { content } = environments({ DATABASE_URL })
    expect(content).toMatchObject({ ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined })
    expect(content['DEMO']).toBeUndefined()
  })

  test('name where the rows are backed up before a migration, for the embedded database only', () => {
    const backupDir = (given?: Record<string, string>) => environments(given).content['BACKUP_DIR']
    expect(backupDir({ DATA_DIR: '/srv/data' })).toBe('/srv/data/backups')
    expect(backupDir({ BACKUP_DIR: '/srv/elsewhere' })).toBe('/srv/elsewhere')
    expect(backupDir({ DATABASE_URL })).toBeUndefined()
  })
})
