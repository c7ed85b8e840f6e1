import { expect, test } from 'vitest'
import { reportLines, type MeasuredFile } from './test-report.ts'

const aFile = (file: string, seconds: number): MeasuredFile => ({
  file,
  ms: seconds * 1_000,
  passed: 2,
  failures:
    file === 'broken.test.ts'
      ? [{ test: 'a door › opens', lines: ['It is shut', 'at line 7'] }]
      : [],
})

const report = reportLines({
  parts: [
    {
      name: 'core',
      steps: [
        { name: 'checks', ms: 30_000 },
        { name: 'tests', ms: 90_000 },
      ],
    },
  ],
  files: [
    ...Array.from({ length: 12 }, (_, index) => aFile(`${index}.test.ts`, index)),
    aFile('long.test.ts', 21),
    aFile('explained.test.ts', 22),
    aFile('broken.test.ts', 0),
  ],
  longFiles: { 'explained.test.ts': 'it starts everything' },
})

test('npm test ends with the ten slowest files', () => {
  expect(report.slice(0, 4)).toEqual([
    'Slowest files:',
    '   22.0 s  explained.test.ts',
    '   21.0 s  long.test.ts',
    '   11.0 s  11.test.ts',
  ])
  expect(report[10]).toBe('    4.0 s  4.test.ts')
})

test('npm test names each file over 20 s that has no reason in long-test-files.ts', () => {
  const start = report.indexOf('Over 20 s without a reason in launch/long-test-files.ts:')
  expect(report.slice(start + 1, start + 3)).toEqual([
    '   21.0 s  long.test.ts',
    'core: 2.0 minutes (checks 0.5, tests 1.5)',
  ])
})

test('npm test names each test that failed, with its error, and says last how many passed and failed', () => {
  expect(report.slice(-4, -1)).toEqual([
    'FAILED broken.test.ts › a door › opens',
    '       It is shut',
    '       at line 7',
  ])
  expect(report.at(-1)).toBe('30 passed, 1 failed')
})
