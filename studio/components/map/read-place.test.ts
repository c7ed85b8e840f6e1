import { describe, expect, test } from 'vitest'
import { readPlace, whyNoPlace } from './read-place.ts'

describe('coordinates that are pasted', () => {
  test.each([
    ['-37.81, 144.96', { lat: -37.81, lon: 144.96 }],
    ['−37.8136276 144.9630576', { lat: -37.81363, lon: 144.96306 }],
    ['-37.8136°, 144.9631°', { lat: -37.8136, lon: 144.9631 }],
    [
      'https://www.google.com/maps/place/Shed+9/@-37.8140,144.9400,17z/data=!3m1!4b1!4m6!3m5!1s0x6ad:0x1!8m2!3d-37.8150123!4d144.9427000!16s',
      { lat: -37.81501, lon: 144.9427 },
    ],
    ['https://www.google.com/maps/@-37.8140,144.9400,17z', { lat: -37.814, lon: 144.94 }],
    ['https://www.google.com/maps?q=-37.81,144.96', { lat: -37.81, lon: 144.96 }],
    [
      'https://www.google.com/maps/search/?api=1&query=-37.81%2C144.96',
      { lat: -37.81, lon: 144.96 },
    ],
    [
      'https://www.openstreetmap.org/?mlat=-37.81&mlon=144.96#map=16/-37.8/144.9',
      { lat: -37.81, lon: 144.96 },
    ],
    ['https://www.openstreetmap.org/#map=16/-37.8101/144.9602', { lat: -37.8101, lon: 144.9602 }],
    ['https://maps.apple.com/?ll=-37.81,144.96', { lat: -37.81, lon: 144.96 }],
    ['geo:-37.81,144.96', { lat: -37.81, lon: 144.96 }],
    ['144.96, -37.81', undefined],
    ['-37.81', undefined],
    ['Flinders Street', undefined],
    ['https://maps.app.goo.gl/abc', undefined],
  ])('are read from what was copied: %s', (text, place) => {
    expect(readPlace(text)).toEqual(place)
  })

  test('are asked for in a sentence if the text has none, such as a short link', () => {
    expect(whyNoPlace('https://maps.app.goo.gl/abc')).toContain('copy the long link')
    expect(whyNoPlace('Flinders Street')).toContain('There are no coordinates in this')
  })
})
