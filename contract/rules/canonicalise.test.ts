import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { canonicalise, encodePath } from './canonicalise.ts'

const ok = (path: string, segments: string[], search = '') => ({
  kind: 'ok',
  path,
  segments,
  search,
})

describe('one canonical form (spec/behaviour §1)', () => {
  test.each([
    ['/', ok('/', [])],
    ['////', ok('/', [])],
    ['/partners', ok('/partners', ['partners'])],
    ['/partners/', ok('/partners', ['partners'])],
    ['/Partners', ok('/partners', ['partners'])],
    ['//partners', ok('/partners', ['partners'])],
    ['/%70artners', ok('/partners', ['partners'])],
    ['/partners//', ok('/partners', ['partners'])],
    ['/PARTNERS/?utm_source=x', ok('/partners', ['partners'], '?utm_source=x')],
    ['/2024-Photobook-Weekend/', ok('/2024-photobook-weekend', ['2024-photobook-weekend'])],
    ['/artists/CAF%c3%89', ok('/artists/caf%C3%A9', ['artists', 'café'])],
    ['/artists/cafe%CC%81', ok('/artists/caf%C3%A9', ['artists', 'café'])],
    ["/artists/artist's-walk", ok('/artists/artist%27s-walk', ['artists', "artist's-walk"])],
    ['/a(b):c!*', ok('/a%28b%29%3Ac%21%2A', ['a(b):c!*'])],
    ['/venues%2Fx', ok('/venues%2Fx', ['venues/x'])],
    ['//evil.test/x', ok('/evil.test/x', ['evil.test', 'x'])],
    [
      '/２０２６/program',
      ok('/%EF%BC%92%EF%BC%90%EF%BC%92%EF%BC%96/program', ['２０２６', 'program']),
    ],
    ['/partners;x', ok('/partners%3Bx', ['partners;x'])],
    ['/a.b/...', ok('/a.b/...', ['a.b', '...'])],
    ['/%252e%252e/', ok('/%252e%252e', ['%2e%2e'])],
    ['/x?', ok('/x', ['x'])],
    ['/x?A=%zz&b=\\&c=%0A', ok('/x', ['x'], '?A=%zz&b=\\&c=%0A')],
    ['/x?/a//b?c', ok('/x', ['x'], '?/a//b?c')],
  ])('writes %s', (target, expected) => {
    expect(canonicalise(target)).toEqual(expected)
  })

  test.each([
    ['/a/../partners', 400],
    ['/%2e%2e/', 400],
    ['/.%2E/x', 400],
    ['/./x', 400],
    ['/%00', 400],
    ['/%7f', 400],
    ['/%zz', 400],
    ['/100%', 400],
    ['/%c0%ae', 400],
    ['/%ED%A0%80', 400],
    ['/a%0d%0aSet-Cookie:x=1', 400],
    ['/a%5Cb', 400],
    ['/a\\b', 400],
    ['/a\nb', 400],
    ['/a?b\rc', 400],
    ['/a#b', 400],
    ['/a?b#c', 400],
    ['/\uD800', 400],
    ['', 400],
    ['*', 400],
    ['https://festival.example/x', 400],
    [`/${'a'.repeat(2047)}`, 'ok'],
    [`/${'a'.repeat(2048)}`, 414],
    [`/${'é'.repeat(1024)}`, 414],
    [`/${'%zz'.repeat(1000)}`, 414],
  ] as const)('answers %j with %s', (target, expected) => {
    const result = canonicalise(target)
    expect(result.kind === 'ok' ? 'ok' : result.status).toBe(expected)
  })

  test('needs time in proportion to the length of the target, whatever its segments', () => {
    expect(canonicalise('/'.repeat(2000))).toEqual(ok('/', []))
    expect(canonicalise('/a'.repeat(200))).toMatchObject({ kind: 'ok' })
  })
})

const piece = fc.oneof(
  anyText({ maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    '%2F',
    '%2e',
    '..',
    '\\',
    '%',
    '/',
    '//',
    'İ',
    'H\u0331',
    'ΑΣ',
    'K',
    '?',
    "'",
    '2024-x',
  ),
)
const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)

describe('properties of the canonical form (spec/behaviour §1)', () => {
  test('is its own canonical form', () => {
    fc.assert(
      fc.property(target, (text) => {
        const once = canonicalise(text)
        if (once.kind === 'reject') return
        expect(canonicalise(once.path + once.search)).toEqual(once)
      }),
    )
  })

  test('is a path that no browser reads as a host', () => {
    fc.assert(
      fc.property(fc.oneof(target, anyText()), (text) => {
        const result = canonicalise(text)
        if (result.kind === 'reject') return
        expect(result.path).toMatch(/^\/(?![/\\])[\w.~%/-]*$/)
      }),
    )
  })

  test('is the path of its segments', () => {
    fc.assert(
      fc.property(target, (text) => {
        const result = canonicalise(text)
        if (result.kind === 'reject') return
        expect(encodePath(result.segments)).toBe(result.path)
      }),
    )
  })
})
