import { describe, expect, test } from 'vitest'
import { distanceTo, sortByNearness } from './near-me.ts'

const HERE = { lat: -37.8183, lon: 144.9671 }
const OPEN = [{}, { isOpenNow: true as const }]
const CLOSED = [{}]
const north = (metres: number) => ({ lat: HERE.lat + metres / 111_195, lon: HERE.lon })

const FAR_OPEN = { id: 'far open', at: north(3000), events: OPEN }
const NEAR_CLOSED = { id: 'near closed', at: north(100), events: CLOSED }
const NEAR_OPEN = { id: 'near open', at: north(500), events: OPEN }
const UNKNOWN = { id: 'unknown', at: north(50), events: [] }
const ONLINE = { id: 'online', at: undefined, events: [] }
const ALSO_ONLINE = { id: 'also online', at: undefined, events: [] }

describe('near me (spec/screens §5.2)', () => {
  test('lists what is open now first, then by distance, and what has no position last', () => {
    const venues = [ONLINE, FAR_OPEN, NEAR_CLOSED, ALSO_ONLINE, UNKNOWN, NEAR_OPEN]
    expect(sortByNearness(venues, HERE).map(({ id }) => id)).toEqual([
      'near open',
      'far open',
      'unknown',
      'near closed',
      'online',
      'also online',
    ])
  })

  test('measures in metres', () => {
    expect(distanceTo(NEAR_OPEN, HERE)).toBeCloseTo(500, 0)
    expect(distanceTo(ONLINE, HERE)).toBe(Infinity)
  })
})
