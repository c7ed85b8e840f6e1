import { describe, expect, test } from 'vitest'
import { styles } from './photographs/styles.ts'
import { pictures } from './pictures.ts'

const works = pictures.filter(({ credit }) => credit.view === 'work')

function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i)
}

describe('pictures (spec/content F9)', () => {
  test('have ids of their own', () => {
    expect(repeated(pictures.map(({ id }) => id))).toEqual([])
  })

  test('use styles, variants and formats that there are', () => {
    const misfits = pictures.filter(({ style, variant, format }) => {
      const known = styles.find(({ name }) => name === style)
      return !known?.variants.includes(variant) || !known.formats.includes(format)
    })
    expect(misfits.map(({ id }) => id)).toEqual([])
  })

  test('never use a seed of one style twice, since variants share their composition', () => {
    expect(repeated(pictures.map(({ style, seed }) => `${style} ${seed}`))).toEqual([])
  })

  test('take seeds from the span of their group', () => {
    const spans = { portrait: [300, 399], place: [200, 299], work: [1, 199] } as const
    const strays = pictures.filter(({ id, seed, credit }) => {
      const [low, high] = id.startsWith('channel-') ? [1, 99] : spans[groupOf(credit.view)]
      return seed < low || seed > high
    })
    expect(strays.map(({ id }) => id)).toEqual([])
  })

  test('give every artist of 2026 one hand', () => {
    const hands = new Map<string, Set<string>>()
    for (const { style, variant, seed, credit } of works) {
      if (seed > 99) continue
      const artist = credit.artists.join()
      hands.set(artist, (hands.get(artist) ?? new Set()).add(`${style}/${variant}`))
    }
    const several = [...hands].filter(([, styleAndVariant]) => styleAndVariant.size > 1)
    expect(several.map(([artist]) => artist)).toEqual(['Odile Marchetti-Tan'])

    const single = [...hands.values()].filter(({ size }) => size === 1).flatMap((set) => [...set])
    expect(repeated(single)).toEqual([])
  })

  test('have alt text of their own, but for five that are decorative', () => {
    const alts = pictures.flatMap(({ alt }) => (alt === undefined ? [] : [alt]))
    expect(repeated(alts)).toEqual([])
    expect(
      alts.filter((alt) => alt.length > 250 || /^(image|photo|picture) of/i.test(alt)),
    ).toEqual([])
    expect(pictures.filter(({ decorative }) => decorative)).toHaveLength(5)
    expect(
      pictures.filter(({ alt, decorative }) => (alt === undefined) !== (decorative === true)),
    ).toEqual([])
  })

  test('credit every work to its artist, under a title of its own', () => {
    expect(works.filter(({ credit }) => credit.artists.length !== 1)).toEqual([])
    expect(works.filter(({ credit }) => credit.copyright !== `© ${credit.artists.join()}`)).toEqual(
      [],
    )
    expect(repeated(works.map(({ credit }) => credit.work_title ?? ''))).toEqual([])
  })

  test('name the dimensions of a work in its own proportions', () => {
    const shapes = { landscape: 1.5, portrait: 0.8, square: 1, panorama: 2.4 }
    const wrong = works.filter(({ format, credit }) => {
      const [height = NaN, width = NaN] = (credit.dimensions ?? '').split(' × ').map(parseFloat)
      return !(Math.abs(width / height / shapes[format] - 1) < 0.03)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

function groupOf(view: string): 'portrait' | 'place' | 'work' {
  return view === 'portrait' || view === 'place' ? view : 'work'
}
