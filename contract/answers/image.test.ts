import { describe, expect, test } from 'vitest'
import { anImage, aStubImage } from '../testing/image.ts'
import { Image, StubImage } from './image.ts'
import { prune } from './prune.ts'

const FULL = '/media/0123456789abcdef-full.jpg'
const LARGE = '/media/0123456789abcdef-large.webp'

/** The parsed picture; undefined if nothing of it is left. */
function read(fault: object) {
  const wire: unknown = JSON.parse(JSON.stringify({ ...anImage(), ...fault }))
  const result = prune(Image, wire)
  return result.ok ? result.value : undefined
}

describe('reading a picture (spec/content A2, E)', () => {
  test('returns an object for each named size', () => {
    expect(read({})).toMatchObject({
      url: FULL,
      width: 1500,
      height: 1000,
      sizes: {
        medium: { url: '/media/0123456789abcdef-medium.webp', width: 300, height: 200 },
        large: { url: LARGE, width: 1024, height: 683 },
      },
      credit: { artists: ['Noor Castellane'], view: 'work' },
    })
  })

  test.each([
    undefined,
    null,
    12,
    '',
    {},
    'https://evil.test/a.jpg',
    '//evil.test/a.jpg',
    '/media/../secret',
    '/media/0123456789abcdef-full.jpg?x',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ])('returns no picture for the url %j', (url) => {
    expect(read({ url })).toBeUndefined()
  })

  test.each([
    ['missing', { width: undefined, height: undefined }],
    ['half missing', { height: undefined }],
    ['nought', { width: 0 }],
    ['negative', { width: -1500 }],
    ['a text', { width: '1500' }],
    ['null', { width: null, height: null }],
  ])('reads dimensions that are %s as unknown', (_what, fault) => {
    expect(read(fault)).toMatchObject({ width: undefined, height: undefined })
  })

  test('reads the dimensions of a named size from its own keys if the picture itself has none', () => {
    const whole = { width: undefined, sizes: { large: FULL, 'large-width': 9, 'large-height': 6 } }
    expect(read(whole)?.sizes).toEqual({ large: { url: FULL, width: 9, height: 6 } })
    expect(read({ width: undefined, sizes: { large: FULL } })?.sizes).toEqual({})
  })

  test('reads the picture of a link preview without dimensions as 1200 × 630 (spec/asked §9)', () => {
    expect(read({ sizes: { og: LARGE } })?.sizes).toEqual({
      og: { url: LARGE, width: 1200, height: 630 },
    })
  })

  test('keeps fractions of a pixel', () => {
    expect(read({ width: 90.5, height: 34 })).toMatchObject({ width: 90.5, height: 34 })
  })

  test.each([
    ['url is a number', { large: 12, 'large-width': 1024, 'large-height': 683 }],
    ['url leads elsewhere', { large: 'https://evil.test/a.webp', 'large-width': 1 }],
    ['url is missing', { 'large-width': 1024, 'large-height': 683 }],
    ['width is missing', { large: LARGE, 'large-height': 683 }],
    ['height is nought', { large: LARGE, 'large-width': 1024, 'large-height': 0 }],
    ['width is null', { large: LARGE, 'large-width': null, 'large-height': 683 }],
  ])('leaves out a size whose %s, and keeps the others', (_what, large) => {
    const {
      large: _url,
      'large-width': _width,
      'large-height': _height,
      ...others
    } = aStubImage().sizes ?? {}

    expect(Object.keys(read({ sizes: { ...others, ...large } })?.sizes ?? {})).toEqual(['medium'])
  })

  test('takes the dimensions of the picture for a named size that is the picture itself', () => {
    expect(read({ sizes: { large: FULL, 'large-width': 9, 'large-height': 9 } })?.sizes).toEqual({
      large: { url: FULL, width: 1500, height: 1000 },
    })
  })

  test.each([undefined, null, 'large', 12, []])(
    'reads %j in place of the sizes as no sizes',
    (sizes) => {
      expect(read({ sizes })?.sizes).toEqual({})
    },
  )

  test('leaves out sizes it does not know', () => {
    const unknown = { huge: LARGE, 'huge-width': 1, 'huge-height': 1, __proto__: LARGE }
    expect(read({ sizes: unknown })?.sizes).toEqual({})
  })

  test.each([
    ['title', { title: null }],
    ['alt', { alt: 12 }],
    ['caption', { caption: undefined }],
  ])('reads a bad %s as an empty one', (name, fault) => {
    expect(read(fault)).toMatchObject({ url: FULL, [name]: '' })
  })

  test.each([
    ['focal', { focal: { x: 'left', y: 0 } }],
    ['tone', { tone: '#fff' }],
    ['tone', { tone: 'red' }],
    ['preview', { preview: 'data:image/svg+xml;base64,AAAA' }],
    ['preview', { preview: `data:image/webp;base64,${'A'.repeat(900)}` }],
    ['credit', { credit: { artists: [], view: 'work' } }],
    ['credit', { credit: { artists: [], copyright: '©', view: 'sideways' } }],
  ])('leaves out a bad %s', (name, fault) => {
    const picture = read(fault)

    expect(picture?.url).toBe(FULL)
    expect(picture).not.toHaveProperty(name)
  })

  test('has neither preview nor credit in a list', () => {
    const result = prune(StubImage, { ...anImage(), preview: 'data:image/webp;base64,AAAA' })

    expect(result.ok && Object.keys(result.value)).not.toContain('credit')
    expect(result.ok && Object.keys(result.value)).not.toContain('preview')
  })
})
