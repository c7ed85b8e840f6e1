import { describe, expect, test } from 'vitest'
import { formatSavedItems, parseSavedItems, type SavedItem } from './saved-items.ts'

const anItem = (overrides: Partial<SavedItem> = {}): SavedItem => ({
  code: 'ev01',
  savedAt: 1_773_447_600,
  fingerprint: 'k3f',
  name: 'Slack Water',
  ...overrides,
})

describe('what a browser keeps of a plan (spec/behaviour §33)', () => {
  test('is read again as it was written, in the order in which it was saved', () => {
    const items = [anItem({ code: 'se01', fingerprint: '' }), anItem({ name: 'Ebb & “flow”' })]
    expect(parseSavedItems(formatSavedItems(items))).toEqual(items)
  })

  test('keeps a name with line breaks and tabs in one line', () => {
    const text = formatSavedItems([anItem({ name: 'Slack\n\tWater' })])
    expect(parseSavedItems(text)).toEqual([anItem()])
  })

  test.each([
    ['nothing', '', []],
    ['another form', '{"items":["ev01"]}', []],
    ['a line that was cut', 'ev01\t1\tk3f\tA\nse01\t17', ['ev01']],
    ['a line that is no item', 'ev01\t1\tk3f\tA\n\u0000\u0000\nse01\t2\t\tB', ['ev01', 'se01']],
    ['a code that cannot be', 'evil\t1\tk3f\tA\nEV01\t1\tk3f\tA', []],
    ['a code twice', 'ev01\t1\tk3f\tA\nev01\t2\txyz\tB', ['ev01']],
  ])('reads the readable lines of %s', (_, text, codes) => {
    expect(parseSavedItems(text).map(({ code }) => code)).toEqual(codes)
  })
})
