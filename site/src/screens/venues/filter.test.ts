import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { toInstant } from 'contract/rules/melbourne-time.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { aVenueStub, dailyHours } from 'contract/testing/venue-stub.ts'
import { describe, expect, test } from 'vitest'
import { hoursContext } from '../../views/hours-view.ts'
import { openVenueItemView } from '../../views/venue-item.ts'
import {
  filterVenues,
  formatVenueFacts,
  groupVenues,
  parseVenueFacts,
  resultText,
  venueFilters,
} from './filter.ts'

const hours = hoursContext(
  { start: '2026-03-06', end: '2026-03-29', zone: 'Australia/Melbourne' },
  createMoment(toInstant('2026-03-14T11:20')),
)
const { venues: stubs } = parseAnswer('/years/2026/venues', {
  venues: [
    aVenueStub({
      id: 'vena',
      slug: 'arcade',
      name: 'Arcade',
      precinct: 'city',
      sort_key: 'arcade',
      access: ['lift'],
    }),
    aVenueStub({
      id: 'venb',
      slug: 'bar',
      name: 'Bar',
      precinct: 'city',
      sort_key: 'bar',
      access: [],
      hours: dailyHours('17:00', '01:00'),
    }),
    aVenueStub({
      id: 'venc',
      slug: 'aft',
      name: 'Aft',
      precinct: 'docklands',
      sort_key: 'aft',
      access: [],
    }),
  ],
})
const venues = stubs.map((venue) => openVenueItemView(venue, hours))
const precincts = [
  { key: 'city', title: 'City' },
  { key: 'docklands', title: 'Docklands' },
]
const edition = { precincts, isPast: false }
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

describe('filters of venues (spec/screens §5.5)', () => {
  test.each([
    [{}, ['Arcade', 'Bar', 'Aft'], '3 venues'],
    [{ precinct: 'city' }, ['Arcade', 'Bar'], '2 of 3, in City'],
    [{ access: 'lift' }, ['Arcade'], '1 of 3, Lift'],
    [{ open: 'now' }, ['Arcade', 'Aft'], '2 of 3, open now'],
    [{ precinct: 'city', open: 'now' }, ['Arcade'], '1 of 3, in City, open now'],
    [{ precinct: 'docklands', access: 'lift' }, [], '0 of 3, in Docklands, Lift'],
  ])('%j keeps %j', (query, expected, text) => {
    const filters = venueFilters(query, edition)
    const kept = filterVenues(venues, filters)
    expect(names(kept)).toEqual(expected)
    // What a row says of itself is enough for the same rule.
    const rows = venues.map((venue) => ({
      name: venue.name,
      ...parseVenueFacts(formatVenueFacts(venue)),
    }))
    expect(names(filterVenues(rows, filters))).toEqual(expected)
    expect(resultText(kept.length, venues.length, { precincts, filters })).toBe(text)
  })

  test('ignores a precinct the edition does not have, and "open" once it is over', () => {
    expect(venueFilters({ precinct: 'moon', open: 'now' }, edition)).toEqual({ open: 'now' })
    expect(venueFilters({ open: 'now' }, { ...edition, isPast: true })).toEqual({})
  })
})

describe('groups of venues (spec/screens §5.5)', () => {
  test('stand by precinct in the order of the edition, without empty ones', () => {
    const groups = groupVenues(venues.slice(0, 2), precincts, undefined)
    expect(groups.map(({ title, venues: members }) => [title, names(members)])).toEqual([
      ['City', ['Arcade', 'Bar']],
    ])
  })

  test('keep a venue whose precinct the edition does not have', () => {
    const groups = groupVenues(venues, precincts.slice(0, 1), undefined)
    expect(groups.map(({ title }) => title)).toEqual(['City', 'Elsewhere'])
  })

  test('are one list by name with sort=title', () => {
    expect(
      groupVenues(venues, precincts, 'title').map(({ title, venues: all }) => [title, names(all)]),
    ).toEqual([[undefined, ['Aft', 'Arcade', 'Bar']]])
  })
})
