import { describe, expect, test } from 'vitest'
import { pinLabel, venueFeature } from './venue-pin.ts'

describe('pin labels (spec/screens §5.1)', () => {
  test.each([
    [[12], 1, '12'],
    [[7], 1, '07'],
    [[12, 13, 14, 15], 4, '12–15'],
    [[15, 12, 14, 13], 4, '12–15'],
    [[8, 9], 2, '08–09'],
    [[12, 14, 20, 31], 4, '12 +3'],
    [[12, 14], 5, '12 +1'],
    [[12, 12], 2, '12'],
    [[], 3, '3'],
    [[], 0, ''],
  ])('writes numbers %j of %i events as "%s"', (numbers, events, expected) => {
    expect(pinLabel(numbers, events)).toBe(expected)
  })
})

describe('venues on a map (spec/screens §5.1)', () => {
  const venue = {
    id: 've01',
    slug: 'shed-9',
    name: 'Shed 9',
    geo: { lat: -37.8, lon: 144.9 },
    numbers: [18, 19],
    events: 2,
    exhibitions: 1,
  }

  test('have the label of their pin in their name', () => {
    expect(venueFeature(venue)).toEqual({
      id: 've01',
      at: { lat: -37.8, lon: 144.9 },
      label: '18–19',
      name: 'Numbers 18–19, Shed 9',
      caption: 'Shed 9',
      href: '/venues/shed-9',
    })
    expect(venueFeature({ ...venue, numbers: [18] })?.name).toBe('Number 18, Shed 9')
    expect(venueFeature({ ...venue, numbers: [] })?.name).toBe('1 exhibition, 1 event, Shed 9')
    expect(venueFeature({ ...venue, numbers: [], events: 0 })?.name).toBe('Shed 9')
  })

  test('lead to the venue as it was in a year, or to a given address', () => {
    expect(venueFeature(venue, { year: 2022 })?.href).toBe('/2022/venues/shed-9')
    expect(venueFeature(venue, { href: '#shed-9' })?.href).toBe('#shed-9')
  })

  test('are left out without a position', () => {
    expect(venueFeature({ ...venue, geo: undefined })).toBeUndefined()
  })
})
