import { expect, test, vi } from 'vitest'
import { memoiseBounded, memoiseWith } from './memoise-bounded.ts'

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

test('a memoised function of an object and a value computes once for each object and equal value', () => {
  const compute = vi.fn<(of: { name: string }, at: { x: number }) => string>(
    ({ name }, { x }) => `${name}${x}`,
  )
  const words = memoiseWith(10, compute)
  const [one, other] = [{ name: 'a' }, { name: 'a' }]
  expect([words(one, { x: 1 }), words(one, { x: 1 }), words(one, { x: 2 })]).toEqual([
    'a1',
    'a1',
    'a2',
  ])
  expect(words(other, { x: 1 })).toBe('a1')
  expect(compute).toHaveBeenCalledTimes(3)
})
