import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, isDark, mixInk, parseColour, prefersLight } from './colour.ts'

describe('colours that are accepted (spec/behaviour §11.2)', () => {
  test.each([
    ['#fff', '#ffffff'],
    ['#FFF', '#ffffff'],
    ['#1A2b3C', '#1a2b3c'],
    ['#001', '#000011'],
    ['black', '#000000'],
    ['White', '#ffffff'],
  ])('reads %s as %s', (value, expected) => {
    expect(parseColour(value)).toBe(expected)
  })

  test.each([
    ['red;}body{display:none}'],
    ['url(https://evil)'],
    ['expression()'],
    ['#fff/*'],
    ['var(--x)'],
    ['</style><script>'],
    ['rgb(0 0 0 / 0)'],
    ['transparent'],
    ['currentColor'],
    ['red'],
    ['#12345'],
    ['#1234'],
    ['#12345678'],
    ['#ggg'],
    [' #fff'],
    ['#fff\n'],
    ['fff'],
    [''],
    ['__proto__'],
    ['#fff'.repeat(2500)],
    [null],
    [undefined],
    [0],
    [{}],
    [['#fff']],
  ])('refuses %j', (value) => {
    expect(parseColour(value)).toBeUndefined()
  })

  test('are `#rrggbb` for any input, or undefined, and are read again as the same colour', () => {
    const part = fc.constantFrom('#', 'f', 'F', '0', '9', 'g', ' ', ';', '\n', 'black', 'WHITE')
    const value = fc.oneof(fc.string({ unit: part, maxLength: 9 }), fc.anything())
    fc.assert(
      fc.property(value, (given) => {
        const colour = parseColour(given)
        if (colour === undefined) return
        expect(colour).toMatch(/^#[0-9a-f]{6}$/)
        expect(parseColour(colour)).toBe(colour)
      }),
    )
  })
})

describe('contrast (WCAG 2.2)', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#8c8c8c', '#ffffff', 3.36],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffe600', 1.27],
    ['#808080', '#808080', 1],
  ])('of %s and %s is %d', (a, b, expected) => {
    expect(contrast(a, b)).toBeCloseTo(expected, 2)
    expect(contrast(b, a)).toBe(contrast(a, b))
  })
})

describe('dark backgrounds (spec/asked §4, spec/behaviour §11.2.3)', () => {
  test.each([
    ['#000', true],
    ['#000000', true],
    ['black', true],
    ['#0001ff', true],
    ['#000fff', true],
    ['#001', true],
    ['#010', false],
    ['#010000', false],
    ['#111', false],
    ['#ffffff', false],
    ['url(#000)', false],
  ])('%s is dark: %s', (background, expected) => {
    expect(isDark(background)).toBe(expected)
  })
})

describe('light logos (spec/behaviour §11.2.4)', () => {
  test.each([
    ['#000000', true],
    ['#000fff', true],
    ['#1a1a1a', true],
    ['#3c1730', true],
    ['#767676', false],
    ['#757575', true],
    ['#808080', false],
    ['#ffffff', false],
  ])('are used on %s: %s', (background, expected) => {
    expect(prefersLight(background)).toBe(expected)
  })

  test('are used on every background that is dark for the header', () => {
    const dark = Array.from(
      { length: 0x1000 },
      (_, low) => `#000${low.toString(16).padStart(3, '0')}`,
    )
    expect(dark.filter((background) => !prefersLight(background))).toEqual([])
  })
})

describe('secondary text (spec/behaviour §11.3.3)', () => {
  test.each([
    ['#000000', '#ffffff', 11.7],
    ['#ffffff', '#000000', 6.75],
    ['#f1efe4', '#00091f', 6.8],
    ['#000000', '#f4e04d', 9.9],
    ['#000000', '#e8402a', 4.45],
  ])('of %s on %s has a contrast of %d', (color, background, expected) => {
    expect(contrast(mixInk(color, background), background)).toBeCloseTo(expected, 1)
  })

  test('of a colour on itself is that colour', () => {
    expect(mixInk('#3c1730', '#3c1730')).toBe('#3c1730')
  })
})
