import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { startS3StandIn } from '../testing/s3-stand-in.ts'

let open: OpenPayload
let bucket: Awaited<ReturnType<typeof startS3StandIn>>

beforeAll(async () => {
  bucket = await startS3StandIn()
  open = await openPayload(inject('databaseUrl'), {
    s3: {
      bucket: 'festival',
      endpoint: bucket.endpoint,
      region: 'ap-southeast-4',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
  })
})
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

describe('an upload to a bucket (decision 018, faults M5)', () => {
  test('keeps every file of its record there', async () => {
    const { hash } = await upload('teal')

    expect([...bucket.objects.keys()]).toEqual(
      expect.arrayContaining([
        `/festival/media/${hash}-full.jpg`,
        `/festival/media/${hash}-thumbnail.webp`,
      ]),
    )
  })

  test('is refused, and leaves no record, when a file is not kept', async () => {
    const before = await records()
    bucket.refuse('-full.jpg')

    await expect(upload('maroon')).rejects.toMatchObject({ name: 'QuotaExceeded' })
    expect(await records()).toBe(before)
  })
})
