import { Image, type ImageWire } from 'contract/answers/image.ts'
import { anImage } from 'contract/testing/image.ts'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { openablePicture } from './picture.ts'

const viewOf = (image: ImageWire) => openablePicture(parse(Image, image))

describe('a picture that opens (spec/design GR4)', () => {
  test('leads to its largest file', () => {
    const url = '/media/1111111111111111-full.jpg'
    expect(viewOf(anImage({ url }))?.full).toBe(url)
  })

  test('has its copyright and licence, as far as they are known', () => {
    const { credit: _credit, ...uncredited } = anImage()
    const credit = { artists: [], view: 'work' as const, copyright: '© Noor Castellane' }
    expect(viewOf(uncredited)).not.toHaveProperty('rights')
    expect(viewOf({ ...uncredited, credit })?.rights).toBe('© Noor Castellane')
    expect(viewOf({ ...uncredited, credit: { ...credit, licence: 'CC BY 4.0' } })?.rights).toBe(
      '© Noor Castellane. CC BY 4.0',
    )
    expect(viewOf({ ...uncredited, credit: { ...credit, ai_declared: true } })?.rights).toBe(
      '© Noor Castellane. Made with AI, as declared by the artist',
    )
  })
})
