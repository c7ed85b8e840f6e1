import * as fc from 'fast-check'
import { addDays } from 'contract/rules/local-time.ts'
import { describe, expect, test } from 'vitest'
import { dateWords, nextDayWords } from './date-words.ts'
import { readDate, type DateContext } from './read-date.ts'

/** A Wednesday. */
const TODAY = '2026-03-11'

function read(text: string, context: Partial<DateContext> = {}): string {
  const reading = readDate(text, {
    kind: 'day-and-time',
    today: TODAY,
    zone: 'Australia/Melbourne',
    ...context,
  })
  return 'value' in reading ? reading.value : reading.problem
}

describe('a typed day', () => {
  test.each([
    ['14 mar', '2026-03-14'],
    ['14/3', '2026-03-14'],
    ['4/3/26', '2026-03-04'],
    ['14.3.2026', '2026-03-14'],
    ['14th of March', '2026-03-14'],
    ['March 14', '2026-03-14'],
    ['3/14', '2026-03-14'],
    ['Saturday 14 March 2026', '2026-03-14'],
    ['2026-03-14', '2026-03-14'],
    ['today', '2026-03-11'],
    ['tomorrow', '2026-03-12'],
    ['fri', '2026-03-13'],
    ['next fri', '2026-03-20'],
    ['  in two weeks ', '2026-03-25'],
    ['2 jan', '2027-01-02'],
  ])('is understood in Australian order, ahead of the festival’s day: %s', (text, day) => {
    expect(read(text, { kind: 'day' })).toBe(day)
  })

  test('has its year from the edition while the record has none', () => {
    const context = { kind: 'day', editionStart: '2026-03-06' } as const
    expect(read('8 mar', context)).toBe('2026-03-08')
    expect(read('8 mar', { ...context, value: '2018-03-10' })).toBe('2018-03-08')
  })

  test.each([
    ['a day without a year is near the one that is there', '14 mar', '2018-03-10', '2018-03-14'],
    ['also over the turn of the year', '2 jan', '2018-12-20', '2019-01-02'],
    ['a year that is given counts', '14 mar 2026', '2018-03-10', '2026-03-14'],
    ['a weekday is of the festival’s week', 'fri', '2018-03-10', '2026-03-13'],
  ])('has its year from the record: %s', (_rule, text, value, day) => {
    expect(read(text, { kind: 'day', value })).toBe(day)
    expect(read(text, { kind: 'day', start: value })).toBe(day)
  })

  test.each([
    '31/2',
    '32/3',
    'Easter',
    'March',
    '14 mar or so',
    '14 mar 6pm',
    '14–16 mar',
    '',
    '2026',
  ])('is refused instead of guessed: %j', (text) => {
    expect(read(text, { kind: 'day' })).toMatch(/is not a day/)
  })
})

describe('a typed time', () => {
  test.each([
    ['6pm', '18:00'],
    ['6.30pm', '18:30'],
    ['6:30 p.m.', '18:30'],
    ['10AM', '10:00'],
    ['12am', '00:00'],
    ['12pm', '12:00'],
    ['noon', '12:00'],
    ['midnight', '00:00'],
    ['18:30', '18:30'],
    ['18.30', '18:30'],
    ['1830', '18:30'],
    ['18', '18:00'],
    ['06:30', '06:30'],
    ['0630', '06:30'],
    ['00:15', '00:15'],
  ])('is understood: %s', (text, time) => {
    expect(read(text, { kind: 'time' })).toBe(time)
  })

  test.each([
    ['6', 'Is it 6am or 6pm?'],
    ['6:30', 'Is it 6.30am or 6.30pm?'],
    ['12', 'Is it 12am or 12pm?'],
  ])(
    'that may be in the morning or in the evening is refused with a question: %s',
    (text, question) => {
      expect(read(text, { kind: 'time' })).toBe(question)
    },
  )

  test.each(['13pm', '0am', '25:00', '18:61', '6.75pm', 'late', ''])(
    'is not guessed at: %j',
    (text) => {
      expect(read(text, { kind: 'time' })).toMatch(/is not a time/)
    },
  )
})

describe('a typed day with its time', () => {
  test.each([
    ['14 mar 6pm', '2026-03-14T18:00'],
    ['14/3 6.30pm', '2026-03-14T18:30'],
    ['14.3.26 18:30', '2026-03-14T18:30'],
    ['tomorrow at 6pm', '2026-03-12T18:00'],
    ['6pm tomorrow', '2026-03-12T18:00'],
    ['Fri 20 March, 6.30pm', '2026-03-20T18:30'],
    ['14 mar noon', '2026-03-14T12:00'],
    ['2026-03-14T18:30', '2026-03-14T18:30'],
  ])('is understood: %s', (text, local) => {
    expect(read(text)).toBe(local)
  })

  test.each([
    ['14 mar', 'At what time? For example 6pm'],
    ['6pm', 'On which day? For example 14 March 6pm'],
    ['14 mar 6', '“14 mar 6” is not a day. For example 14 March, 14/3 or tomorrow'],
    ['14 mar 6:30', 'Is it 6.30am or 6.30pm?'],
    ['14 mar 6.30pm–', '“14 mar 6.30pm–” is not a day. For example 14 March, 14/3 or tomorrow'],
  ])(
    'is asked for again where a part is missing or more than one can be meant: %s',
    (text, problem) => {
      expect(read(text)).toBe(problem)
    },
  )

  test('keeps the day of the field when only a time is typed', () => {
    expect(read('1830', { value: '2026-03-20T17:00' })).toBe('2026-03-20T18:30')
  })
})

describe('the end of an evening', () => {
  const start = '2026-03-20T18:30'

  test.each([
    ['is on the day of the start', '8pm', undefined, '2026-03-20T20:00'],
    [
      'is after midnight if the time is before that of the start',
      '1am',
      undefined,
      '2026-03-21T01:00',
    ],
    ['is after midnight at midnight', 'midnight', undefined, '2026-03-21T00:00'],
    ['comes back before midnight', '9pm', '2026-03-21T01:00', '2026-03-20T21:00'],
    [
      'is after midnight if it is typed with the day of the start',
      'fri 20 mar 1am',
      undefined,
      '2026-03-21T01:00',
    ],
    ['is where it is said to be', '21 mar 2am', undefined, '2026-03-21T02:00'],
    ['is not moved from a day before the start', '19 mar 8pm', undefined, '2026-03-19T20:00'],
  ])('%s', (_rule, text, value, end) => {
    expect(read(text, { start, value, maxHours: 24 })).toBe(end)
  })

  test('stays on its own day if start and end may be days apart', () => {
    expect(read('9pm', { start, value: '2026-03-25T17:00' })).toBe('2026-03-25T21:00')
    expect(read('fri 20 mar 1am', { start })).toBe('2026-03-20T01:00')
  })

  const night = { kind: 'day-and-time', start, maxHours: 24 } as const
  const hours = { kind: 'time', start: '18:00' } as const

  test.each([
    [
      'an end after midnight',
      night,
      '2026-03-21T01:00',
      'After midnight: the next day, Saturday 21 March.',
    ],
    ['an end before midnight', night, '2026-03-20T20:00', undefined],
    ['an end after days', { ...night, maxHours: undefined }, '2026-03-21T01:00', undefined],
    ['an end without a start', { ...night, start: undefined }, '2026-03-21T01:00', undefined],
    ['closing after midnight', hours, '01:00', 'On the next day, after midnight.'],
    ['closing in the evening', hours, '22:00', undefined],
    ['closing at no time', hours, 'one', undefined],
    ['a last day', { kind: 'day', start: '2026-03-20' }, '2026-03-21', undefined],
  ] as const)('is marked as the next day only if it is: %s', (_case, limits, end, words) => {
    expect(nextDayWords(limits, end)).toBe(words)
  })
})

describe('a date in words', () => {
  const days = fc.integer({ min: -20_000, max: 20_000 }).map((distance) => addDays(TODAY, distance))
  const times = fc
    .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const locals = fc.tuple(days, times).map((parts) => parts.join('T'))

  test.each([
    ['day', '2026-03-14', 'Saturday 14 March 2026'],
    ['time', '18:30', '6.30pm'],
    ['day-and-time', '2026-03-14T18:00', 'Saturday 14 March 2026, 6pm'],
    ['day', 'the day after', 'the day after'],
  ] as const)(
    'is written as it is spoken, and a text that is none stays: %s %s',
    (kind, value, words) => {
      expect(dateWords(kind, value)).toBe(words)
    },
  )

  test.each([
    ['day', days],
    ['time', times],
    ['day-and-time', locals],
  ] as const)('is read as the value from which it was written: %s', (kind, values) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(read(dateWords(kind, value), { kind })).toBe(value)
      }),
    )
  })
})
