import { describe, expect, test } from 'vitest'
import { stillSaved, whosePlan } from './whose-plan.ts'

const saved = (...codes: readonly string[]) =>
  codes.map((code) => ({ code, savedAt: 1, fingerprint: '', name: '' }))

describe('whose a plan is (spec/screens §16)', () => {
  test.each([
    ['everything saved', ['ev01', 'ev02'], ['ev01', 'ev02'], { isOwn: true, missing: 0 }],
    ['less than is saved', ['ev01'], ['ev01', 'ev02'], { isOwn: true, missing: 0 }],
    ['something not saved', ['ev01', 'ev02'], ['ev01'], { isOwn: false, missing: 1 }],
    ['what nobody can save any more', ['ev01', 'gone'], ['ev01'], { isOwn: true, missing: 0 }],
    ['one’s own things, all withdrawn', ['gone'], ['gone'], { isOwn: true, missing: 0 }],
    ['nothing that is known', ['gone'], [], { isOwn: false, missing: 0 }],
  ])('with %s', (_, linked, kept, expected) => {
    const shown = linked.filter((code) => code !== 'gone')
    expect(whosePlan({ linked, shown }, saved(...kept))).toEqual(expected)
  })

  test('the visitor’s own link contains nothing that was removed', () => {
    expect(stillSaved(['ev01', 'ev02', 'gone'], saved('ev02', 'ev03'))).toEqual(['ev02'])
  })
})
