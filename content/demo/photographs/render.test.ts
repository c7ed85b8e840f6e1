import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictures } from '../pictures.ts'
import { renderPhotograph, renderPicture, type PhotographJob } from './render.ts'
import { ratios } from './style.ts'
import { styles } from './styles.ts'

const LONG_SIDE = 120

/** One small job for each style and variant that the manifest uses. */
const inUse: PhotographJob[] = [
  ...new Map(
    pictures.map(({ style, variant, format, seed }) => [
      `${style}/${variant}`,
      { style, variant, format, seed, size: LONG_SIDE },
    ]),
  ).values(),
]

/** A proof is twenty pictures of another style, whichever: the quickest stands for all. */
const drawn = inUse.filter(({ style, variant }) => style !== 'proof' || variant === 'facade')

describe('photographs (spec/content F9)', () => {
  test.each(drawn)('draws $style/$variant finite and at its $format size', async (job) => {
    const picture = await renderPicture(job)

    const ratio = ratios[job.format]
    expect([picture.width, picture.height]).toEqual([
      Math.round(Math.min(LONG_SIDE, LONG_SIDE * ratio)),
      Math.round(Math.min(LONG_SIDE, LONG_SIDE / ratio)),
    ])
    expect(picture.planes.every((plane) => plane.every(Number.isFinite))).toBe(true)
  })

  test('uses every variant that a style has', () => {
    const used = new Set(inUse.map(({ style, variant }) => `${style}/${variant}`))
    const unused = styles.flatMap(({ name, variants }) =>
      variants.map((variant) => `${name}/${variant}`).filter((key) => !used.has(key)),
    )
    expect(unused).toEqual([])
  })

  test('gives a JPEG file without metadata', async () => {
    const file = await renderPhotograph({ ...aJob, format: 'landscape' })

    const { format, width, height, exif, icc, iptc } = await sharp(file).metadata()
    expect({ format, width, height, exif, icc, iptc }).toEqual({
      format: 'jpeg',
      width: 120,
      height: 80,
    })
  })

  test('gives the same bytes for the same job', async () => {
    expect(await renderPhotograph(aJob)).toEqual(await renderPhotograph(aJob))
  })

  test('looks the same at any size', async () => {
    const [small, large] = [await greyGrid(200), await greyGrid(600)]

    const difference = small.map((value, i) => Math.abs(value - (large[i] ?? 0)))
    expect(Math.max(...difference)).toBeLessThan(24)
  })

  test('gives another picture for another seed', async () => {
    const other = await renderPhotograph({ ...aJob, seed: 2 })
    expect(other).not.toEqual(await renderPhotograph(aJob))
  })

  test('refuses a style or variant there is not', async () => {
    await expect(renderPhotograph({ ...aJob, style: 'sculpture' })).rejects.toThrow('sculpture')
    await expect(renderPhotograph({ ...aJob, variant: 'marble' })).rejects.toThrow('marble')
  })
})

/** The picture as 8 × 8 greys, to compare renders of different sizes. */
async function greyGrid(size: number): Promise<Buffer> {
  const file = await renderPhotograph({ ...aJob, size })
  return sharp(file).greyscale().resize(8, 8, { fit: 'fill' }).raw().toBuffer()
}

const aJob: PhotographJob = {
  style: 'snow',
  variant: 'posts',
  seed: 1,
  format: 'square',
  size: LONG_SIDE,
}
