import { describe, expect, test } from 'vitest'
import { cacheStatus } from './cache-headers.ts'

describe('Cache-Status (spec/faults §11.6)', () => {
  test.each([
    [0, 'festival; hit'],
    [0.2, 'festival; hit; ttl=-1; detail=stale'],
    [30, 'festival; hit; ttl=-30; detail=stale'],
    [2_592_000, 'festival; hit; ttl=-2592000; detail=stale'],
  ])('while the answers are %d s behind is %s', (behindS, expected) => {
    expect(cacheStatus(behindS)).toBe(expected)
  })
})
