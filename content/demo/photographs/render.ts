import { encode } from './core/encode.ts'
import type { Picture } from './core/picture.ts'
import { createRng, hashString } from './core/rng.ts'
import { ratios, type Format } from './style.ts'
import { styles } from './styles.ts'

/** Raised by every change that alters pixels, so that cached renders are made anew. */
export const GENERATOR_VERSION = 1

/** Everything that decides a photograph. */
export interface PhotographJob {
  readonly style: string
  readonly variant: string
  readonly seed: number
  readonly format: Format
  /** Long side in pixels. */
  readonly size: number
}

/**
 * Make a photograph (spec/content F9) as a JPEG file.
 * The same job gives the same bytes on one machine and one version of sharp. Throws on a style or
 * variant there is not.
 */
export async function renderPhotograph(job: PhotographJob): Promise<Buffer> {
  return encode(await renderPicture(job))
}

/** The same before it is encoded. */
export async function renderPicture(job: PhotographJob): Promise<Picture> {
  const { variant, size } = job
  const style = styles.find(({ name }) => name === job.style)
  if (!style) throw new Error(`There is no style ${job.style}`)
  const ratio = ratios[job.format]
  const width = Math.round(ratio >= 1 ? size : size * ratio)
  const height = Math.round(ratio >= 1 ? size / ratio : size)
  const rng = createRng(hashString(`${job.style}:${job.seed}`))
  return style.render({ width, height, rng, unit: size / 1600, variant })
}
