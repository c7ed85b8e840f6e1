import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeSizes } from './photograph.ts'

const focal = { x: 0.5, y: 0.5 }

async function aPicture() {
  const create = { width: 900, height: 600, channels: 3, background: '#a08060' } as const
  return { bytes: await sharp({ create }).jpeg().toBuffer(), width: 900, height: 600 }
}

describe('the named sizes of a photograph (spec/content A2)', () => {
  test('are made of a picture that credits no artist', async () => {
    const rights = { artist: '', copyright: '© Parallax' }
    const sizes = await makeSizes(await aPicture(), { focal, rights })
    expect([...sizes.keys()]).toEqual(['thumbnail', 'medium', 'medium_large', 'og'])
  })

  test('are made of a picture that credits nobody at all', async () => {
    const sizes = await makeSizes(await aPicture(), {
      focal,
      rights: { artist: '', copyright: '' },
    })
    expect(sizes.size).toBe(4)
  })

  test('carry the artist and the copyright', async () => {
    const rights = { artist: 'Noor Castellane', copyright: '© Noor Castellane' }
    const sizes = await makeSizes(await aPicture(), { focal, rights })
    const { exif } = await sharp(sizes.get('medium')).metadata()
    expect(exif?.toString('latin1')).toContain('Noor Castellane')
  })
})
