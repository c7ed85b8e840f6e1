import { describe, expect, test } from 'vitest'
import { RESERVED_FIRST_SEGMENTS, isReservedPath, isReservedType } from './reserved.ts'

describe('reserved paths (spec/behaviour §2.2.5)', () => {
  test.each(RESERVED_FIRST_SEGMENTS)('include /%s and everything below it', (segment) => {
    expect(isReservedPath(`/${segment}`)).toBe(true)
    expect(isReservedPath(`/${segment}/x`)).toBe(true)
    expect(isReservedPath(`/${segment}x`)).toBe(false)
    expect(isReservedPath(`/x/${segment}`)).toBe(false)
  })

  test.each([
    '/sitemap-2024.xml',
    '/_x',
    '/_payload.json',
    '/.well-known/x',
    '/a/_payload.json',
    '/a/b/_payload.json',
    '/_islands.json',
    '/a/_islands.json',
    '/program/_islands.json',
    '/guides/river-at-dusk/pack.json',
    '/program.ics',
  ])('include %s', (path) => {
    expect(isReservedPath(path)).toBe(true)
  })

  test.each([
    '/',
    '/about',
    '/search',
    '/a/_x',
    '/a/.b',
    '/2026/plan',
    '/2026/program.ics',
    '/a/islands.json',
    '/a/_islands.json/b',
    '/guides/pack.json',
    '/sitemap-24.xml',
    '/mediation',
  ])('do not include %s', (path) => {
    expect(isReservedPath(path)).toBe(false)
  })
})

describe('reserved program types (spec/behaviour §2.2.4)', () => {
  test.each([
    ['map', true],
    ['guides-walks', true],
    ['events', true],
    ['exhibitions', false],
    ['__proto__', false],
  ])('answers %s with %s', (key, expected) => {
    expect(isReservedType(key)).toBe(expected)
  })
})
