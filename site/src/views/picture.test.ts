import { StubImage, type StubImageWire } from 'contract/answers/image.ts'
import { aStubImage } from 'contract/testing/image.ts'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { pictureView, upToWidth } from './picture.ts'

const viewOf = (image: StubImageWire) => pictureView(parse(StubImage, image))
function aView() {
  const view = viewOf(aStubImage())
  if (!view) throw new Error('The picture has no file')
  return view
}
const UNKNOWN = { width: undefined, height: undefined }

describe('a picture of unknown size (spec/asked §9, spec/behaviour §20.2)', () => {
  test('has a box of 1000 × 800', () => {
    expect(viewOf(aStubImage(UNKNOWN))).toMatchObject({ width: 1000, height: 800 })
  })

  test('has no srcset entry with an unknown width', () => {
    expect(viewOf(aStubImage(UNKNOWN))?.srcSet).not.toContain('1000w')
    expect(viewOf(aStubImage({ ...UNKNOWN, sizes: {} }))?.srcSet).toBe('')
  })
})

test('has its tone as a colour of three digits, which is seen only for a moment (spec/behaviour §20.7)', () => {
  expect(viewOf(aStubImage({ tone: '#54514f' }))?.tone).toBe('#555')
  expect(viewOf(aStubImage({ tone: '#fe0077' }))?.tone).toBe('#f07')
})

describe('a picture in a row (spec/behaviour §20.3)', () => {
  test.each([
    [200, ['/a 240w']],
    [432, ['/a 240w', '/b 768w']],
    [768, ['/a 240w', '/b 768w']],
    [2_000, ['/a 240w', '/b 768w', '/c 1024w']],
  ])('of %i px at most offers the files %j', (enoughPx, files) => {
    const view = { ...aView(), srcSet: '/a 240w, /b 768w, /c 1024w' }
    expect(upToWidth(view, enoughPx).srcSet).toBe(files.join(', '))
  })

  test('has no srcset if it has no files', () => {
    expect(upToWidth({ ...aView(), srcSet: '' }, 432).srcSet).toBe('')
  })
})
