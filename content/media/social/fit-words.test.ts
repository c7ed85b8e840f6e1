import { describe, expect, test } from 'vitest'
import { fitWords } from './fit-words.ts'

/** Every letter is as wide as half the size. */
const widthOf = (text: string, size: number) => (text.length * size) / 2
const fit = (text: string, width = 100, height = 60) =>
  fitWords(text, {
    sizes: [20, 10],
    boxOf: (size) => ({ width, lines: Math.floor(height / size) }),
    widthOf,
  })

describe('words in a box (decision 080)', () => {
  test.each([
    ['at the largest size on one line', 'Magnesium', 20, ['Magnesium']],
    [
      'at the largest size on as many lines as there are',
      'Slack Water and Salt',
      20,
      ['Slack', 'Water and', 'Salt'],
    ],
    [
      'smaller where it is too long',
      'What a Cloud Is Worth to the Weather Service',
      10,
      ['What a Cloud Is', 'Worth to the Weather', 'Service'],
    ],
    ['smaller where one word is too wide', 'Photogrammetry Now', 10, ['Photogrammetry Now']],
  ])('are %s', (_where, text, size, lines) => {
    expect(fit(text)).toEqual({ size, lines })
  })

  test('are left out one by one if even the smallest size has no room, with an ellipsis after the last', () => {
    expect(fit('One two three, four five six seven', 100, 20).lines).toEqual([
      'One two three, four',
      'five six seven',
    ])
    expect(fit('One two three four, five six seven eight nine ten', 100, 20)).toEqual({
      size: 10,
      lines: ['One two three four,', 'five six seven…'],
    })
  })

  test('are not split if a single one is wider than its line at the smallest size', () => {
    const { size, lines } = fit('Internationalisierungsbestrebungen')
    expect(lines).toEqual(['Internationalisierungsbestrebungen'])
    expect(widthOf(lines[0] ?? '', size)).toBeLessThanOrEqual(100)
  })
})
