import sharp from 'sharp'
import { MAX_PIXELS } from './upload-limits.ts'

/** Every other format that libvips can read would be one more target for attackers. */
const ACCEPTED = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']

/** For opening every picture from outside: only the first frame is read, and broken pictures are refused. */
export const GUARDED = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const

/**
 * Blocks sharp's loaders of all other formats, for the whole process (spec/faults M2). Turns off the cache of decoded
 * pictures, because no picture is decoded twice.
 */
export function guardSharp(): void {
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ACCEPTED })
}
