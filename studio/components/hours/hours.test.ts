import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursWords } from './hours-words.ts'
import { readHours } from './read-hours.ts'
import { ALL_DAYS, inOrder, type Opening } from './week.ts'

/** The openings in short: `1 10:00–18:00`. */
function read(text: string): string[] | string {
  const reading = readHours(text)
  if ('problem' in reading) return reading.problem
  if (reading.isAlwaysOpen) return 'always'
  return reading.openings.map(({ day, opens, closes }) => `${day} ${opens}–${closes}`)
}

function every(days: readonly number[], times: string): string[] {
  return days.map((day) => `${day} ${times}`)
}

describe('a typed line of hours (spec/content A4)', () => {
  test.each<[string, readonly string[] | string]>([
    ['daily 10am–6pm', every(ALL_DAYS, '10:00–18:00')],
    ['10am - 6pm', every(ALL_DAYS, '10:00–18:00')],
    [
      'Daily 10am–6pm, closed Monday, late Friday until 9pm',
      [...every([2, 3, 4], '10:00–18:00'), '5 10:00–21:00', ...every([6, 7], '10:00–18:00')],
    ],
    ['Tue–Fri 9–5pm', every([2, 3, 4, 5], '09:00–17:00')],
    ['weekdays 9:00–17:30; weekends closed', every([1, 2, 3, 4, 5], '09:00–17:30')],
    ['Mon, Wed 10–18', ['1 10:00–18:00', '3 10:00–18:00']],
    ['Sat and Sun noon to 5pm', every([6, 7], '12:00–17:00')],
    ['Fri–Mon 11am–4pm', every([1, 5, 6, 7], '11:00–16:00')],
    ['Sat 10am–12.30pm and 2–5pm', ['6 10:00–12:30', '6 14:00–17:00']],
    ['Fri & Sat 5pm–2.30am', ['5 17:00–02:30', '6 17:00–02:30']],
    ['daily 12–18', every(ALL_DAYS, '12:00–18:00')],
    ['fri 9–2am', ['5 21:00–02:00']],
    ['Fridays 6pm until midnight', ['5 18:00–00:00']],
    ['thu 12–1.30pm', ['4 12:00–13:30']],
    ['always open', 'always'],
    ['24 hours', 'always'],
    ['', []],
  ])('is understood: %s', (text, openings) => {
    expect(read(text)).toEqual(openings)
  })

  test.each([
    ['by appointment', /“by appointment” is not understood/],
    ['daily 10–6', /Is it 6am or 6pm\?/],
    ['daily 6–midnight', /Is it 6am or 6pm\?/],
    ['daily 10am', /“10am” is not from one time to another/],
    ['daily 10am–6pm, Funday 3–4pm', /“funday 3–4pm” is not understood/],
    ['late Friday until 9pm', /Say first when it opens on Friday/],
    ['Monday', /“monday” is not understood/],
  ])('is refused instead of guessed: %s', (text, problem) => {
    expect(read(text)).toMatch(problem)
  })
})

describe('hours in a line', () => {
  const opening = fc
    .tuple(fc.constantFrom(...ALL_DAYS), fc.nat({ max: 95 }), fc.nat({ max: 95 }))
    .map(([day, opens, closes]): Opening => ({
      day,
      opens: quarter(opens),
      closes: quarter(closes),
    }))
  const openings = fc.uniqueArray(opening, {
    maxLength: 14,
    selector: ({ day, opens }) => `${day} ${opens}`,
  })
  const alike = fc
    .tuple(opening, fc.subarray([...ALL_DAYS]), fc.array(opening, { maxLength: 2 }))
    .map(([{ opens, closes }, days, others]) => [
      ...days.map((day) => ({ day, opens, closes })),
      ...others.filter(({ day }) => !days.includes(day)),
    ])

  test.each([
    ['daily 10am–6pm, closed Monday, late Friday until 9pm'],
    ['Monday–Wednesday and Friday 9am–5pm'],
    ['Monday–Friday 9am–5pm'],
    ['Saturday and Sunday 10am–12.30pm and 2–5pm'],
    ['daily 9am–5pm, Saturday and Sunday 10am–4pm'],
    ['always open'],
    [''],
  ])('is written as people write it: %s', (line) => {
    const reading = readHours(line)
    expect('problem' in reading ? reading.problem : hoursWords(reading)).toBe(line)
  })

  test('is read as the hours that it was written from', () => {
    fc.assert(
      fc.property(fc.oneof(openings, alike), (some) => {
        const hours = { isAlwaysOpen: false, openings: inOrder(some) }
        expect(readHours(hoursWords(hours))).toEqual(hours)
      }),
    )
  })
})

function quarter(index: number): string {
  const [hour, minute] = [Math.floor(index / 4), (index % 4) * 15]
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}
