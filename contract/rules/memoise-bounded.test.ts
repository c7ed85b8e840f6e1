import { expect, test, vi } from 'vitest'
import { memoiseBounded } from './memoise-bounded.ts'

test('a memoised function computes each value once, even if the value is undefined', () => {
  const compute = vi.fn<(key: string) => number | undefined>((key) =>
    key === 'none' ? undefined : key.length,
  )
  const length = memoiseBounded(10, compute)
  expect([length('a'), length('abc'), length('a'), length('none'), length('none')]).toEqual([
    1,
    3,
    1,
    undefined,
    undefined,
  ])
  expect(compute).toHaveBeenCalledTimes(3)
})

test('a memoised function drops its values at the limit, and still returns the right values', () => {
  const compute = vi.fn<(key: string) => number>((key) => key.length)
  const length = memoiseBounded(2, compute)
  expect(['a', 'bb', 'ccc', 'a'].map(length)).toEqual([1, 2, 3, 1])
  expect(compute).toHaveBeenCalledTimes(4)
})
