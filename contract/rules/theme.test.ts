import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, mixInk } from './colour.ts'
import { DEFAULT_THEME, resolveTheme } from './theme.ts'

const theme = (color: string, backgroundColor: string, accentColor: string) => ({
  color,
  backgroundColor,
  accentColor,
})

describe('contrast of a theme (spec/behaviour §11.3)', () => {
  test.each([
    [['#000', '#fff', '#8c8c8c'], ['#000000', '#ffffff', '#8c8c8c'], 'mix', 'ink2'],
    [['#fff', '#000', '#8c8c8c'], ['#ffffff', '#000000', '#8c8c8c'], 'mix', 'accent'],
    [['#fff', '#ffe600', '#8c8c8c'], ['#000000', '#ffe600', '#000000'], 'mix', 'accent'],
    [['#777', '#fff', '#ddd'], ['#000000', '#ffffff', '#000000'], 'mix', 'accent'],
    [['#0f0', '#fff', '#f0f'], ['#000000', '#ffffff', '#ff00ff'], 'mix', 'ink2'],
    [['#f00', '#00f', '#f00'], ['#ffffff', '#0000ff', '#ffffff'], 'mix', 'accent'],
    [['#808080', '#808080', '#808080'], ['#000000', '#808080', '#000000'], 'mix', 'accent'],
    [['#fff', '#757575', '#8c8c8c'], ['#ffffff', '#757575', '#ffffff'], 'color', 'accent'],
    [['#595959', '#fff', '#8c8c8c'], ['#595959', '#ffffff', '#8c8c8c'], 'color', 'ink2'],
    [['#1a1a6e', '#f4f0e6', '#c2410c'], ['#1a1a6e', '#f4f0e6', '#c2410c'], 'mix', 'accent'],
    [['#e8402a', '#f4e04d', '#8c8c8c'], ['#000000', '#f4e04d', '#000000'], 'mix', 'accent'],
    [['#000000', '#e8402a', '#3d0a04'], ['#000000', '#e8402a', '#3d0a04'], 'color', 'ink2'],
  ] as const)(
    'makes %j into %j, ink 2 %s, accent text %s',
    (given, [c, b, a], ink2, accentText) => {
      expect(resolveTheme(theme(given[0], given[1], given[2]))).toEqual({
        ...theme(c, b, a),
        ink2,
        accentText,
      })
    },
  )

  test.each([
    ['#595959', '#ffffff', 3.28],
    ['#1a1a6e', '#f4f0e6', 5.05],
    ['#ffffff', '#757575', 2.93],
    ['#000000', '#808080', 4.54],
    ['#ffffff', '#0000ff', 4.76],
  ])('has secondary text of %s on %s at %d', (color, background, expected) => {
    expect(contrast(mixInk(color, background), background)).toBeCloseTo(expected, 1)
  })

  test('never has text below 4.5 or an accent below 3, whatever is given', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, colour, colour, (color, background, accent) => {
        const { ink2, accentText, ...page } = resolveTheme(theme(color, background, accent))
        const on = (text: string) => contrast(text, page.backgroundColor)
        expect(on(page.color)).toBeGreaterThanOrEqual(4.5)
        expect(on(page.accentColor)).toBeGreaterThanOrEqual(3)
        if (ink2 === 'mix')
          expect(on(mixInk(page.color, page.backgroundColor))).toBeGreaterThanOrEqual(4.5)
        if (accentText === 'accent') expect(on(page.accentColor)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('changes nothing when it is resolved again', () => {
    const once = resolveTheme(theme('#f00', '#00f', '#f00'))
    expect(resolveTheme(once)).toEqual(once)
  })
})

describe('layers of a theme (spec/behaviour §11.1, spec/content A3)', () => {
  test('has each colour from the first layer that sets it', () => {
    const page = { backgroundColor: '#00091f' }
    const edition = theme('#f1efe4', '#ffffff', '#7fb0d6')
    expect(resolveTheme(page, undefined, edition)).toMatchObject(
      theme('#f1efe4', '#00091f', '#7fb0d6'),
    )
  })

  test('is the default without layers', () => {
    expect(resolveTheme()).toMatchObject(DEFAULT_THEME)
    expect(resolveTheme(undefined, {})).toMatchObject(DEFAULT_THEME)
  })

  test('ignores a value that is not a valid colour', () => {
    const hostile = theme('red;}body{display:none}', 'transparent', 'x'.repeat(10_000))
    expect(resolveTheme(hostile)).toMatchObject(DEFAULT_THEME)
    expect(resolveTheme(hostile, { color: '#1a1a1a' })).toMatchObject({ color: '#1a1a1a' })
  })
})
