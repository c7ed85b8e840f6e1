import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalise } from './canonicalise.ts'
import { matchesPattern, parsePattern } from './path-pattern.ts'

function covers(text: string, target: string): boolean {
  const pattern = parsePattern(text)
  const canonical = canonicalise(target)
  if (typeof pattern === 'string' || canonical.kind === 'reject') throw new Error(text)
  return matchesPattern(pattern, canonical.path)
}

const pathOf = (parts: readonly string[]) => `/${parts.join('/')}`

describe('the paths that a pattern matches (spec/screens §0.5)', () => {
  test.each([
    ['/**', '/', true],
    ['/**', '/program', true],
    ['/**', '/2021/venues/shed-9', true],
    ['/', '/', true],
    ['/', '/program', false],
    ['/program', '/program', true],
    ['/program', '/program/map', false],
    ['/program', '/2024/program', false],
    ['/program/*', '/program', false],
    ['/program/*', '/program/map', true],
    ['/program/**', '/program', true],
    ['/program/**', '/program/talks', true],
    ['/program/**', '/programme', false],
    ['/*/program', '/2024/program', true],
    ['/events/salt-ledger', '/events/salt-ledger', true],
    ['/events/salt-ledger', '/events/sodium', false],
    ['/Events/Salt-Ledger/', '/events/salt-ledger', true],
    ['/café', '/caf%C3%A9', true],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(covers(pattern, path)).toBe(expected)
  })

  test.each([
    ['program', 'no path'],
    ['https://festival.example/program', 'no path'],
    ['/program?day=today', 'a query in the path'],
    ['/**/program', 'a "**" before the end'],
  ])('%s is not a pattern: %s', (text, reason) => {
    expect(parsePattern(text)).toBe(reason)
  })

  const segments = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 5 })

  test('are the path itself without a wildcard, every path below with /**, and every path one level below with /*', () => {
    fc.assert(
      fc.property(segments, segments, (parts, others) => {
        const path = pathOf(parts)
        const isSame = path === pathOf(others)
        expect(covers(pathOf(others), path)).toBe(isSame)
        for (let length = 0; length <= parts.length; length += 1) {
          expect(covers(pathOf([...parts.slice(0, length), '**']), path)).toBe(true)
          expect(covers(pathOf([...parts.slice(0, length), '*']), path)).toBe(
            length === parts.length - 1,
          )
        }
      }),
    )
  })
})
