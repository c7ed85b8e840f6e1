import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { createMediaReader } from './read-media.ts'
import { createS3Store } from './s3-store.ts'
import { startS3StandIn } from '../testing/s3-stand-in.ts'

let open: OpenPayload
let bucket: Awaited<ReturnType<typeof startS3StandIn>>

beforeAll(async () => {
  bucket = await startS3StandIn()
  open = await openPayload(inject('databaseUrl'), { s3: settings() })
})

function settings() {
  return {
    bucket: 'festival',
    endpoint: bucket.endpoint,
    region: 'ap-southeast-4',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }
}

afterAll(async () => {
  await bucket.close()
  await open.close()
})

async function upload(colour: string) {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
  const data = await picture.jpeg().toBuffer()
  return open.payload.create({
    collection: 'media',
    data: {
      kind: 'photograph',
      alt: 'One colour',
      credit: { view: 'work', artists: ['Noor'], copyright: 'Noor' },
    },
    file: { data, name: `${colour}.jpg`, mimetype: 'image/jpeg', size: data.length },
  })
}

const records = async () => (await open.payload.count({ collection: 'media' })).totalDocs

describe('an upload to a bucket (decision 018, spec/faults M5)', () => {
  test('keeps its file there, and every size that is read', async () => {
    const record = await upload('teal')
    const thumbnail = `${record.hash}-thumbnail.webp`

    expect([...bucket.objects.keys()]).toContain(`/festival/media/${record.hash}-full.jpg`)
    await createMediaReader(createS3Store(settings()))(record, thumbnail)
    expect([...bucket.objects.keys()]).toContain(`/festival/media/${thumbnail}`)
  })

  test('is refused, and leaves no record, when a file cannot be stored', async () => {
    const before = await records()
    bucket.refuse('-full.jpg')

    await expect(upload('maroon')).rejects.toMatchObject({ name: 'QuotaExceeded' })
    expect(await records()).toBe(before)
  })
})
