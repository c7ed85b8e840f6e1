import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toInstant } from './local-time.ts'
import { createMoment, type Moment } from './moment.ts'

const MELBOURNE = 'Australia/Melbourne'

const NOON = toInstant('2026-03-14T12:00', MELBOURNE)

/** Calls functions of a moment, and returns the instant until which their results are true. */
function untilOf(ask: (moment: Moment) => unknown, now = NOON): number | undefined {
  const moment = createMoment(now)
  ask(moment)
  return moment.until()
}

describe('a moment (spec/screens §0.4)', () => {
  test('says whether it is before an instant: at that instant it is not', () => {
    const { isBefore } = createMoment(NOON)
    expect([NOON - 1, NOON, NOON + 1].map(isBefore)).toEqual([false, false, true])
  })

  test('says the date in the given zone', () => {
    const { today } = createMoment(toInstant('2026-03-14T00:30', MELBOURNE))
    expect([today(MELBOURNE), today('Europe/Paris')]).toEqual(['2026-03-14', '2026-03-13'])
  })

  test.each<[string, (moment: Moment) => unknown, number | undefined]>([
    ['for ever, if no function was called', () => undefined, undefined],
    ['for ever, if the given instant is over', ({ isBefore }) => isBefore(NOON), undefined],
    ['until the given instant', ({ isBefore }) => isBefore(NOON + 5), NOON + 5],
    [
      'until the first of several instants',
      ({ isBefore }) => [9, 5, -5, 7].map((offset) => isBefore(NOON + offset)),
      NOON + 5,
    ],
    [
      'until midnight, if the date was read',
      ({ today }) => today(MELBOURNE),
      toInstant('2026-03-15T00:00', MELBOURNE),
    ],
    [
      'until the first midnight, if dates of several zones were read',
      ({ today }) => [today(MELBOURNE), today('Asia/Tokyo'), today(MELBOURNE)],
      toInstant('2026-03-15T00:00', MELBOURNE),
    ],
  ])('is true %s', (_name, ask, expected) => {
    expect(untilOf(ask)).toBe(expected)
  })

  test('is true until midnight, even on a day of 25 hours', () => {
    expect(untilOf(({ today }) => today(MELBOURNE), toInstant('2026-04-05T00:00', MELBOURNE))).toBe(
      toInstant('2026-04-06T00:00', MELBOURNE),
    )
  })

  test('gives the same results at every instant before its `until`, and another at that instant', () => {
    const hours = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(
        hours,
        fc.array(hours, { minLength: 1 }),
        fc.boolean(),
        (now, asked, asksDate) => {
          const answersAt = (at: number) => {
            const moment = createMoment(NOON + at * 3_600_000)
            const answers = asked.map((hour) => moment.isBefore(NOON + hour * 3_600_000))
            return {
              answers: [...answers, asksDate && moment.today(MELBOURNE)],
              until: moment.until(),
            }
          }
          const { answers, until } = answersAt(now)
          const hoursLeft = until === undefined ? 24 : (until - NOON) / 3_600_000 - now
          for (let hour = 0; hour < hoursLeft; hour += 1) {
            expect(answersAt(now + hour).answers).toEqual(answers)
          }
          if (until !== undefined) expect(answersAt(now + hoursLeft).answers).not.toEqual(answers)
        },
      ),
    )
  })
})
