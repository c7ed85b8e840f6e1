import { blur } from '../core/blur.ts'
import { develop } from '../core/develop.ts'
import { mask } from '../core/mask.ts'
import { clamp, lerp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { fern, gumBranch, seaweed, umbel } from '../core/plants.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'

type Specimen = 'fern' | 'gum' | 'seaweed' | 'umbel'

/** Camera-less prints: a specimen on coated paper in the sun. The paper edge is brushed by hand. */
export const botanical = createStyle({
  name: 'botanical',
  formats: ['portrait', 'landscape', 'square'],
  variants: ['fern', 'gum', 'seaweed', 'umbel'],
  async draw(scene) {
    const pic = expose(scene, await mask(scene, specimens[scene.variant](scene)))
    return develop(
      pic,
      {
        tone: tones.cyanotype,
        contrast: 0.1,
        grain: { amount: 0.016, size: 1.6 },
        border: { width: 0.09, colour: [0.945, 0.935, 0.893], ragged: 0.013 },
      },
      scene,
    )
  },
})

/** Where the specimen lies flat the paper stays white; where it lifts, light creeps under. */
function expose({ width, height, rng, unit }: Scene, shape: Picture): Picture {
  const contact = blur(shape, 0.8 * unit)
  const lifted = blur(shape, 5 * unit)
  const halo = blur(shape, 16 * unit)
  const noise = new Noise(rng)
  const pic = new Picture(width, height)
  eachPixel(pic, (x, y, i) => {
    const lift = smoothstep(-0.1, 0.55, noise.fbm((x / width) * 2.2, (y / height) * 2.2, 2))
    const cover = lerp(contact.at(i), lifted.at(i), lift * 0.85)
    const strokes = noise.strata(x / (420 * unit), y / (16 * unit), 4) * 0.055
    const brush = strokes + noise.fbm(x / (300 * unit), y / (300 * unit), 4) * 0.07
    const fibre = noise.fbm(x / (5 * unit), y / (5 * unit), 2) * 0.022
    const ground = 0.19 + brush + fibre + halo.at(i) * 0.05
    const through = 0.86 + noise.fbm(x / (60 * unit), y / (60 * unit), 3) * 0.08 - lift * 0.12
    pic.mono[i] = lerp(ground, clamp(through) + fibre, cover)
  })
  return pic
}

const specimens: Record<Specimen, (scene: Scene) => string> = {
  fern: drawFerns,
  gum: drawGum,
  seaweed: drawSeaweed,
  umbel: drawUmbels,
}

const up = -Math.PI / 2

function drawFerns({ width, height, rng }: Scene): string {
  const fronds = rng.int(1, 3)
  return Array.from({ length: fronds }, (_, k) => {
    const aside = k - (fronds - 1) / 2
    const x = width / 2 + aside * Math.min(width, height) * 0.24
    const angle = up + aside * 0.22 + rng.range(-0.08, 0.08)
    const length = height * rng.range(0.68, 0.8)
    return fern(rng, { x, y: height * 0.9, angle, length }, rng.range(-0.5, 0.5))
  }).join('')
}

function drawGum({ width, height, rng }: Scene): string {
  const x = width / 2 + Math.min(width, height) * rng.range(-0.2, 0.2)
  const angle = up + rng.range(-0.3, 0.3)
  return gumBranch(rng, { x, y: height * 0.88, angle, length: height * 0.66 })
}

function drawSeaweed({ width, height, rng }: Scene): string {
  return seaweed(rng, { x: width / 2, y: height * 0.86, angle: up, length: height * 0.95 })
}

function drawUmbels({ width, height, rng }: Scene): string {
  return Array.from({ length: rng.int(2, 4) }, (_, k) => {
    const x = width / 2 + (k - 1) * width * 0.17 + rng.range(-0.03, 0.03) * width
    return umbel(rng, x, height * 0.92, height * rng.range(0.45, 0.72))
  }).join('')
}
