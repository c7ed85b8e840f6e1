import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../exchange/export.ts'
import { demo, photographs, sizeOfPicture } from '../testing/demo-files.ts'
import { DEMO_FOLDER } from './seed.ts'

const works = photographs.filter(({ credit }) => credit?.view === 'work')

function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}

/**
 * Two pictures count as copies if less than this share of their steps of brightness differs (`fingerprint`). Copies of
 * one picture are below this limit, whatever their colours; different pictures are at about 0.7.
 */
const NEAR = 0.35
const STEPS = 12
/** The smallest difference in brightness that counts as a step, on a scale to 255. A smaller one counts as none. */
const A_STEP = 6

/**
 * A coarse pattern of a picture: where it grows lighter (1) or darker (-1) from one cell to the next, across and
 * down. The white border of a print is cut off and the contrast is stretched first.
 */
async function fingerprint(name: string): Promise<readonly number[]> {
  const file = join(DEMO_FOLDER, 'media', `${name}.webp`)
  const far = await sharp(file).greyscale().resize(120, 120, { fit: 'fill' }).png().toBuffer()
  const print = await sharp(far)
    .extract({ left: 11, top: 11, width: 98, height: 98 })
    .normalise({ lower: 2, upper: 98 })
    .png()
    .toBuffer()
  const size = STEPS + 1
  const light = await sharp(print).greyscale().resize(size, size, { fit: 'fill' }).raw().toBuffer()
  const at = (x: number, y: number) => light[y * size + x] ?? 0
  const step = (change: number) => (Math.abs(change) < A_STEP ? 0 : Math.sign(change))
  return Array.from({ length: STEPS ** 2 }, (_, i) => {
    const [x, y] = [i % STEPS, Math.floor(i / STEPS)]
    return [step(at(x + 1, y) - at(x, y)), step(at(x, y + 1) - at(x, y))]
  }).flat()
}

function distance(one: readonly number[], other: readonly number[]): number {
  let seen = 0
  let different = 0
  for (const [i, step] of one.entries()) {
    if (step !== 0 || other[i] !== 0) seen += 1
    if (step !== other[i]) different += 1
  }
  return different / seen
}

describe('pictures (spec/content F9)', () => {
  test('are 240 different files of at most 2,048 pixels, 25 MB in all', async () => {
    const files = photographs.map(({ source }) => join(DEMO_FOLDER, 'media', `${source}.webp`))
    const bytes = await Promise.all(files.map((file) => readFile(file)))
    const long = await Promise.all(
      photographs.map(async ({ source }) => {
        const { width, height } = await sizeOfPicture(source)
        return Math.max(width, height)
      }),
    )

    expect(photographs).toHaveLength(240)
    expect(repeated(bytes.map((file) => sumOf(file)))).toEqual([])
    expect(bytes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(25e6)
    expect(Math.max(...long)).toBe(2048)
  })

  test('are all different: only pictures in a series of one artist are similar', async () => {
    const prints = await Promise.all(
      photographs.map(async ({ source, credit }) => ({
        source,
        by: credit?.view === 'work' ? (credit.artists ?? []).join() : source,
        print: await fingerprint(source),
      })),
    )
    const near = prints.flatMap((one, i) =>
      prints
        .slice(i + 1)
        .filter((other) => one.by !== other.by && distance(one.print, other.print) < NEAR)
        .map((other) => `${one.source} and ${other.source}`),
    )

    expect(near).toEqual([])
  })

  test('each lead at most one event or guide of an edition', () => {
    const leads = demo.events.map((event) => [event.festival, event.lead_image])
    const guides = demo.guides.map((guide) => [guide.festival, guide.image])
    const named = [...leads, ...guides].filter(([, picture]) => picture !== undefined)

    expect(repeated(named.map(String))).toEqual([])
  })

  test('are each at most once on a home page', () => {
    const leads = new Map(
      [...demo.events, ...demo.guides, ...demo.articles].map((each) => [
        each.slug,
        'image' in each ? each.image : each.lead_image,
      ]),
    )
    for (const { home } of demo.festivals) {
      const { hero = [], featured = [], band, guides = [], articles = [] } = home ?? {}
      const named = [...featured, ...guides, ...articles].map((slug) => leads.get(slug))
      const shown = [...hero.map(({ image }) => image), ...named, band?.image]
      expect(repeated(shown.filter((each) => each !== undefined))).toEqual([])
    }
  })

  test('are each at most once among the pictures of one record, which its page shows', () => {
    const names = new Set(photographs.map(({ source }) => source))
    const picturesIn = (value: unknown): readonly string[] => {
      if (typeof value === 'string') return names.has(value) ? [value] : []
      return Object.values(value ?? {}).flatMap(picturesIn)
    }
    const { artists, events, guides, articles, pages, participate, pastFestivals, venues } = demo
    const records = [artists, events, guides, articles, pages, participate, pastFestivals, venues]
    // `meta` has the picture that other sites show with a link, which may be one of the page's own pictures.
    const shown = records.flat().map(({ meta: _meta, ...record }) => picturesIn(record))

    expect(shown.flatMap(repeated)).toEqual([])
  })

  test('have different alt texts, except five decorative ones', () => {
    const alts = photographs.flatMap(({ alt }) => (alt === undefined ? [] : [alt]))
    expect(repeated(alts)).toEqual([])
    expect(
      alts.filter((alt) => alt.length > 250 || /^(image|photo|picture) of/i.test(alt)),
    ).toEqual([])
    expect(photographs.filter(({ decorative }) => decorative)).toHaveLength(5)
    expect(
      photographs.filter(({ alt, decorative }) => (alt === undefined) !== (decorative === true)),
    ).toEqual([])
  })

  test('credit every work to its artist, each work under a different title', () => {
    const wrong = works.filter(({ credit }) => {
      const { artists = [], copyright } = credit ?? {}
      return artists.length !== 1 || copyright !== `© ${artists.join()}`
    })

    expect(wrong).toEqual([])
    expect(repeated(works.map(({ credit }) => credit?.work_title ?? ''))).toEqual([])
  })

  test('name the dimensions of a work in its own proportions', async () => {
    const wrong = await Promise.all(
      works.map(async ({ source, credit }) => {
        const { width, height } = await sizeOfPicture(source)
        const [high = NaN, wide = NaN] = (credit?.dimensions ?? '').split(' × ').map(parseFloat)
        return Math.abs(wide / high / (width / height) - 1) < 0.03 ? [] : [source]
      }),
    )

    expect(wrong.flat()).toEqual([])
  })
})

describe('a work', () => {
  test('belongs to one artist: no other artist has it among their works', () => {
    const artistOf = new Map(works.map(({ source, credit }) => [source, credit?.artists?.join()]))
    const strayed = demo.artists.flatMap(({ name, works: shown = [] }) =>
      shown.filter((picture) => artistOf.has(picture) && artistOf.get(picture) !== name),
    )

    expect(strayed).toEqual([])
  })
})
