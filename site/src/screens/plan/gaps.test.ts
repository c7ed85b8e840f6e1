import { describe, expect, test } from 'vitest'
import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import { gapsBefore, type GapView, type PlannedTime } from './gaps.ts'

const MELBOURNE = 'Australia/Melbourne'

const SQUARE = { lat: -37.818, lon: 144.9691 }
const LIBRARY = { lat: -37.8098, lon: 144.9652 }
const BALLARAT = { lat: -37.5622, lon: 143.8503 }

const aTime = (
  start: string,
  end: string,
  { at, title = `at ${start}` }: Partial<PlannedTime> = {},
): PlannedTime => ({
  title,
  start: toInstant(`2026-03-14T${start}`, MELBOURNE),
  end: toInstant(`2026-03-14T${end}`, MELBOURNE),
  at,
  zone: DEFAULT_ZONE,
})

const says = (...times: readonly PlannedTime[]) => gapsBefore(times).map((gap) => gap?.text)

describe('gaps and clashes of a plan (spec/screens §16)', () => {
  test.each<[string, PlannedTime, PlannedTime, GapView]>([
    [
      'no time for the way',
      aTime('15:00', '16:00', { at: SQUARE }),
      aTime('16:00', '17:00', { at: LIBRARY }),
      { text: 'Ends 4pm, the next starts 4pm, 17 minutes’ walk', isClash: true },
    ],
    [
      'less time than the way takes',
      aTime('15:00', '16:00', { at: SQUARE }),
      aTime('16:10', '17:00', { at: LIBRARY }),
      { text: 'Ends 4pm, the next starts 4.10pm, 17 minutes’ walk', isClash: true },
    ],
    [
      'time enough',
      aTime('15:00', '16:00', { at: SQUARE }),
      aTime('17:30', '18:00', { at: LIBRARY }),
      { text: '1\u00a0h 30\u00a0min between, 17 minutes’ walk', isClash: false },
    ],
    [
      'one after the other at one place',
      aTime('15:00', '16:00', { at: SQUARE }),
      aTime('16:00', '17:00', { at: SQUARE }),
      { text: '0\u00a0min between, at the same place', isClash: false },
    ],
    [
      'both at once',
      aTime('15:00', '16:30'),
      aTime('16:00', '17:00'),
      { text: 'Ends 4.30pm, the next starts 4pm', isClash: true },
    ],
    [
      'another town',
      aTime('10:00', '11:00', { at: SQUARE }),
      aTime('15:00', '16:00', { at: BALLARAT }),
      { text: '4\u00a0h between, 102\u00a0km apart', isClash: false },
    ],
  ])('%s', (_, before, next, gap) => {
    expect(gapsBefore([before, next])).toEqual([undefined, gap])
  })

  test('a long item clashes with all that begin during it', () => {
    expect(
      says(
        aTime('10:00', '14:00', { title: 'The Long Walk' }),
        aTime('11:00', '12:00'),
        aTime('13:00', '15:00'),
      ),
    ).toEqual([
      undefined,
      'Ends 2pm, the next starts 11am',
      '“The Long Walk” ends 2pm, the next starts 1pm',
    ])
  })

  test('there is a gap before each item but the first, and a clash only if two overlap at one place', () => {
    const hours = Array.from({ length: 12 }, (_, hour) => 8 + hour)
    const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
    for (const first of hours) {
      for (const second of hours.filter((hour) => hour >= first)) {
        const gaps = gapsBefore([
          aTime(clock(first), clock(first + 2), { at: SQUARE }),
          aTime(clock(second), clock(second + 1), { at: SQUARE }),
        ])
        expect(gaps.map((gap) => gap?.isClash)).toEqual([undefined, second < first + 2])
      }
    }
  })
})
