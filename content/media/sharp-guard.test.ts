import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GUARDED, guardSharp } from './sharp-guard.ts'

beforeAll(guardSharp)
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }))

const pixel = { create: { width: 8, height: 8, channels: 3, background: '#7a3b22' } } as const

describe('sharp (spec/faults M2)', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('reads %s', async (format) => {
    const file = await sharp(pixel).toFormat(format).toBuffer()

    expect(await sharp(file, GUARDED).metadata()).toMatchObject({ format, width: 8 })
  })

  test.each(['gif', 'tiff', 'avif'] as const)('does not read %s', async (format) => {
    const file = await sharp(pixel).toFormat(format).toBuffer()

    await expect(sharp(file, GUARDED).metadata()).rejects.toThrow('unsupported image format')
  })

  test('does not read SVG', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>'

    await expect(sharp(Buffer.from(svg), GUARDED).metadata()).rejects.toThrow('unsupported')
  })

  test('reads only the first frame of many', async () => {
    const colours = ['#000000', '#777777', '#ffffff']
    const frames = colours.map((background) =>
      sharp({ create: { ...pixel.create, background } })
        .png()
        .toBuffer(),
    )
    const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ loop: 0, delay: [10, 10, 10] })
      .toBuffer()

    const read = sharp(animation, GUARDED)
    const { info } = await read.jpeg().toBuffer({ resolveWithObject: true })

    expect((await sharp(animation).metadata()).pages).toBe(3)
    expect(info).toMatchObject({ width: 8, height: 8 })
  })
})
