import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalise } from './canonicalise.ts'
import { nameToRoute } from './name-to-route.ts'

describe('names to paths (spec/behaviour §3)', () => {
  test.each<[string, string, number?]>([
    ['about', '/about'],
    ['2024-photobook-weekend', '/2024/photobook-weekend', 2024],
    ['support/donate', '/support/donate'],
    ['About-Us', '/about-us'],
    ['20245-x', '/20245-x'],
    ['2024', '/2024'],
    ['2024-2023-x', '/2024/2023-x', 2024],
    ['2021-from-home/reading-list', '/2021/from-home/reading-list', 2021],
    [' /about/ ', '/about'],
    ["artist's-walk", '/artist%27s-walk'],
    ['café', '/caf%C3%A9'],
    ['wait...-what', '/wait...-what'],
    ['now', '/now'],
    ['program.ics', '/program.ics'],
    ['2026-plan', '/2026/plan', 2026],
    ['constructor', '/constructor'],
    ['__proto__', '/__proto__'],
  ])('gives the page %j the path %s', (name, path, year) => {
    expect(nameToRoute('custom', name)).toEqual({
      kind: 'ok',
      id: `custom:${name}`,
      path,
      screen: 'custom-page',
      meta: year === undefined ? { page: name } : { page: name, year },
    })
  })

  test.each([
    ['photobook-weekend', { id: 'program:photobook-weekend', path: '/photobook-weekend' }],
    ['toString', { id: 'program:toString', path: '/tostring' }],
  ])('gives the program entry %s a program-type screen', (name, expected) => {
    const route = { kind: 'ok', screen: 'program-type', meta: { name } }
    expect(nameToRoute('program', name)).toEqual({ ...route, ...expected })
  })

  test('uses the name of a program entry of a year as its id', () => {
    expect(nameToRoute('program', '2024-photobook-weekend')).toEqual({
      kind: 'ok',
      id: '2024-photobook-weekend',
      path: '/2024/photobook-weekend',
      screen: 'year-program',
      meta: { name: '2024-photobook-weekend', year: 2024 },
    })
  })

  test.each([
    [''],
    ['   '],
    ['/'],
    ['2026-'],
    ['2026-/x'],
    ['2026-../x'],
    ['a//b'],
    ['a/../b'],
    ['a/./b'],
    ['..'],
    ['a\\b'],
    ['a?b'],
    ['a#b'],
    ['a%20b'],
    ['a\nb'],
    ['\uD800'],
    ['a'.repeat(201)],
    [null],
    [undefined],
    [12],
    [{}],
    [['about']],
  ])('drops %j', (name) => {
    expect(nameToRoute('custom', name)).toEqual({ kind: 'invalid' })
    expect(nameToRoute('program', name)).toEqual({ kind: 'invalid' })
  })

  test('returns canonical paths only', () => {
    const segment = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom('api', 'API', '2024-', '_payload.json', 'sw.js', 'İ', '2026'),
    )
    const name = fc.array(segment, { maxLength: 4 }).map((segments) => segments.join('/'))
    fc.assert(
      fc.property(name, fc.constantFrom('custom', 'program'), (text, kind) => {
        const route = nameToRoute(kind, text)
        if (route.kind === 'invalid') return
        expect(canonicalise(route.path)).toMatchObject({ path: route.path })
      }),
    )
  })
})
