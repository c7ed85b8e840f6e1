import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { parseMomentAsked, parsePreviewTarget, previewBase } from './preview-link.ts'

const MELBOURNE = 'Australia/Melbourne'

const SUNDAY = Date.parse('2026-03-14T22:55:00Z')

describe('addresses of the preview (spec/behaviour §31)', () => {
  test.each([
    ['/preview/s/now', { signature: 's', moment: 'now', target: '/' }],
    ['/preview/s/now/', { signature: 's', moment: 'now', target: '/' }],
    ['/preview/s/now/events/x?a=b', { signature: 's', moment: 'now', target: '/events/x?a=b' }],
    ['/preview/s/2026-03-15T0955/', { signature: 's', moment: SUNDAY, target: '/' }],
    ['/preview/s/now?a', { signature: 's', moment: 'now', target: '/?a' }],
    ['/preview/s/2026-02-30T0955/', undefined],
    ['/preview/s/2026-03-15T2460/', undefined],
    ['/preview/s/1999-03-15T0955/', undefined],
    ['/preview/s/then/', undefined],
    ['/preview/s', undefined],
    ['/preview//now/', undefined],
    ['/previews/s/now/', undefined],
    [`/preview/${'s'.repeat(101)}/now/`, undefined],
  ])('%s', (target, expected) => {
    expect(parsePreviewTarget(target, MELBOURNE)).toEqual(expected)
  })

  test.each([
    ['?path=/events/x&day=2026-03-15&time=09:55', '/preview/s/2026-03-15T0955/events/x'],
    [
      '?path=%2Fprogram%3Fflags%3Dfree&day=2026-03-15&time=09%3A55',
      '/preview/s/2026-03-15T0955/program?flags=free',
    ],
    ['?path=/events/x', '/preview/s/now/events/x'],
    ['?day=2026-02-30&time=09:55', '/preview/s/now/'],
    ['?path=https://evil.example/&day=&time=', '/preview/s/now/'],
    ['?path=/a%0d%0aSet-Cookie:x', '/preview/s/now/'],
    ['?', '/preview/s/now/'],
  ])('of the same page at another moment come from the form of the bar: %s', (query, address) => {
    expect(parseMomentAsked(`/preview/s${query}`, MELBOURNE)).toEqual({ signature: 's', address })
  })

  test('contain the moment, which is read from them again, except in the hour that exists twice', () => {
    const minutes = fc.integer({
      min: Date.parse('2001-01-01T00:00:00Z') / 60_000,
      max: Date.parse('2099-01-01T00:00:00Z') / 60_000,
    })
    fc.assert(
      fc.property(minutes, (minute) => {
        const at = minute * 60_000
        const read = parsePreviewTarget(`${previewBase('s', at, MELBOURNE)}/x`, MELBOURNE)
        expect([at, at - 3_600_000]).toContain(read?.moment)
      }),
    )
  })

  test('never throw when they are read, and always stay inside the preview', () => {
    const targets = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '/',
            '//',
            'preview',
            's',
            'now',
            '?',
            '&',
            'path=',
            'day=',
            'time=',
            '%2F',
            '2026-03-15',
            'T0955',
            '09:55',
            '\r\n',
            '..',
          ),
          anyText(),
        ),
        { maxLength: 12 },
      )
      .map((parts) => `/preview/${parts.join('')}`)
    fc.assert(
      fc.property(targets, (target) => {
        parsePreviewTarget(target, MELBOURNE)
        const asked = parseMomentAsked(target, MELBOURNE)
        if (!asked) return
        expect(asked.address).toMatch(/^\/preview\/[\w.-]+\/(?:now|[\dT-]+)\/[!-~]*$/)
        expect(parsePreviewTarget(asked.address, MELBOURNE)?.signature).toBe(asked.signature)
      }),
    )
  })
})
