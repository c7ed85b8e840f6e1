import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardSpans, rowSpans } from './spans.ts'

const layout = fc.constantFrom('panorama', 'square', 'landscape', 'portrait', undefined)

/** Columns taken in each row, cards set one after the other as a grid without `dense` sets them. */
function rows(spans: readonly number[], columns: number): number[] {
  const taken: number[] = []
  for (const span of spans) {
    const last = taken.at(-1)
    if (last === undefined || last + span > columns) taken.push(span)
    else taken.splice(-1, 1, last + span)
  }
  return taken
}

describe('cells of cards in a grid (spec/design GR5)', () => {
  test.each([
    [
      ['panorama', 'portrait'],
      [2, 1],
    ],
    [
      ['portrait', 'panorama'],
      [1, 1],
    ],
    [
      ['portrait', 'square', 'panorama'],
      [1, 1, 2],
    ],
    [
      ['panorama', 'panorama'],
      [2, 2],
    ],
    [
      [undefined, 'landscape'],
      [1, 1],
    ],
  ] as const)('gives %j the cells %j', (layouts, spans) => {
    expect(cardSpans(layouts)).toEqual(spans)
  })

  test.each([2, 4])('leaves no empty cell in any row but the last of %i columns', (columns) => {
    fc.assert(
      fc.property(fc.array(layout, { maxLength: 40 }), (layouts) => {
        const [, ...full] = rows(cardSpans(layouts), columns).toReversed()
        expect(full.every((taken) => taken === columns)).toBe(true)
      }),
      { seed: 5 },
    )
  })
})

describe('the rows of a short list of cards (spec/design GR5)', () => {
  test('are all full, each of cards of one width, for any count', () => {
    for (let count = 0; count <= 40; count += 1) {
      const spans = rowSpans(count)
      expect(spans).toHaveLength(count)
      expect(rows(spans, 12).every((taken) => taken === 12)).toBe(true)
    }
  })
})
