import sharp from 'sharp'

/** What pictures are uploaded as. Everything else that libvips can read is a way in for attackers. */
const ACCEPTED = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']

/**
 * At most this many pixels are decoded: 100 megapixels, as many as cameras take, in 400 MB of memory (spec/faults M2).
 */
export const MAX_PIXELS = 100e6

/** How every picture that came from outside is opened: only its first frame, broken ones refused. */
export const GUARDED = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const

/**
 * Blocks every loader of sharp but those of the accepted formats, for the whole process (spec/faults M2), and keeps no
 * decoded pictures: none is asked for twice.
 */
export function guardSharp(): void {
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ACCEPTED })
}
