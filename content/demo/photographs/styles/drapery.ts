import { hex } from '../core/colour.ts'
import { develop } from '../core/develop.ts'
import { clamp } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { paintMono } from '../core/picture.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'

const cloths = {
  linen: tones.silver,
  blue: ['#060a16', '#14234d', '#35518c', '#8ea6c9', '#e6ebee'].map(hex),
  red: ['#120304', '#4d0b0f', '#94262a', '#cf6a5c', '#f3cdb9'].map(hex),
}

/** Hung cloth in raking light: folds are warped ridges, shaded from their own slope. */
export const drapery = createStyle({
  name: 'drapery',
  formats: ['portrait', 'square', 'landscape'],
  variants: ['linen', 'blue', 'red'],
  draw(scene) {
    const { width, height, rng, unit } = scene
    const noise = new Noise(rng)
    const short = Math.min(width, height)
    const fold = createFolds(scene, noise)
    const from = rng.chance(0.5) ? 0.82 : -0.82
    const e = 1.2
    const pic = paintMono(scene, (x, y) => {
      const h = fold(x, y)
      const dx = ((fold(x + e, y) - h) / e) * short
      const dy = ((fold(x, y + e) - h) / e) * short
      const lambert = Math.max(0, (-dx * from - dy * 0.35 + 0.5) * (1 / Math.hypot(dx, dy, 1)))
      const warp = noise.at(x / (1.6 * unit), y / (2.4 * unit)) * 0.02
      const weft = noise.at(x / (5 * unit), y / (1.4 * unit)) * 0.015
      return clamp(0.05 + lambert * 0.92 * (0.8 + h * 2.2) + h * 0.5 + (warp + weft))
    })
    const finish = {
      contrast: 0.3,
      vignette: 0.4,
      soften: 0.6,
      grain: { amount: 0.026, size: 1.3 },
    }
    return develop(pic, { ...finish, tone: cloths[scene.variant] }, scene)
  },
})

/** The cloth's height at a point, in shares of the short side; folds fan out from where it is gathered. */
function createFolds(
  { width, height, rng }: Scene,
  noise: Noise,
): (x: number, y: number) => number {
  const short = Math.min(width, height)
  const pull = rng.range(0.7, 1.5)
  const swing = rng.range(-0.9, 0.9)
  const gather = rng.range(0.2, 0.8)
  const folds = rng.range(2.2, 3.6)
  return (x, y) => {
    const u = x / short
    const v = y / short
    const fan = 1 / (0.35 + v * pull * 0.8)
    const across = ((u - gather * (width / short)) * fan + swing * v * 0.35) * folds
    const warp = noise.fbm(across * 0.7, v * 0.7, 3) * 0.8
    const wave = noise.at(across * 1.3 + warp, v * 0.6) * 0.8
    const big = Math.sin((across + warp) * 3.1) * 0.5 + wave
    const small = (1 - Math.abs(noise.at(across * 2.6 + warp * 2, v * 0.9 + 5))) ** 3
    return big * 0.075 + small * 0.035 + noise.at(u * 3, v * 3) * 0.01
  }
}
