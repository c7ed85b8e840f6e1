import { describe, expect, test } from 'vitest'
import { cropsOf, quarter } from './crops.ts'

const LANDSCAPE = { width: 1500, height: 1000 }
const CENTRE = { x: 0.5, y: 0.5 }

function cropAt(where: string, picture: object, focal = CENTRE) {
  return cropsOf(picture, focal).find((crop) => crop.where === where)
}

describe('the crops of a picture on the site (spec/design GR4)', () => {
  test.each([
    ['landscape', LANDSCAPE, 3 / 2],
    ['portrait', { width: 1000, height: 1500 }, 4 / 5],
    ['square', { width: 1000, height: 1000 }, 1],
    ['panorama', { width: 2000, height: 1000 }, 2],
  ])('crop a %s for cards to the shape of its class', (_class, picture, ratio) => {
    expect(cropAt('Cards and rows', picture)?.ratio).toBe(ratio)
  })

  test.each([
    [0, 0],
    [0.12, 0],
    [0.2, 25],
    [0.5, 50],
    [0.9, 100],
  ])('put a focal point at %d of the width at %d percent, and ignore its height', (x, percent) => {
    expect(quarter(x)).toBe(percent)
    expect(cropAt('Guide card', LANDSCAPE, { x, y: 0 })?.position).toEqual({ x: percent, y: 50 })
  })

  test.each([
    ['the middle', CENTRE, { x: 50, y: 50 }],
    ['the top', { x: 0.5, y: 0 }, { x: 50, y: 0 }],
    ['a little below the middle', { x: 0.2, y: 0.55 }, { x: 50, y: 74 }],
    ['the bottom', { x: 0.2, y: 1 }, { x: 50, y: 100 }],
  ])(
    'show in a shared link a focal point at %s as near to the middle as possible',
    (_at, focal, seen) => {
      expect(cropAt('Shared link', LANDSCAPE, focal)?.position).toEqual(seen)
    },
  )
})
