import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineChanges } from './line-changes.ts'

const BEFORE = `Document
  main
    ul
      li
        "One"
      li
        "Two"
    p
      "Three"`

describe('where two texts differ', () => {
  test('is nowhere when they are equal', () => {
    expect(lineChanges(BEFORE, BEFORE)).toEqual([])
  })

  test('is a line, with the tags around it', () => {
    expect(lineChanges(BEFORE, BEFORE.replace('"Two"', '"2"'))).toEqual([
      { within: ['Document', 'main', 'ul', 'li'], lines: ['- "Two"', '+ "2"'] },
    ])
  })

  test('is one place for adjacent lines, with their relative indentation', () => {
    const after = BEFORE.replace('    p\n', '    p\n      @id x\n      b\n        "New"\n')

    expect(lineChanges(BEFORE, after)).toEqual([
      { within: ['Document', 'main', 'p'], lines: ['+ @id x', '+ b', '+   "New"'] },
    ])
  })

  test('is two places for lines that are not adjacent', () => {
    const after = BEFORE.replace('"One"', '"1"').replace('"Three"', '"3"')

    expect(lineChanges(BEFORE, after).map(({ lines }) => lines)).toEqual([
      ['- "One"', '+ "1"'],
      ['- "Three"', '+ "3"'],
    ])
  })

  test('is only the tag that was put around others and the depth that it adds, not every line inside', () => {
    const after = `Document
  main
    div
      ul
        li
          "One"
        li
          "Two"
    p
      "Three"`

    expect(lineChanges(BEFORE, after)).toEqual([
      { within: ['Document', 'main'], lines: ['+ div'] },
      { within: ['Document', 'main', 'div'], lines: ['> 1 level deeper: ul'] },
    ])
    expect(lineChanges(after, BEFORE).map(({ lines }) => lines)).toEqual([
      ['- div'],
      ['> 1 level less deep: ul'],
    ])
  })

  test('is found if and only if the texts differ', () => {
    const line = fc
      .tuple(fc.nat(3), fc.constantFrom('a', 'b', '"x"'))
      .map(([depth, text]) => '  '.repeat(depth) + text)
    const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(lineChanges(before, after).length > 0).toBe(before !== after)
      }),
    )
  })
})
