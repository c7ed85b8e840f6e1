import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { IMAGE_SIZES } from './image-sizes.ts'
import { makeSize } from './photograph.ts'

const focal = { x: 0.5, y: 0.5 }

async function aPicture() {
  const create = { width: 900, height: 600, channels: 3, background: '#a08060' } as const
  return { bytes: await sharp({ create }).jpeg().toBuffer(), width: 900, height: 600 }
}

/** The sizes that are made from a picture, by name. */
async function sizesOf(rights: Parameters<typeof makeSize>[2]['rights']) {
  const picture = await aPicture()
  const made = IMAGE_SIZES.map(
    async (size) => [size.name, await makeSize(picture, size, { focal, rights })] as const,
  )
  return new Map((await Promise.all(made)).filter(([, bytes]) => bytes !== undefined))
}

describe('the named sizes of a photograph (spec/content A2)', () => {
  test('are made from a picture that credits no artist', async () => {
    const sizes = await sizesOf({ artist: '', copyright: '© Parallax' })
    expect([...sizes.keys()]).toEqual(['thumbnail', 'medium', 'medium_large', 'og'])
  })

  test('are made from a picture that credits nobody at all', async () => {
    expect((await sizesOf({ artist: '', copyright: '' })).size).toBe(4)
  })

  test('carry the artist and the copyright', async () => {
    const sizes = await sizesOf({ artist: 'Noor Castellane', copyright: '© Noor Castellane' })
    const { exif } = await sharp(sizes.get('medium')).metadata()
    expect(exif?.toString('latin1')).toContain('Noor Castellane')
  })
})
