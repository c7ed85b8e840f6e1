import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDocumentStore } from '../stores/documents.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { aPhotograph, aPictureFile } from '../testing/records.ts'
import { refusedFields } from '../testing/refused-fields.ts'
import { imageFiles } from './image-sizes.ts'
import { createMediaFiles } from './media-files.ts'
import { createFolderStore } from './folder-store.ts'
import { createMediaReader, type MediaOfFiles } from './read-media.ts'
import type { MediaKind } from './receive.ts'

let open: OpenPayload

const NO_PHOTOGRAPH =
  'A photograph is a JPEG, PNG or WebP file; for a logo or a document choose that kind'
const NO_SOUND = 'A sound is an MP3 or M4A file: export it as one of these'

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
})

afterAll(() => open.close())

function aFile(data: Buffer, name = 'upload.jpg', mimetype = 'image/jpeg') {
  return { data, mimetype, name, size: data.length }
}

function save(file: ReturnType<typeof aFile>, kind: MediaKind = 'photograph') {
  return open.payload.create({ collection: 'media', data: aPhotograph({ kind }), file })
}

/** A picture of noise, which compression cannot make much smaller. */
function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
}

function stored(name: string): string {
  return join(open.dataDir, 'media', name)
}

/** Every file of a picture, read as the content service does. */
async function readFiles(record: MediaOfFiles) {
  const read = createMediaReader(createFolderStore(open.dataDir))
  const files = imageFiles(record)
  const named = new Map(
    [files?.full, ...(files?.sizes.values() ?? [])].map((file) => [file?.name ?? '', file]),
  )
  const entries = [...named].map(async ([name, file]) => ({
    ...file,
    name,
    bytes: await read(record, name),
  }))
  return Promise.all(entries)
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

/** A PNG that only declares its size and has no pixels. */
function declared(side: number): Buffer {
  const head = Buffer.alloc(33)
  head.write('\x89PNG\r\n\x1A\n', 0, 'latin1')
  head.writeUInt32BE(13, 8)
  head.write('IHDR', 12)
  head.writeUInt32BE(side, 16)
  head.writeUInt32BE(side, 20)
  head.set([8, 2, 0, 0, 0], 24)
  return head
}

describe('a photograph (spec/content A2)', () => {
  test('is kept as a JPEG of at most 2560 pixels, with every named size that is smaller', async () => {
    const { data } = await aPictureFile(3000, 2000)
    const png = await sharp(data).png().toBuffer()
    const record = await save(aFile(png, 'Large one.png', 'image/png'))

    expect(record).toMatchObject({
      mimeType: 'image/jpeg',
      width: 2560,
      height: 1707,
      filename: 'large-one.jpg',
    })
    expect(record.hash).toMatch(/^[0-9a-f]{16}$/)
    expect(record.tone).toMatch(/^#[0-9a-f]{6}$/)
    const files = imageFiles(record)
    for (const file of await readFiles(record)) {
      const { width, height } = await sharp(file.bytes).metadata()
      expect({ width, height }).toEqual({ width: file.width, height: file.height })
    }
    expect(files?.sizes.get('og')).toMatchObject({ width: 1200, height: 630 })
    expect(files?.sizes.get('2048x2048')?.name).toBe(`${record.hash}-2048x2048.webp`)
  })

  test('has a preview of a few hundred bytes, whatever it shows', async () => {
    const { preview } = await save(aFile(await noise(600, 400).jpeg().toBuffer()))

    expect(preview).toMatch(/^data:image\/webp;base64,/)
    expect(preview?.length).toBeLessThan(850)
  })

  test('is never enlarged', async () => {
    const record = await save(await aPictureFile(400, 100, 'small.jpg'))

    const files = imageFiles(record)
    expect(files?.sizes.get('large')).toEqual(files?.full)
    expect(files?.sizes.get('thumbnail')).toMatchObject({ width: 100, height: 100 })
    await readFiles(record)
    expect(
      readdirSync(join(open.dataDir, 'media'))
        .filter((name) => name.startsWith(record.hash ?? ''))
        .toSorted(),
    ).toEqual(
      ['full.jpg', 'medium.webp', 'og.jpg', 'thumbnail.webp'].map((end) => `${record.hash}-${end}`),
    )
  })

  test('gets the file of a size when that is first read, and the file is stored', async () => {
    const record = await save(await aPictureFile(1600, 900, 'cut.jpg'))
    const name = imageFiles(record)?.sizes.get('medium')?.name ?? ''

    expect(existsSync(stored(name))).toBe(false)
    const read = createMediaReader(createFolderStore(open.dataDir))
    expect(await read(record, name)).toEqual(readFileSync(stored(name)))
  })

  test('has new addresses when its focal point moves; the old ones stay', async () => {
    const before = await save(await aPictureFile(1600, 900, 'focal.jpg'))

    const after = await open.payload.update({
      collection: 'media',
      id: before.id,
      data: { focalX: 20, focalY: 80 },
    })

    expect(after.hash).not.toBe(before.hash)
    expect(after).toMatchObject({ filename: before.filename, tone: before.tone, code: before.code })
    const [old, moved] = [await readFiles(before), await readFiles(after)]
    expect([...old, ...moved].filter((file) => file.bytes === undefined)).toEqual([])
  })

  test('keeps its name and code when it is replaced', async () => {
    const before = await save(await aPictureFile(1600, 900, 'replaced.jpg'))

    const after = await open.payload.update({
      collection: 'media',
      id: before.id,
      data: {},
      file: await aPictureFile(900, 1600, 'other.jpg'),
    })

    expect(after).toMatchObject({
      filename: 'replaced.jpg',
      code: before.code,
      width: 900,
      height: 1600,
    })
    expect(after.hash).not.toBe(before.hash)
  })

  test('gets its file later when it is one of the demo', async () => {
    const { payload } = open
    const before = await payload.create({
      collection: 'media',
      data: aPhotograph({ filename: 'noor-1.jpg' }),
      context: { mayLackFile: true },
    })

    const after = await payload.update({
      collection: 'media',
      id: before.id,
      data: {},
      file: await aPictureFile(800, 600, 'noor-1.jpg'),
    })

    expect(before.hash ?? null).toBeNull()
    expect(after).toMatchObject({ filename: 'noor-1.jpg', code: before.code, width: 800 })
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of EXIF orientation %i is upright, and without what the camera wrote into it',
    async (orientation) => {
      const turned = await noise(600, 300)
        .jpeg()
        .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '37/1' } })
        .withMetadata({ orientation })
        .toBuffer()

      const record = await save(aFile(turned, 'turned.jpg'))

      expect(record).toMatchObject(
        orientation > 4 ? { width: 300, height: 600 } : { width: 600, height: 300 },
      )
      for (const file of await readFiles(record)) {
        const metadata = await sharp(file.bytes).metadata()
        expect(metadata.orientation ?? 1).toBe(1)
        expect(metadata.exif?.toString('latin1') ?? '').not.toMatch(/Camera|GPS/)
      }
    },
  )

  test.each([
    ['CMYK', () => noise(300, 200).toColourspace('cmyk').jpeg().toBuffer()],
    ['of 16 bits', () => noise(300, 200).toColourspace('rgb16').png().toBuffer()],
    [
      'transparent',
      () =>
        sharp({ create: { width: 300, height: 200, channels: 4, background: '#00000000' } })
          .png()
          .toBuffer(),
    ],
    ['WebP', () => noise(300, 200).webp().toBuffer()],
  ])('may be %s; it is kept in sRGB', async (_case, make) => {
    const record = await save(aFile(await make()))

    const { space, format, hasAlpha } = await sharp(
      stored(imageFiles(record)?.full.name ?? ''),
    ).metadata()
    expect({ space, format, hasAlpha }).toEqual({ space: 'srgb', format: 'jpeg', hasAlpha: false })
  })
})

describe('an upload that is refused (spec/faults M2, M3)', () => {
  test.each([
    ['a GIF', () => bytes('GIF89a\x01\x00\x01\x00'), NO_PHOTOGRAPH],
    ['a TIFF', () => bytes('II*\x00\x08\x00\x00\x00'), NO_PHOTOGRAPH],
    ['an AVIF', () => bytes('\x00\x00\x00\x20ftypavif'), NO_PHOTOGRAPH],
    ['a PSD', () => bytes('8BPS\x00\x01'), NO_PHOTOGRAPH],
    ['a PDF', () => bytes('%PDF-1.7\n%%EOF'), NO_PHOTOGRAPH],
    ['an SVG', () => bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), NO_PHOTOGRAPH],
    ['HTML', () => bytes('<!doctype html><script>1</script>'), NO_PHOTOGRAPH],
    ['nothing', () => Buffer.alloc(0), 'This file is empty'],
    [
      'a truncated JPEG',
      async () => (await noise(800, 600).jpeg().toBuffer()).subarray(0, 9000),
      'This picture is damaged: export it again and upload that',
    ],
    [
      'a JPEG that is only a head',
      () => bytes('\xFF\xD8\xFF\xE0 and nothing'),
      'This picture is damaged: export it again and upload that',
    ],
    [
      '51 MB',
      () => Buffer.concat([bytes('\xFF\xD8\xFF'), Buffer.alloc(51e6)]),
      'A file has at most 50 MB',
    ],
  ])('is %s, with a sentence', async (_case, make, sentence) => {
    expect(await refusedFields(save(aFile(await make())))).toEqual([['file', sentence]])
  })

  test('is a picture of 50,000 × 50,000 pixels in a few bytes, which is not decoded', async () => {
    const [[field, sentence] = []] = await refusedFields(save(aFile(declared(50_000), 'bomb.png')))

    expect([field, sentence]).toEqual(['file', expect.stringMatching(/2500 megapixels|damaged/)])
  })

  test('leaves no file and no record behind, and the next one is fine', async () => {
    const { payload } = open
    const before = await payload.count({ collection: 'media' })
    await refusedFields(save(aFile(Buffer.from('nothing'))))
    await refusedFields(
      payload.create({
        collection: 'media',
        data: aPhotograph({ alt: '' }),
        file: await aPictureFile(51, 51),
      }),
    )

    expect(await payload.count({ collection: 'media' })).toEqual(before)
    expect(await save(await aPictureFile(52, 52))).toMatchObject({ width: 52 })
  })

  test.each([
    ['../../x.jpg', 'x.jpg'],
    ['x.html', 'x-1.jpg'],
    ['a.jpg%00.html', 'a-jpg-00.jpg'],
    [`${'n'.repeat(300)}.jpg`, `${'n'.repeat(80)}.jpg`],
  ])('may be sent as %s: its record is called %s', async (name, expected) => {
    const record = await save(await aPictureFile(60, 60, name))

    expect(record.filename).toBe(expected)
    expect(existsSync(stored(`${record.hash}-full.jpg`))).toBe(true)
  })
})

describe('logos and documents (spec/content B12)', () => {
  test('are a rewritten SVG', async () => {
    const source =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 34" onload="alert(1)"><script>1</script><path d="M0 0h9v9z" fill="#123456"/></svg>'

    const record = await save(aFile(Buffer.from(source), 'farrow.svg', 'image/svg+xml'), 'logo')

    expect(record).toMatchObject({
      mimeType: 'image/svg+xml',
      width: 90,
      height: 34,
      filename: 'farrow.svg',
    })
    expect(imageFiles(record)?.sizes.get('medium')?.name).toBe(`${record.hash}-full.svg`)
  })

  test('are a PNG or a PDF', async () => {
    const png = await save(
      aFile(await noise(90, 34).png().toBuffer(), 'logo.png', 'image/png'),
      'logo',
    )
    const xref = '%PDF-1.7\nxref\ntrailer\n%%EOF'
    const pdf = await save(aFile(Buffer.from(xref), 'report.pdf', 'application/pdf'), 'document')

    expect(png).toMatchObject({ mimeType: 'image/png', width: 90 })
    expect(pdf).toMatchObject({ mimeType: 'application/pdf', filename: 'report.pdf' })
    expect(existsSync(stored(`${pdf.hash}-full.pdf`))).toBe(true)
  })

  test('are refused when they need more than shapes', async () => {
    const text = '<svg viewBox="0 0 1 1"><text>Farrow</text></svg>'

    expect(await refusedFields(save(aFile(Buffer.from(text)), 'logo'))).toEqual([
      [
        'file',
        'A logo is made of paths, groups and shapes; this one has "text": convert the letters to outlines',
      ],
    ])
  })
})

describe('a sound (spec/content A2)', () => {
  test('is kept byte for byte, with the length and size that its file says', async () => {
    const mp3 = anMp3(77)
    const record = await save(aFile(mp3, 'Salt Ledger.mp3', 'text/html'), 'sound')

    expect(record).toMatchObject({
      mimeType: 'audio/mpeg',
      filename: 'salt-ledger.mp3',
      filesize: mp3.length,
      duration_s: 2,
    })
    expect(readFileSync(stored(`${record.hash}-full.mp3`))).toEqual(mp3)
    expect(
      await open.payload.update({ collection: 'media', id: record.id, data: {} }),
    ).toMatchObject({ duration_s: 2, hash: record.hash })
  })

  test('may be an M4A', async () => {
    const record = await save(aFile(anM4a('soun'), 'walk.m4a', 'audio/x-m4a'), 'sound')

    expect(record).toMatchObject({ mimeType: 'audio/mp4', filename: 'walk.m4a', duration_s: 2 })
  })

  test.each([
    ['a video', anM4a('vide'), 'This is a video: export its sound alone'],
    ['another kind of file', bytes('RIFF....WAVEfmt '), NO_SOUND],
    ['a page', bytes('<html>'), NO_SOUND],
    ['damaged', bytes('ID3 of nothing that follows'), 'This sound is damaged: export it again'],
    ['without a frame', anMp3(1).subarray(0, 4), 'This sound is damaged: export it again'],
  ])('is refused when it is %s', async (_what, file, sentence) => {
    expect(await refusedFields(save(aFile(file, 'a.mp3'), 'sound'))).toEqual([['file', sentence]])
  })
})

/** Frames of silence, each 1,152 samples at 44.1 kHz. */
function anMp3(frames: number): Buffer {
  const frame = Buffer.concat([bytes('\xff\xfb\x90\xc4'), Buffer.alloc(413)])
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

/** An MP4 file of one track, which lasts 2.4 s. */
function anM4a(handler: 'soun' | 'vide'): Buffer {
  const head = u32(0, 0, 0, 1000, 2400)
  const description = box('stsd', u32(0, 1), box('mp4a', Buffer.alloc(28)))
  const media = box(
    'mdia',
    box('mdhd', head, u32(0)),
    box('hdlr', u32(0, 0), bytes(handler), Buffer.alloc(13)),
    box('minf', box('stbl', description)),
  )
  return Buffer.concat([
    box('ftyp', bytes('M4A '), u32(0), bytes('M4A ')),
    box(
      'moov',
      box('mvhd', head, Buffer.alloc(84)),
      box('trak', box('tkhd', Buffer.alloc(84)), media),
    ),
  ])
}

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat([bytes(name), ...parts])
  return Buffer.concat([u32(content.length + 4), content])
}

function u32(...numbers: readonly number[]): Buffer {
  return Buffer.concat(
    numbers.map((number) => {
      const buffer = Buffer.alloc(4)
      buffer.writeUInt32BE(number)
      return buffer
    }),
  )
}

describe('the files of the content API (docs/architecture.md "The content API")', () => {
  test('are those of the records, by their names, and no others', async () => {
    const record = await save(await aPictureFile(1600, 900, 'served.jpg'))
    const documents = createDocumentStore(open.payload)
    await documents.readAll()
    const files = createMediaFiles(documents, createMediaReader(createFolderStore(open.dataDir)))

    const medium = files(`${record.hash}-medium.webp`)
    expect(medium?.type).toBe('image/webp')
    expect(await medium?.read()).toEqual(readFileSync(stored(`${record.hash}-medium.webp`)))
    expect(files(`${record.hash}-full.jpg`)?.type).toBe('image/jpeg')
    expect(files(`${record.hash}-2048x2048.webp`)).toBeUndefined()
    expect(files(record.original ?? '')).toBeUndefined()
    expect(files('0123456789abcdef-full.jpg')).toBeUndefined()
    expect(files('../../etc/passwd')).toBeUndefined()
  })
})
