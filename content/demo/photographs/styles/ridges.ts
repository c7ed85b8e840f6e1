import { hex, mixRgb, scaleRgb, type Rgb } from '../core/colour.ts'
import { develop } from '../core/develop.ts'
import { clamp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { createStyle, type Scene } from '../style.ts'
import { createRange, type Range } from './ridges-range.ts'

interface Light {
  readonly far: Rgb
  readonly near: Rgb
  readonly sky: Rgb
  readonly fog: Rgb
}

const lights = {
  dawn: { far: hex('#d9b9a6'), near: hex('#141b22'), sky: hex('#f0d7bd'), fog: hex('#e3c6b0') },
  silver: { far: hex('#cfcfcd'), near: hex('#111111'), sky: hex('#e6e6e3'), fog: hex('#dcdcd9') },
  bluehour: { far: hex('#8fa3b5'), near: hex('#0a1019'), sky: hex('#c3ccd2'), fog: hex('#a9b8c4') },
  eucalypt: { far: hex('#a9b3ab'), near: hex('#10160f'), sky: hex('#d9dccf'), fog: hex('#c2c9be') },
} satisfies Record<string, Light>

/** Ranges behind ranges: each nearer ridge is darker; fog collects in the valleys between them. */
export const ridges = createStyle({
  name: 'ridges',
  formats: ['landscape', 'panorama', 'portrait'],
  variants: ['silver', 'dawn', 'bluehour', 'eucalypt'],
  draw(scene) {
    const { width, height, rng, variant } = scene
    const noise = new Noise(rng)
    const fog = new Noise(rng)
    const count = rng.int(6, 8)
    const ranges = Array.from({ length: count }, (_, i) =>
      createRange(scene, noise, { index: i, depth: i / (count - 1) }),
    )
    const sun = { x: rng.range(0.25, 0.75), glow: rng.range(0.05, 0.14) }
    const view = { width, height, ranges, light: lights[variant], noise, fog, sun }
    const pic = new Picture(width, height, 3)
    eachPixel(pic, (x, y, i) => {
      pic.setRgb(i, colourAt(view, x, y, count - 1))
    })
    return develop(
      pic,
      {
        contrast: 0.35,
        vignette: 0.22,
        soften: 0.6,
        grain: { amount: 0.024, size: 1.2 },
        halation: { amount: 0.18, radius: 0.03, threshold: 0.7 },
      },
      scene,
    )
  },
})

interface View extends Pick<Scene, 'width' | 'height'> {
  readonly ranges: readonly Range[]
  readonly light: Light
  readonly noise: Noise
  readonly fog: Noise
  readonly sun: { readonly x: number; readonly glow: number }
}

/** Nearest range first; what lies behind is only looked up at an edge. */
function colourAt(view: View, x: number, y: number, nearest: number): Rgb {
  for (let k = nearest; k >= 0; k--) {
    const range = view.ranges[k]
    if (!range) continue
    const below = y - (range.top[x] ?? 0)
    if (below < -1) continue
    const own = rangeColour(view, k, x, y)
    return below >= 0 ? own : mixRgb(colourAt(view, x, y, k - 1), own, below + 1)
  }
  return skyColour(view, x, y)
}

function skyColour({ width, height, light, fog, sun }: View, x: number, y: number): Rgb {
  const t = y / height
  const glow = sun.glow * Math.exp(-(((x / width - sun.x) / 0.3) ** 2))
  return scaleRgb(light.sky, 0.86 + t * 0.16 + glow + fog.fbm((x / width) * 2, t * 5, 3) * 0.03)
}

function rangeColour(view: View, k: number, x: number, y: number): Rgb {
  const { width, height, ranges, light, noise, fog } = view
  const range = ranges[k]
  if (!range) return light.fog
  const { depth } = range
  const crest = range.ground[x] ?? 0
  const s = ((y - crest) / height) * 14
  const gullies = noise.fbm((x / height) * (5 + k) + s * 0.35, s * 0.5 + k * 13, 4) * 0.5
  const spur = gullies + noise.at((x / height) * 34, (y / height) * 30) * 0.1
  const base = mixRgb(light.far, light.near, depth ** 1.25)
  const next = ranges[k + 1]?.ground[x] ?? height * 1.25
  const into = clamp((y - crest) / Math.max(next - crest, height * 0.04))
  const wisps = fog.fbm((x / width) * 3.2 + k * 5, (y / height) * 8 + k, 4)
  const mist = smoothstep(0.12, 1.15, into + wisps * 0.55) * (1 - depth * 0.55) * 0.95
  return mixRgb(scaleRgb(base, 1 + spur * 0.75 * range.spur), light.fog, mist)
}
