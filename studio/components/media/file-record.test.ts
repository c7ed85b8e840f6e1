import { expect, test } from 'vitest'
import { factsInWords } from './file-record.ts'

test.each([
  [{ width: 2560, height: 1707, filesize: 1_240_000 }, '2560 × 1707 pixels, 1.2\u00a0MB'],
  [{ duration_s: 200, filesize: 3_200_000 }, '3 min 20 s, 3.2\u00a0MB'],
  [{ duration_s: 45, filesize: 720_000 }, '45 s, 720\u00a0kB'],
  [{ duration_s: 120, filesize: 0 }, '2 min'],
  [{}, ''],
])('the facts of %j are %s', (record, words) => {
  expect(factsInWords(record)).toBe(words)
})
