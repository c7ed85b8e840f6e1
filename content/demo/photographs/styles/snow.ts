import { blur } from '../core/blur.ts'
import { develop } from '../core/develop.ts'
import { mask } from '../core/mask.ts'
import { clamp, lerp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, paintMono, type Picture } from '../core/picture.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'
import { drawSubject } from './snow-subjects.ts'

/** White minimalism: bare trees, a row of posts, or a jetty in fog over snow or still water. */
export const snow = createStyle({
  name: 'snow',
  formats: ['square', 'landscape', 'panorama'],
  variants: ['tree', 'posts', 'grove', 'jetty'],
  async draw(scene) {
    const { height, rng, unit, variant } = scene
    const horizon = height * rng.range(0.56, 0.7)
    const isWater = variant === 'posts' || variant === 'jetty'
    const field = { horizon, isWater, noise: new Noise(rng) }
    const shapes = blur(await mask(scene, drawSubject(scene, horizon)), 1.1 * unit)
    const pic = paintField(scene, field)
    addShapes(pic, scene, field, shapes)
    const isBordered = rng.chance(0.6)
    return develop(
      pic,
      {
        tone: tones.silver,
        contrast: 0.3,
        gamma: 1.15,
        vignette: 0.3,
        soften: 0.5,
        grain: { amount: 0.02, size: 1.2 },
        border: isBordered ? { width: 0.07, colour: [0.955, 0.945, 0.92] } : undefined,
      },
      scene,
    )
  },
})

interface Field {
  readonly horizon: number
  readonly isWater: boolean
  readonly noise: Noise
}

/** Sky and ground, hardly to be told apart. */
function paintField(scene: Scene, { horizon, isWater, noise }: Field): Picture {
  const { width, height, unit } = scene
  const short = Math.min(width, height)
  const groundTone = (x: number, y: number, d: number): number => {
    if (isWater) {
      const ripples = noise.strata((x / width) * 2.2, d * 16, 4) * 0.03
      return lerp(0.88, 0.7, clamp(d)) + ripples * clamp(d * 4)
    }
    const drifts = noise.fbm((x / short) * 2.4, (d + 0.1) * 7, 5) * 0.035 * clamp(d * 3)
    const crust = noise.fbm(x / (14 * unit), y / (6 * unit), 2) * 0.012 * clamp(d)
    return lerp(0.9, 0.83, clamp(d)) + drifts + crust
  }
  return paintMono(scene, (x, y) => {
    const t = y / height
    const d = (y - horizon) / (height - horizon)
    const cloud = noise.fbm((x / width) * 1.6, t * 2.2, 4) * 0.03
    const sky = 0.86 + 0.06 * Math.sin(t * 2.2) - 0.1 * (1 - t) ** 3 + cloud
    return d > 0 ? lerp(sky, groundTone(x, y, d), smoothstep(-0.01, 0.16, d)) : sky
  })
}

/** The subject, paler where the fog is thick, and on water its reflection. */
function addShapes(pic: Picture, scene: Scene, field: Field, shapes: Picture): void {
  const { width, height, unit } = scene
  const { horizon, isWater, noise } = field
  eachPixel(pic, (x, y, i) => {
    const fogged = 0.1 + 0.05 * noise.at(x / (200 * unit), y / (160 * unit))
    pic.mono[i] = lerp(pic.at(i), fogged, shapes.at(i) * 0.94)
    if (!isWater || y <= horizon) return
    const near = clamp((y - horizon) / (height * 0.1))
    const wobble = noise.at(x / (60 * unit), y / (7 * unit)) * 3 * unit * near
    const mirrorY = Math.round(2 * horizon - y)
    const mirrorX = Math.round(x + wobble)
    if (mirrorY < 0 || mirrorX < 0 || mirrorX >= width) return
    const fading = Math.exp(-(y - horizon) / (height * 0.22))
    const mirrored = shapes.at(mirrorY * width + mirrorX) * 0.5 * fading
    pic.mono[i] = lerp(pic.at(i), 0.25, mirrored * (1 - shapes.at(i)))
  })
}
