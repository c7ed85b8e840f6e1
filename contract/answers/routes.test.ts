import { describe, expect, test } from 'vitest'
import { prune } from './prune.ts'
import { Routes } from './routes.ts'

const GOOD = { custom_pages: ['about'], program: ['open-air'], festival_years: [2026, 2022] }

describe('reading /routes (spec/content E)', () => {
  test.each([
    ['custom_pages missing', { custom_pages: undefined }, { custom_pages: [] }, ['custom_pages']],
    ['program not an array', { program: 'open-air' }, { program: [] }, ['program']],
    ['festival_years null', { festival_years: null }, { festival_years: [] }, ['festival_years']],
    [
      'names that are no texts',
      { custom_pages: ['about', 12, null, {}, 'visit'] },
      { custom_pages: ['about', 'visit'] },
      ['custom_pages.1', 'custom_pages.2', 'custom_pages.3'],
    ],
    [
      'years that are no whole numbers from 1900 to 2100',
      { festival_years: [2026, '2024', 2022.5, 1899, 2101, null, 1900, 2100] },
      { festival_years: [2026, 1900, 2100] },
      [1, 2, 3, 4, 5].map((index) => `festival_years.${index}`),
    ],
  ])('with %s drops what does not fit and reports it', (_what, fault, expected, fields) => {
    const result = prune(Routes, plain({ ...GOOD, ...fault }))

    expect(result).toMatchObject({ ok: true, value: { ...GOOD, ...expected } })
    expect(result.problems.map(({ field }) => field)).toEqual(fields)
  })

  test('ignores fields it does not know', () => {
    expect(prune(Routes, { ...GOOD, pages: 12 })).toMatchObject({ value: GOOD, problems: [] })
  })
})

/** The value as it is sent: fields that are undefined are absent. */
function plain(value: object): unknown {
  return JSON.parse(JSON.stringify(value))
}
