import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caption } from './caption.ts'

const em = (text: string) => ({ text, em: true })
const plain = (text: string) => ({ text })

describe('caption (spec/asked §9, spec/behaviour §10.3)', () => {
  test.each([
    ['Image: A, [Title], 2024', [plain('Image: A, '), em('Title'), plain(', 2024')]],
    ['[a] and [b]', [em('a'), plain(' and '), em('b')]],
    ['[a][b]', [em('a'), em('b')]],
    ['[a [b] c]', [plain('[a '), em('b'), plain(' c]')]],
    ['[[a]]', [plain('['), em('a'), plain(']')]],
    ['[a', [plain('[a')]],
    ['a]', [plain('a]')]],
    ['[]', [plain('[]')]],
    ['] [', [plain('] [')]],
    ['[<b>x</b>]', [em('<b>x</b>')]],
    ['plain', [plain('plain')]],
    ['', []],
  ])('reads %j', (text, nodes) => {
    expect(caption(text)).toEqual(nodes)
  })

  test('removes only the brackets around emphasised text', () => {
    const text = fc.string({ unit: fc.constantFrom('[', ']', 'a', ' ') })
    fc.assert(
      fc.property(text, (given) => {
        const again = caption(given).map((node) => (node.em ? `[${node.text}]` : node.text))
        expect(again.join('')).toBe(given)
      }),
    )
  })

  // In quadratic time this would take hours.
  test.each(['['.repeat(1_000_000), '[a'.repeat(500_000)])(
    'takes linear time for 1 MB of brackets',
    (given) => {
      expect(
        caption(given)
          .map(({ text }) => text)
          .join(''),
      ).toBe(given)
    },
  )
})
