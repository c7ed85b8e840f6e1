import { alwaysOpen, dailyHours, unknownHours } from 'contract/testing/venue-stub.ts'
import { aLegacyEdition, anEdition } from 'contract/testing/edition.ts'
import { aVenue, aYearVenue } from 'contract/testing/venue.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite } from '../../../testing/create-test-site.ts'
import { readGraph } from '../../../testing/structured-data.ts'
import { openingHours } from './opening-hours.ts'

const EDITION = { start: '2026-03-06', end: '2026-03-29' }
const VALID = { validFrom: EDITION.start, validThrough: EDITION.end }
const row = (rest: object) => ({ '@type': 'OpeningHoursSpecification', ...rest })

describe('opening hours (spec/screens §0.6)', () => {
  test('join equal days, within the dates of the edition', () => {
    const weekly = [
      { day: 1, opens: '10:00', closes: '17:00' },
      { day: 2, opens: '10:00', closes: '17:00' },
      { day: 5, opens: '18:00', closes: '01:00' },
      { day: 5, opens: '10:00', closes: '17:00' },
    ] as const
    expect(openingHours({ weekly: [...weekly], exceptions: [] }, EDITION)).toEqual({
      openingHoursSpecification: [
        row({
          dayOfWeek: ['Monday', 'Tuesday', 'Friday'],
          opens: '10:00',
          closes: '17:00',
          ...VALID,
        }),
        row({ dayOfWeek: ['Friday'], opens: '18:00', closes: '01:00', ...VALID }),
      ],
    })
  })

  test('have dates of their own when they say so', () => {
    const hours = { ...dailyHours(), valid_from: '2026-03-10', valid_to: '2026-03-20' }
    expect(openingHours(hours, EDITION).openingHoursSpecification).toMatchObject([
      { validFrom: '2026-03-10', validThrough: '2026-03-20' },
    ])
  })

  test('say which dates differ', () => {
    const exceptions = [
      { date: '2026-03-09', closed: true as const },
      { date: '2026-03-13', opens: '10:00', closes: '22:00' },
      { date: '2026-03-14', note: 'Ask at the door' },
    ]
    expect(openingHours({ weekly: [], exceptions }, EDITION)).toEqual({
      specialOpeningHoursSpecification: [
        row({
          opens: '00:00',
          closes: '00:00',
          validFrom: '2026-03-09',
          validThrough: '2026-03-09',
        }),
        row({
          opens: '10:00',
          closes: '22:00',
          validFrom: '2026-03-13',
          validThrough: '2026-03-13',
        }),
      ],
    })
  })

  test('of a place that is always open are all day, and of one that nobody knows nothing', () => {
    expect(openingHours(alwaysOpen(), EDITION).openingHoursSpecification).toMatchObject([
      { opens: '00:00', closes: '23:59' },
    ])
    expect(openingHours(unknownHours(), EDITION)).toEqual({})
  })
})

describe('the hours of a venue (spec/screens §5.6, §6.7)', () => {
  const AFTER = '2026-04-10T00:00:00Z'
  const answers = {
    '/years/2026': anEdition(),
    '/years/2022': aLegacyEdition(),
    '/venues/shed-9': aVenue(),
    '/venues/elsewhere': aVenue({ slug: 'elsewhere', precinct: undefined }),
    '/years/2026/venues/shed-9': aYearVenue(),
    '/years/2022/venues/shed-9': aYearVenue(),
  }

  test.each([
    ['/venues/shed-9', undefined, true],
    ['/2026/venues/shed-9', undefined, true],
    ['/venues/shed-9', AFTER, false],
    ['/2026/venues/shed-9', AFTER, false],
    ['/2022/venues/shed-9', undefined, false],
    ['/venues/elsewhere', undefined, false],
  ])('%s at %s: told %s', async (path, now, isTold) => {
    const site = await createTestSite({ answers, ...(now === undefined ? {} : { now }) })
    const [place] = readGraph(await site.page(path)) ?? []
    expect(place?.['name']).toBe('Shed 9')
    expect('openingHoursSpecification' in (place ?? {})).toBe(isTold)
  })

  test('go when the edition is over, without a publish', async () => {
    const site = await createTestSite({ answers, now: '2026-03-29T12:59:59Z' })
    const hours = async () => {
      const [place] = readGraph(await site.page('/venues/shed-9')) ?? []
      return place?.['openingHoursSpecification']
    }
    expect(await hours()).toBeDefined()
    site.setNow('2026-03-29T13:00:00Z')
    expect(await hours()).toBeUndefined()
  })
})
