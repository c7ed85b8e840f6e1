import { hex, mixRgb, ramp, scaleRgb, type Rgb } from '../core/colour.ts'
import { develop } from '../core/develop.ts'
import { mask } from '../core/mask.ts'
import { clamp } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { addLight, eachPixel, Picture } from '../core/picture.ts'
import { tree } from '../core/tree.ts'
import { createStyle, type Scene } from '../style.ts'

interface Air {
  readonly zenith: Rgb
  readonly glow: Rgb
}

const airs = {
  outback: { zenith: hex('#12203a'), glow: hex('#5f6f7d') },
  airglow: { zenith: hex('#0b2226'), glow: hex('#3f8a70') },
  township: { zenith: hex('#141b34'), glow: hex('#c98350') },
  mono: { zenith: hex('#151516'), glow: hex('#787878') },
} satisfies Record<string, Air>

const starColours = ['#ffb87a', '#ffe2bd', '#ffffff', '#dfe9ff', '#a9c6ff'].map(hex)

/** An hour at the celestial pole: thousands of arcs about one point over a dark ridge. */
export const startrails = createStyle({
  name: 'startrails',
  formats: ['landscape', 'portrait', 'square'],
  variants: ['outback', 'mono', 'township', 'airglow'],
  async draw(scene) {
    const { width, height, rng, variant } = scene
    const air = airs[variant]
    const pic = new Picture(width, height, 3)
    const noise = new Noise(rng)
    paintNight(pic, noise, air)
    drawStars(pic, scene, variant === 'mono' ? undefined : starColours)
    await addForeground(pic, scene, noise, air)
    return develop(
      pic,
      {
        contrast: 0.25,
        vignette: 0.35,
        soften: 0.4,
        grain: { amount: 0.02, size: 1 },
        halation: { amount: 0.5, radius: 0.004, threshold: 0.5 },
      },
      scene,
    )
  },
})

function paintNight(pic: Picture, noise: Noise, { zenith, glow }: Air): void {
  const { width, height } = pic
  eachPixel(pic, (x, y, i) => {
    const t = (y / (height * 0.88)) ** 3.2
    const haze = 0.8 + 0.2 * noise.fbm((x / width) * 2, (y / height) * 2, 3)
    const low = clamp(t * (0.75 + 0.35 * noise.at((x / width) * 1.4, 8)))
    pic.setRgb(i, scaleRgb(mixRgb(zenith, glow, low), haze))
  })
}

interface Sky {
  /** The pole, and how far the sky turned. */
  readonly x: number
  readonly y: number
  readonly sweep: number
  readonly start: number
  readonly reach: number
}

/** Trails in star colours, or all white. */
function drawStars(pic: Picture, scene: Scene, colours: readonly Rgb[] | undefined): void {
  const { width, height, rng, unit } = scene
  const sky = {
    x: width * rng.range(0.3, 0.7),
    y: height * rng.range(0.3, 0.62),
    sweep: rng.range(0.35, 0.9),
    start: rng() * 7,
    reach: Math.hypot(width, height) * 0.95,
  }
  const area = Math.min(1, (width * height) / 1.4e6 / unit / unit)
  const count = Math.round(2600 * area ** 0.5)
  for (let n = 0; n < count; n++) drawTrail(pic, scene, sky, colours)
}

function drawTrail(
  pic: Picture,
  scene: Scene,
  sky: Sky,
  colours: readonly Rgb[] | undefined,
): void {
  const { width, height, rng, unit } = scene
  const radius = sky.reach * Math.sqrt(rng())
  const first = sky.start + rng() * Math.PI * 2
  const magnitude = 0.06 + 0.8 * rng() ** 7
  const colour: Rgb = colours ? ramp(colours, rng()) : [1, 1, 1]
  const length = sky.sweep * radius
  const step = 0.75
  // Now and then a cloud passes and leaves a gap.
  const gap = rng.chance(0.05) ? rng() : -1
  for (let s = 0; s < length; s += step) {
    const t = s / length
    if (gap >= 0 && Math.abs(t - gap) < 0.01) continue
    const angle = first + s / Math.max(1, radius)
    const x = sky.x + Math.cos(angle) * radius
    const y = sky.y + Math.sin(angle) * radius
    if (x < 0 || y < 0 || x >= width || y >= height) continue
    const ends = Math.min(1, t * 30, (1 - t) * 30)
    const low = 1 - 0.5 * clamp(y / height - 0.5)
    addLight(pic, x, y, scaleRgb(colour, 2.4 * unit * magnitude * ends * step * low))
  }
}

/** A ridge with one to three trees on it, not quite black. */
async function addForeground(
  pic: Picture,
  scene: Scene,
  noise: Noise,
  { glow }: Air,
): Promise<void> {
  const { width, height, unit } = scene
  const ground = Float32Array.from({ length: width }, (_, x) => {
    const hills = 0.05 * noise.fbm((x / height) * 1.3, 4, 5)
    return height * (0.86 + hills + 0.02 * noise.ridged((x / height) * 4, 2, 4))
  })
  const trees = await mask(scene, drawTrees(scene, ground))
  eachPixel(pic, (x, y, i) => {
    const below = y - (ground[x] ?? 0)
    const cover = Math.max(clamp(below + 0.5), trees.at(i))
    if (cover <= 0) return
    const d = clamp(below / (height * 0.14))
    const rough = clamp(0.5 + noise.fbm(x / (30 * unit), y / (9 * unit), 4) * 1.2)
    const dim = trees.at(i) > 0.5 ? 0.35 : 1
    const light = (0.02 + 0.05 * (1 - d) * rough) * dim
    pic.coverRgb(
      i,
      [light * (0.5 + glow[0]), light * (0.5 + glow[1]), light * (0.5 + glow[2])],
      cover,
    )
  })
}

function drawTrees({ width, height, rng, unit }: Scene, ground: Float32Array): string {
  const trees = Array.from({ length: rng.int(1, 3) }, () => {
    const x = width * rng.range(0.06, 0.94)
    const size = height * rng.range(0.1, 0.3)
    const y = (ground[Math.floor(x)] ?? height) + 4 * unit
    return tree(rng, { x, y, size }, { leaves: rng.chance(0.7) })
  })
  return trees.join('')
}
