import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3StandIn } from '../testing/s3-stand-in.ts'
import { createMediaStore } from './create-media-store.ts'

const NAME = '0123456789abcdef-full.jpg'
const PICTURE = Buffer.from('the bytes of a picture')

let dataDir = ''
let service: Awaited<ReturnType<typeof startS3StandIn>>

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'festival-store-'))
  service = await startS3StandIn()
})
afterAll(async () => {
  await service.close()
  rmSync(dataDir, { recursive: true })
})

const s3 = () => ({
  bucket: 'festival',
  endpoint: service.endpoint,
  region: 'ap-southeast-4',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
})
const stores = {
  'a folder': () => createMediaStore({ dataDir, s3: undefined }),
  'a bucket': () => createMediaStore({ dataDir, s3: s3() }),
} as const

describe.each(Object.entries(stores))('media in %s', (_kind, open) => {
  test('return nothing for a file that does not exist', async () => {
    expect(await open().read('0123456789abcdef-large.webp')).toBeUndefined()
  })

  test('return what was written', async () => {
    await open().write(NAME, PICTURE)

    expect(await open().read(NAME)).toEqual(PICTURE)
  })

  test('are never written twice, because a name follows from the content', async () => {
    await open().write(NAME, PICTURE)
    await open().write(NAME, Buffer.from('something else'))

    expect(await open().read(NAME)).toEqual(PICTURE)
  })
})

describe('media in a folder', () => {
  test('leave no temporary file behind', async () => {
    await stores['a folder']().write(NAME, PICTURE)

    expect(readdirSync(join(dataDir, 'media'))).toEqual([NAME])
  })
})

describe('media in a bucket (decision 018)', () => {
  test('have the name, the type and the caching of their public address', async () => {
    await stores['a bucket']().write('0123456789abcdef-medium.webp', PICTURE)
    const { headers } = service.objects.get('/festival/media/0123456789abcdef-medium.webp') ?? {}

    expect(headers?.['content-type']).toBe('image/webp')
    expect(headers?.['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('cannot be written while the bucket does not answer (spec/faults M5)', async () => {
    const away = await startS3StandIn()
    await away.close()
    const store = createMediaStore({ dataDir, s3: { ...s3(), endpoint: away.endpoint } })

    await expect(store.write(NAME, PICTURE)).rejects.toThrow(/ECONNREFUSED/)
    await expect(store.read(NAME)).rejects.toThrow(/ECONNREFUSED/)
  })
})
