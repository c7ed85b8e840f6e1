import { describe, expect, test } from 'vitest'
import { lineWidthEm } from './fit-text-width.ts'

describe('the width of a fitted line before a script has measured it (spec/behaviour §21.3)', () => {
  // Measured in Chromium: ink of Archivo at weight 600, tracking −.045 em.
  test.each([
    ['The future is', 5.076],
    ['loading', 3.08],
    ['2018–2025', 4.724],
    ['Afterimage', 4.639],
  ])('is right to 2 %% for "%s"', (text, measured) => {
    expect(Math.abs(lineWidthEm(text) / measured - 1)).toBeLessThan(0.02)
  })

  test('of a letter with an accent is that of the letter', () => {
    expect(lineWidthEm('Café')).toBe(lineWidthEm('Cafe'))
  })

  test.each(['', 'i', '写真', '👩‍👩‍👧'])('is more than 0 for %j', (text) => {
    expect(lineWidthEm(text)).toBeGreaterThan(0)
  })
})
