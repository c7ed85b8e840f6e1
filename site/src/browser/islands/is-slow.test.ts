import { describe, expect, test } from 'vitest'
import { isSlow } from './is-slow.ts'

describe('a slow connection (spec/asked §9, spec/behaviour §19.4)', () => {
  test.each([
    [{}, false],
    [{ connection: undefined }, false],
    [{ connection: {} }, false],
    [{ connection: { saveData: false, effectiveType: '4g' } }, false],
    [{ connection: { effectiveType: '3g' } }, false],
    [{ connection: { effectiveType: '2g' } }, true],
    [{ connection: { effectiveType: 'slow-2g' } }, true],
    [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  ])('%o: %s', (navigator, expected) => {
    expect(isSlow(navigator)).toBe(expected)
  })
})
