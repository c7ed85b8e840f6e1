import { StubImage, type StubImageWire } from 'contract/answers/image.ts'
import { aStubImage } from 'contract/testing/image.ts'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { pictureView } from './picture.ts'

const viewOf = (image: StubImageWire) => pictureView(parse(StubImage, image))
const UNKNOWN = { width: undefined, height: undefined }

describe('a picture of unknown size (spec/asked §9, spec/behaviour §20.2)', () => {
  test('stands in a box of 1000 × 800', () => {
    expect(viewOf(aStubImage(UNKNOWN))).toMatchObject({ width: 1000, height: 800 })
  })

  test('offers no file at a width that nobody knows', () => {
    expect(viewOf(aStubImage(UNKNOWN))?.srcSet).not.toContain('1000w')
    expect(viewOf(aStubImage({ ...UNKNOWN, sizes: {} }))?.srcSet).toBe('')
  })
})
