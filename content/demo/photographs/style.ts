import type { Picture } from './core/picture.ts'
import type { Rng } from './core/rng.ts'

/** Width : height of a picture. */
export const ratios = { landscape: 3 / 2, portrait: 4 / 5, square: 1, panorama: 2.4 } as const

export type Format = keyof typeof ratios

/** What a style is asked to draw. */
export interface Scene<Variant extends string = string> {
  readonly width: number
  readonly height: number
  readonly rng: Rng
  /** Length of one design pixel: pictures look the same at any output size. */
  readonly unit: number
  readonly variant: Variant
  /** One frame of a multiple exposure: no grain, dust or border. */
  readonly plain?: boolean
}

/** One way of making photographs. */
export interface Style {
  readonly name: string
  /** Those it composes well in. */
  readonly formats: readonly Format[]
  readonly variants: readonly string[]
  /** Draws and develops; the same scene gives the same pixels. Throws on a variant it does not have. */
  readonly render: (scene: Scene) => Promise<Picture>
}

/** A style from its description; inside `draw` the variant is one of those named. */
export function createStyle<const Variant extends string>(description: {
  readonly name: string
  readonly formats: readonly Format[]
  readonly variants: readonly Variant[]
  readonly draw: (scene: Scene<Variant>) => Picture | Promise<Picture>
}): Style {
  const { name, formats, variants, draw } = description
  return {
    name,
    formats,
    variants,
    async render(scene) {
      const variant = variants.find((known) => known === scene.variant)
      if (variant === undefined)
        throw new Error(`The style ${name} has no variant ${scene.variant}`)
      return draw({ ...scene, variant })
    },
  }
}
