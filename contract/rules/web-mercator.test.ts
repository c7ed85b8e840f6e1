import { distanceM } from './distance.ts'
import { describe, expect, test } from 'vitest'
import { groundScale, project, unproject } from './web-mercator.ts'

describe('Web Mercator (spec/screens §5.2)', () => {
  test.each([
    ['the origin', { lon: 0, lat: 0 }, { x: 0, y: 0 }],
    ['the antimeridian', { lon: 180, lat: 0 }, { x: 20_037_508.34, y: 0 }],
    ['Flinders Street', { lon: 144.9671, lat: -37.8183 }, { x: 16_137_663.8, y: 4_553_300 }],
  ])('puts %s where every other map does', (_what, position, expected) => {
    const { x, y } = project(position)
    expect(Math.abs(x - expected.x)).toBeLessThan(100)
    expect(Math.abs(y - expected.y)).toBeLessThan(1500)
  })

  test('measures distances on the ground within half a per cent of the great circle', () => {
    const [a, b] = [
      { lon: 144.95, lat: -37.82 },
      { lon: 144.99, lat: -37.79 },
    ]
    const [from, to] = [project(a), project(b)]
    const measured = Math.hypot(to.x - from.x, to.y - from.y) * groundScale(a.lat)
    expect(Math.abs(measured / distanceM(a, b) - 1)).toBeLessThan(0.005)
  })

  test('has north above south and west before east', () => {
    expect(project({ lon: 0, lat: 10 }).y).toBeLessThan(project({ lon: 0, lat: 5 }).y)
    expect(project({ lon: 5, lat: 0 }).x).toBeLessThan(project({ lon: 10, lat: 0 }).x)
  })

  test('can be converted back', () => {
    const { lon, lat } = unproject(project({ lon: 144.9671, lat: -37.8183 }))
    expect(lon).toBeCloseTo(144.9671, 9)
    expect(lat).toBeCloseTo(-37.8183, 9)
  })
})
