import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cellOfList,
  listIn,
  plainName,
  readDay,
  readDayAndTime,
  readFlag,
  readNumber,
  readTime,
  type Cell,
} from './cell-values.ts'
import { readTimes } from './session-times.ts'

const YEAR = 2026
const valueOf = (reading: object) => ('value' in reading ? reading.value : undefined)

describe('a cell of a spreadsheet', () => {
  test.each<[Cell, string | undefined]>([
    ['14/3/2026', '2026-03-14'],
    ['14/03/26', '2026-03-14'],
    ['14.3.2026', '2026-03-14'],
    ['14-3-2026', '2026-03-14'],
    ['2026-03-14', '2026-03-14'],
    ['2026/3/14', '2026-03-14'],
    ['14 March 2026', '2026-03-14'],
    ['Sat 14 Mar 2026', '2026-03-14'],
    ['Saturday, 14 March 2026', '2026-03-14'],
    ['March 14, 2026', '2026-03-14'],
    ['14-Mar-26', '2026-03-14'],
    ['14 March', '2026-03-14'],
    ['46095', '2026-03-14'],
    [46095, '2026-03-14'],
    [46095.75, '2026-03-14'],
    [new Date('2026-03-14T00:00Z'), '2026-03-14'],
    // A date with the month first is refused, not guessed.
    ['3/14/2026', undefined],
    ['31/2/2026', undefined],
    ['14/2026', undefined],
    ['next Friday', undefined],
    ['2026', undefined],
    ['', undefined],
  ])('%s is the day %s', (cell, day) => {
    expect(valueOf(readDay(cell, YEAR))).toBe(day)
  })

  test.each<[Cell, string | undefined]>([
    ['6:30 PM', '18:30'],
    ['6.30pm', '18:30'],
    ['6:30 p.m.', '18:30'],
    ['12:15 AM', '00:15'],
    ['12 pm', '12:00'],
    ['6pm', '18:00'],
    ['18:30', '18:30'],
    ['18:30:00', '18:30'],
    ['9:05', '09:05'],
    ['0.770833333333333', '18:30'],
    [0.770833333333333, '18:30'],
    [46095.77083333, '18:30'],
    [new Date('1899-12-30T18:30Z'), '18:30'],
    [new Date('1899-12-30T18:29:59.999Z'), '18:30'],
    ['25:00', undefined],
    ['13 pm', undefined],
    ['6', undefined],
    ['evening', undefined],
  ])('%s is the time %s', (cell, time) => {
    expect(valueOf(readTime(cell))).toBe(time)
  })

  test.each<[Cell, string | undefined]>([
    ['14/3/2026 6:30 PM', '2026-03-14T18:30'],
    ['14 March 2026, 6.30pm', '2026-03-14T18:30'],
    ['2026-03-14T18:30', '2026-03-14T18:30'],
    ['2026-03-14 18:30:00', '2026-03-14T18:30'],
    [46095.77083333, '2026-03-14T18:30'],
    [new Date('2026-03-14T18:30Z'), '2026-03-14T18:30'],
    ['14/3/2026', undefined],
  ])('%s is the day and time %s', (cell, instant) => {
    expect(valueOf(readDayAndTime(cell, YEAR))).toBe(instant)
  })

  test.each<[Cell, number | undefined]>([
    ['25', 25],
    ['$25.50', 25.5],
    ['25.50 €', 25.5],
    ['1,200', 1200],
    ['1 200', 1200],
    ['12,50', 12.5],
    ['-37.8125', -37.8125],
    [144.9672, 144.9672],
    ['free', undefined],
    ['1,2,3', undefined],
  ])('%s is the number %s', (cell, number) => {
    expect(valueOf(readNumber(cell))).toBe(number)
  })

  test.each<[Cell, boolean | undefined]>([
    [true, true],
    ['TRUE', true],
    ['Yes', true],
    ['x', true],
    ['1', true],
    [1, true],
    [false, false],
    ['No', false],
    ['FALSE', false],
    ['0', false],
    ['maybe', undefined],
  ])('%s is %s', (cell, flag) => {
    expect(valueOf(readFlag(cell))).toBe(flag)
  })

  test('contains a list with semicolons or lines, and returns the same list', () => {
    expect(listIn('Ann; Bob ;; Cy')).toEqual(['Ann', 'Bob', 'Cy'])
    expect(listIn('Ann\r\nBob; and Cy')).toEqual(['Ann', 'Bob; and Cy'])
    const item = fc.string({ minLength: 1 }).map((text) => text.replaceAll(/[\r\n]/g, ' ').trim())
    fc.assert(
      fc.property(fc.array(item.filter(Boolean)), (items) => {
        expect(listIn(cellOfList(items))).toEqual(items)
      }),
    )
  })

  test('is read or refused with a sentence, whatever it contains', () => {
    const cell = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.date({ noInvalidDate: false }))
    fc.assert(
      fc.property(cell, (any) => {
        for (const read of [readDay, readTime, readDayAndTime, readNumber, readFlag]) {
          const reading = read(any, YEAR)
          expect('problem' in reading ? reading.problem.length : 1).toBeGreaterThan(0)
        }
      }),
    )
  })
})

test.each([
  ['Zoë  O’Brien', 'zoe obrien'],
  ['MARGUERITE ASH', 'Marguerite Ash'],
  ['Delacourt–Ng', 'Delacourt Ng'],
])('%s and %s are one name', (one, other) => {
  expect(plainName(one)).toBe(plainName(other))
})

describe('the times of a session', () => {
  const times = (date: Cell, start?: Cell) => readTimes({ date, start, end: undefined }, YEAR)

  test.each<Cell>(['14/3/2026', 46095, new Date('2026-03-14T00:00Z')])(
    'need a start beside a day without one: %s',
    (day) => {
      expect(times(day)).toMatchObject({ column: 'start' })
    },
  )

  test('may be in one cell with the day', () => {
    const start = '2026-03-14T18:30'
    expect(times(new Date(`${start}Z`))).toMatchObject({ start })
    expect(times(undefined, new Date(`${start}Z`))).toMatchObject({ start })
    expect(times(undefined, new Date('2026-03-14T00:00Z'))).toMatchObject({
      start: '2026-03-14T00:00',
    })
  })
})
