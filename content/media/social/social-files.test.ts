import { anEvent } from 'contract/testing/event.ts'
import { anImage } from 'contract/testing/image.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { MediaFiles } from '../media-files.ts'
import { createRevisions, toEntry } from '../../stores/revisions.ts'
import { guardSharp } from '../sharp-guard.ts'
import { createSocialFiles } from './social-files.ts'

beforeAll(guardSharp)
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }))

const NAME = '00112233445566aa-social.jpg'
const THEME = { color: '#ffffff', backgroundColor: '#00091f', accentColor: '#7fb0d6' }

/** The files while one event is public. Its picture is all red. */
async function filesOf(title: string) {
  const event = anEvent({ title, theme: THEME, social: `/media/${NAME}`, lead_image: anImage() })
  const revisions = createRevisions()
  revisions.publish(new Map([['/events/slack-water', toEntry(JSON.stringify(event))]]))
  const red = { width: 800, height: 1000, channels: 3, background: '#ff0000' } as const
  const bytes = await sharp({ create: red }).jpeg().toBuffer()
  const kept = new Map<string, Buffer>()
  const store = {
    read: async (name: string) => kept.get(name),
    write: async (name: string, file: Buffer) => void kept.set(name, file),
    async keepOnly(names: ReadonlySet<string>) {
      for (const name of kept.keys()) if (!names.has(name)) kept.delete(name)
    },
  }
  const media = vi.fn<MediaFiles>((name) =>
    `/media/${name}` === event.lead_image?.url
      ? { type: 'image/jpeg', read: async () => bytes }
      : undefined,
  )
  const log = vi.fn<(event: string, fields: Readonly<Record<string, unknown>>) => void>()
  return { files: createSocialFiles({ revisions, media, store, log }), kept, log, media }
}

/** The colours of a row of pixels, from the left to the right. */
async function coloursOf(file: Buffer | undefined) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * info.channels)
    return { r, g, b }
  }
  return { info, at, data }
}

describe('the file of a social picture (decision 080)', () => {
  test('is a JPEG of 1200 × 630 with the whole picture on the right and letters on the background of the theme', async () => {
    const { files } = await filesOf('Slack Water')
    const { info, at, data } = await coloursOf(await files(NAME)?.read())
    expect(info).toMatchObject({ width: 1200, height: 630 })
    expect(at(1190, 10)).toMatchObject({ r: 254 })
    expect(at(1200 - 504 - 20, 300)).toEqual({
      r: expect.closeTo(0, -1),
      g: expect.closeTo(9, -1),
      b: expect.closeTo(31, -1),
    })
    const letters = data.filter((value, index) => index % 3 === 1 && value > 200)
    expect(letters.length).toBeGreaterThan(1_000)
  })

  test('is drawn when it is first read, and kept', async () => {
    const { files, kept } = await filesOf('Slack Water')
    const file = files(NAME)
    expect([...kept.keys()]).toEqual([])
    const drawn = await file?.read()
    expect(kept.get(NAME)).toBe(drawn)
    expect(await files(NAME)?.read()).toBe(drawn)
  })

  test('is removed with the next drawing if no event names it any more', async () => {
    const { files, kept } = await filesOf('Slack Water')
    kept.set('ffffffffffffffff-social.jpg', Buffer.from('of an earlier title'))
    await files(NAME)?.read()
    expect([...kept.keys()]).toEqual([NAME])
  })

  test('is the picture alone if the typeface lacks a letter, which is logged and not stored', async () => {
    const { files, kept, log } = await filesOf('写真')
    const { info, at } = await coloursOf(await files(NAME)?.read())
    expect(info).toMatchObject({ width: 1200, height: 630 })
    expect(at(10, 10)).toMatchObject({ r: 254 })
    expect(kept.size).toBe(0)
    expect(log).toHaveBeenCalledWith('social.undrawn', expect.objectContaining({ name: NAME }))
  })

  test('does not exist under a name that no event has; other names are those of media', async () => {
    const { files, media } = await filesOf('Slack Water')
    expect(files('ffffffffffffffff-social.jpg')).toBeUndefined()
    expect(media).not.toHaveBeenCalled()
    expect(files('../../etc/passwd')).toBeUndefined()
    expect(media).toHaveBeenCalledWith('../../etc/passwd')
  })
})
