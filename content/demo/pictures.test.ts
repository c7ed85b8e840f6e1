import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../exchange/export.ts'
import { demo, photographs, sizeOfPicture } from '../testing/demo-files.ts'
import { DEMO_FOLDER } from './seed.ts'

const works = photographs.filter(({ credit }) => credit?.view === 'work')

function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}

describe('pictures (spec/content F9)', () => {
  test('are 240, each a file of its own of at most 2,048 pixels, 25 MB in all', async () => {
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

  test('have alt text of their own, but for five that are decorative', () => {
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

  test('credit every work to its artist, under a title of its own', () => {
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
  test('stands for one artist: whoever shows it is credited', () => {
    const artistOf = new Map(works.map(({ source, credit }) => [source, credit?.artists?.join()]))
    const strayed = demo.artists.flatMap(({ name, works: shown = [] }) =>
      shown.filter((picture) => artistOf.has(picture) && artistOf.get(picture) !== name),
    )

    expect(strayed).toEqual([])
  })
})
