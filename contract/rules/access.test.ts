import { describe, expect, test } from 'vitest'
import { ACCESS_CODES, ACCESS_LABELS, deniedNotices, joinAccess } from './access.ts'

describe('access codes (spec/content A5)', () => {
  test('are twenty-one, each once and with its own words', () => {
    expect(new Set(ACCESS_CODES).size).toBe(21)
    expect(new Set(Object.values(ACCESS_LABELS)).size).toBe(21)
    expect(Object.keys(ACCESS_LABELS)).toEqual([...ACCESS_CODES])
  })
})

describe('the joined access of event and venue (spec/content A5, C2)', () => {
  const event = [
    { code: 'auslan', value: 'yes' },
    { code: 'lift', value: 'no' },
    { code: 'captions', value: 'unknown' },
  ] as const
  const venue = [
    { code: 'lift', value: 'yes' },
    { code: 'step_free_entrance', value: 'yes' },
    { code: 'auslan', value: 'yes' },
    { code: 'seating', value: 'no' },
  ] as const

  test.each([
    [
      [event, venue],
      ['step_free_entrance', 'lift', 'auslan'],
    ],
    [[event], ['auslan']],
    [
      [undefined, venue],
      ['step_free_entrance', 'lift', 'auslan'],
    ],
    [[undefined, []], []],
    [[], []],
  ])('has each code that is "yes" at one of them, in the order of the table', (lists, expected) => {
    expect(joinAccess(...lists)).toEqual(expected)
  })
})

describe('notices that are denied (spec/content A5)', () => {
  test.each([
    ['those that staff answered with no', [['nudity', 'no']], ['nudity']],
    ['not those that staff have not answered', [['nudity', 'unknown']], []],
    [
      'not those that another list answers with yes',
      [
        ['loud_sound', 'no'],
        ['loud_sound', 'yes'],
      ],
      [],
    ],
    ['no codes that are not notices, such as a lift', [['lift', 'no']], []],
  ] as const)('are %s', (_, answers, expected) => {
    const lists = answers.map(([code, value]) => [{ code, value }])
    expect(deniedNotices(...lists)).toEqual(expected)
  })
})
