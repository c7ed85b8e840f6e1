import { cloudField } from '../core/clouds.ts'
import { develop } from '../core/develop.ts'
import { lerp } from '../core/math.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { resize } from '../core/resize.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'
import { paintFairSky, paintStormSky } from './clouds-heaps.ts'

/** Cloud studies: "equivalents" after the 1920s, small, dark, close to abstraction; and whole skies. */
export const clouds = createStyle({
  name: 'clouds',
  formats: ['portrait', 'square', 'landscape'],
  variants: ['equivalent', 'bright', 'storm'],
  draw(scene) {
    const isEquivalent = scene.variant === 'equivalent'
    return develop(
      skies[scene.variant](scene),
      {
        tone: isEquivalent ? tones.platinum : tones.silver,
        contrast: 0.45,
        vignette: 0.35,
        soften: 0.8,
        grain: { amount: 0.03, size: 1.4 },
        dust: isEquivalent ? 14 : 0,
        border: isEquivalent ? { width: 0.09, colour: [0.94, 0.92, 0.87] } : undefined,
      },
      scene,
    )
  },
})

const skies = { equivalent: paintEquivalent, bright: paintFairSky, storm: paintStormSky }

/** Veils lit from any side, cut out of the sky without an up or a down. */
function paintEquivalent({ width, height, rng }: Scene): Picture {
  const angle = rng() * 7
  const size = { width: Math.ceil(width / 1.6), height: Math.ceil(height / 1.6) }
  const field = cloudField(rng, size, {
    scale: rng.range(2.2, 3.4),
    cover: rng.range(0.46, 0.6),
    light: [Math.cos(angle), Math.sin(angle)],
    billow: rng.range(0.35, 0.95),
    stretch: rng.range(1, 2.2),
  })
  const density = resize(field.density, width, height)
  const light = resize(field.light, width, height)
  const pic = new Picture(width, height)
  eachPixel(pic, (_, y, i) => {
    // The resampling can undershoot, and a power of a negative number is NaN.
    const cover = Math.max(0, density.at(i)) ** 0.8
    pic.mono[i] = lerp(lerp(0.06, 0.16, y / height), 0.1 + light.at(i), cover)
  })
  return pic
}
