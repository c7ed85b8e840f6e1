import { describe, expect, test } from 'vitest'
import { distanceTo, sortByNearness } from './sort-by-nearness.ts'

const HERE = { lat: -37.8183, lon: 144.9671 }
const OPEN = { text: 'Open now, until 5pm', isOpen: true }
const CLOSED = { text: 'Closed', isOpen: false }
const north = (metres: number) => ({ lat: HERE.lat + metres / 111_195, lon: HERE.lon })

const FAR_OPEN = { id: 'far open', at: north(3000), open: OPEN }
const NEAR_CLOSED = { id: 'near closed', at: north(100), open: CLOSED }
const NEAR_OPEN = { id: 'near open', at: north(500), open: OPEN }
const UNKNOWN = { id: 'unknown', at: north(50) }
const ONLINE = { id: 'online', at: undefined }
const ALSO_ONLINE = { id: 'also online', at: undefined }

describe('near me (screens 5.2)', () => {
  test('lists what is open now first, then by distance, and last what is nowhere', () => {
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
