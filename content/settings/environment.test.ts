import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings, readStudioSettings } from './environment.ts'
import { previewKeys } from 'contract/rules/preview-signature.ts'
import { codeOf } from './code-of.ts'

const STARTED = Date.parse('2026-11-20T00:00:00Z')
const REQUIRED = {
  DATABASE_URL: 'postgres://festival:secret@127.0.0.1:5432/festival',
  CONTENT_TOKEN: 'a token of sixteen characters',
  PAYLOAD_SECRET: 'a secret of sixteen characters',
}
const BUCKET = {
  S3_BUCKET: 'festival-media',
  S3_ENDPOINT: 'https://s3.example/',
  S3_REGION: 'ap-southeast-4',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

const read = (environment: Readonly<Record<string, string | undefined>>) =>
  readSettings({ ...REQUIRED, ...environment }, STARTED)

describe('settings of the content service', () => {
  test('have defaults for everything but the database and the secrets', () => {
    expect(read({})).toEqual({
      databaseUrl: REQUIRED.DATABASE_URL,
      dataDir: resolve('.data'),
      port: 3001,
      token: REQUIRED.CONTENT_TOKEN,
      secret: REQUIRED.PAYLOAD_SECRET,
      siteOrigin: 'http://127.0.0.1:3000',
      browserOrigin: undefined,
      admin: undefined,
      clockOffsetMs: 0,
      demo: undefined,
      backupDir: undefined,
      s3: undefined,
      mail: undefined,
      previewKeys: previewKeys({ token: REQUIRED.CONTENT_TOKEN }, codeOf),
    })
  })

  test('keep media in a bucket if all settings of the bucket are given', () => {
    expect(read(BUCKET).s3).toEqual({
      bucket: 'festival-media',
      endpoint: 'https://s3.example',
      region: 'ap-southeast-4',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    })
  })

  test('are what the environment says', () => {
    const settings = read({
      DATABASE_URL: 'postgresql://db.example/festival',
      DATA_DIR: '/var/festival',
      CONTENT_PORT: '4001',
      SITE_ORIGIN: 'https://parallax.example/ignored?x=y',
      ADMIN_EMAIL: 'editor@parallax.example',
      ADMIN_PASSWORD: 'long enough by far',
      DEMO: 'small',
    })

    expect(settings).toMatchObject({
      databaseUrl: 'postgresql://db.example/festival',
      dataDir: '/var/festival',
      port: 4001,
      siteOrigin: 'https://parallax.example',
      admin: { email: 'editor@parallax.example', password: 'long enough by far' },
      demo: 'small',
    })
  })

  test('move the clock to where the festival clock says', () => {
    const { clockOffsetMs } = read({ FESTIVAL_CLOCK: '2026-03-14T00:20:00Z' })

    expect(STARTED + clockOffsetMs).toBe(Date.parse('2026-03-14T00:20:00Z'))
  })

  test('let the site’s pages ask only if client-side requests are enabled', () => {
    const SITE_ORIGIN = 'http://127.0.0.1:4000'
    expect(read({ SITE_ORIGIN, CLIENT_REQUESTS: 'true' }).browserOrigin).toBe(SITE_ORIGIN)
    expect(read({ SITE_ORIGIN, CLIENT_REQUESTS: 'false' }).browserOrigin).toBeUndefined()
  })

  test.each([
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'editor@parallax.example' }],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'long enough by far' }],
  ])('make no first account of %s alone', (_name, environment) => {
    expect(read(environment).admin).toBeUndefined()
  })
})

describe('settings of the studio', () => {
  const STUDIO = {
    DATABASE_URL: REQUIRED.DATABASE_URL,
    PAYLOAD_SECRET: REQUIRED.PAYLOAD_SECRET,
    STUDIO_ORIGIN: 'https://studio.parallax.example/',
  }

  test('need neither the content service nor mail nor the first account', () => {
    expect(readStudioSettings(STUDIO, STARTED)).toEqual({
      databaseUrl: REQUIRED.DATABASE_URL,
      dataDir: resolve('.data'),
      secret: REQUIRED.PAYLOAD_SECRET,
      siteOrigin: 'http://127.0.0.1:3000',
      studioOrigin: 'https://studio.parallax.example',
      clockOffsetMs: 0,
      isDemo: false,
      live: undefined,
      mail: undefined,
      s3: undefined,
    })
  })

  test('have the content service and its token, or neither', () => {
    const live = { CONTENT_URL: 'http://127.0.0.1:3001', CONTENT_TOKEN: 'a token of some length' }
    expect(readStudioSettings({ ...STUDIO, ...live }, STARTED).live).toEqual({
      contentUrl: 'http://127.0.0.1:3001',
      token: 'a token of some length',
      // The default as long as the operator sets no keys.
      previewKeys: previewKeys({ token: 'a token of some length' }, codeOf),
    })
    expect(() => readStudioSettings({ ...STUDIO, ...live, CONTENT_TOKEN: '' }, STARTED)).toThrow(
      new Error('CONTENT_TOKEN is missing'),
    )
  })

  test('require an address of the studio', () => {
    expect(() => readStudioSettings({ ...STUDIO, STUDIO_ORIGIN: '' }, STARTED)).toThrow(
      new Error('STUDIO_ORIGIN is missing'),
    )
  })
})

describe('a wrong setting', () => {
  test.each(['DATABASE_URL', 'CONTENT_TOKEN', 'PAYLOAD_SECRET'])('%s must be given', (name) => {
    expect(() => read({ [name]: undefined })).toThrow(new Error(`${name} is missing`))
  })

  test.each(['S3_REGION', 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET'])(
    'of a bucket is one line that names it: %s',
    (name) => {
      expect(() => read({ ...BUCKET, [name]: '' })).toThrow(new Error(`${name} is missing`))
    },
  )

  test('of the clock is one line that names it', () => {
    expect(() => read({ FESTIVAL_CLOCK: 'tomorrow' })).toThrow(/^FESTIVAL_CLOCK [^\n]+$/)
  })
})
