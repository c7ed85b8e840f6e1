import { describe, expect, test } from 'vitest'
import { parseRange } from './parse-range.ts'

const whole = { kind: 'whole' }
const unsatisfiable = { kind: 'unsatisfiable' }
const part = (start: number, end: number) => ({ kind: 'part', start, end })

describe('C9: a range of a file of 100 bytes', () => {
  test.each([
    [undefined, whole],
    ['', whole],
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-99', part(0, 99)],
    ['bytes=90-', part(90, 99)],
    ['bytes=90-200', part(90, 99)],
    ['bytes=-5', part(95, 99)],
    ['bytes=-500', part(0, 99)],
    ['Bytes=1-2', part(1, 2)],
    ['bytes=100-', unsatisfiable],
    ['bytes=100-200', unsatisfiable],
    ['bytes=-0', unsatisfiable],
    ['bytes=99999999999999999999999-', unsatisfiable],
    ['bytes=2-1', whole],
    ['bytes=-', whole],
    ['bytes=0-0,2-3', whole],
    [`bytes=${Array.from({ length: 1_000 }, (_, index) => `${index}-${index}`).join(',')}`, whole],
    ['bytes = 0-0', whole],
    ['bytes=a-b', whole],
    ['bytes=0x0-1', whole],
    ['bytes=+1-2', whole],
    ['items=0-1', whole],
    ['0-1', whole],
  ])('%s', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected)
  })

  test('of nothing is never satisfiable', () => {
    expect(parseRange('bytes=0-', 0)).toEqual(unsatisfiable)
    expect(parseRange('bytes=-1', 0)).toEqual(unsatisfiable)
  })
})
