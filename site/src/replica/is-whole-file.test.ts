import { extname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isWholeFile } from './is-whole-file.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const webp = (length: number) => {
  const file = bytes('RIFF0000WEBPVP8 data')
  file.writeUInt32LE(length, 4)
  return file
}
const WHOLE: readonly (readonly [string, Buffer])[] = [
  ['a-full.jpg', bytes('\xff\xd8\xff\xe0 data \xff\xd9')],
  ['a-full.png', bytes('\x89PNG\r\n\x1a\n data IEND\xaeB`\x82')],
  ['a-large.webp', webp(12)],
  ['a-full.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>\n')],
  ['a-full.pdf', bytes('%PDF-1.7 data %%EOF\n')],
  ['a-full.m4a', bytes('\0\0\0\x10ftypM4A 0000\0\0\0\x12mdat data     ')],
]
/** Types whose content does not say where it ends. */
const OPEN: typeof WHOLE = [
  ['a-full.mp3', bytes('\xff\xfb\x90\xc4 data')],
  ['b-full.mp3', bytes('ID3\x04 data')],
]

describe('a file of the media (spec/faults B11)', () => {
  test.each([...WHOLE, ...OPEN])('is taken when it is whole: %s', (name, file) => {
    expect(isWholeFile(name, file)).toBe(true)
  })

  test.each(WHOLE)('is refused when it is cut off or empty: %s', (name, file) => {
    for (const length of [0, 1, 8, file.length / 2, file.length - 3]) {
      expect(isWholeFile(name, file.subarray(0, length))).toBe(false)
    }
  })

  test.each([...WHOLE, ...OPEN])('is refused when it is of another type than %s', (name) => {
    const others = [...WHOLE, ...OPEN]
      .filter(([other]) => extname(other) !== extname(name))
      .map(([, file]) => file)
    for (const file of [...others, bytes('<!doctype html><html></html>'), bytes('{"error":1}')]) {
      expect(isWholeFile(name, file)).toBe(false)
    }
  })

  test.each(['a-full.html', 'a-full.js', 'a-full', 'a-full.JPG'])(
    'is refused under a name that no file has: %s',
    (name) => {
      for (const [, file] of WHOLE) expect(isWholeFile(name, file)).toBe(false)
    },
  )
})
