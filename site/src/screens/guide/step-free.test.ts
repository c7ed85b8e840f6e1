import { describe, expect, test } from 'vitest'
import { stepFreeWords } from './step-free.ts'

const stop = (number: number, stepFree?: 'yes' | 'no' | 'unknown') => ({
  number,
  title: `Place ${number}`,
  stepFree,
})

describe('step-free access as the worst of route and stops (spec/screens §5.12)', () => {
  test.each([
    ['all are', 'yes', [stop(1, 'yes'), stop(2, 'yes')], 'Step-free'],
    ['a stop has no entrance of its own', 'yes', [stop(1, 'yes'), stop(2)], 'Step-free'],
    ['one stop is not', 'yes', [stop(1, 'yes'), stop(2, 'no')], 'Not step-free: stop 2 (Place 2)'],
    [
      'two stops are not, and one is not known',
      'yes',
      [stop(1, 'no'), stop(2, 'unknown'), stop(3, 'no')],
      'Not step-free: stop 1 (Place 1), stop 3 (Place 3)',
    ],
    ['the way is not', 'no', [stop(1, 'yes')], 'Not step-free: the route'],
    ['neither is', 'no', [stop(1, 'no')], 'Not step-free: the route, stop 1 (Place 1)'],
    [
      'a stop is not known',
      'yes',
      [stop(1, 'unknown')],
      'Step-free: not known for stop 1 (Place 1)',
    ],
    ['the way is not known', 'unknown', [stop(1, 'yes')], 'Step-free: not known for the route'],
    ['the way is known and there are no stops', 'yes', [], 'Step-free'],
  ] as const)('says so when %s', (_when, route, stops, expected) => {
    expect(stepFreeWords(route, stops)).toBe(expected)
  })
})
