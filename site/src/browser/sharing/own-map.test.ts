import { describe, expect, test } from 'vitest'
import { directionsHref } from '../../views/venue-facts.ts'
import { ownMap } from './own-map.ts'

const DIRECTIONS = directionsHref({ lat: -37.8183, lon: 144.9452 })

describe('directions (spec/behaviour §39.2)', () => {
  test.each([
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
      'geo:-37.8183,144.9452?q=-37.8183,144.9452',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_2 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
      'https://maps.apple.com/?daddr=-37.8183,144.9452',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36', undefined],
  ])('open in the map of the device %s', (userAgent, expected) => {
    expect(ownMap(DIRECTIONS, userAgent)).toBe(expected)
  })

  test('without a destination stay as they are', () => {
    expect(ownMap('https://www.google.com/maps/dir/?api=1', 'Android')).toBeUndefined()
  })
})
