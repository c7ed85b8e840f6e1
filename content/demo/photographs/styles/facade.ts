import { hex, mixRgb, scaleRgb, type Rgb } from '../core/colour.ts'
import { develop } from '../core/develop.ts'
import { clamp, fract, hash2, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'
import {
  createCamera,
  march,
  pickSun,
  sunlightAt,
  type Direction,
  type Ray,
} from './facade-rays.ts'
import { reliefs, type Relief } from './facade-reliefs.ts'

interface Look {
  readonly top: Rgb
  readonly low: Rgb
  readonly stone: Rgb
  readonly isMono: boolean
}

const looks = {
  redfilter: { top: hex('#0c0c0c'), low: hex('#2c2c2c'), stone: hex('#d6d3cd'), isMono: true },
  noon: { top: hex('#2c66a8'), low: hex('#79a9d0'), stone: hex('#d8c9b0'), isMono: false },
  dusk: { top: hex('#7f8fb0'), low: hex('#e8b79a'), stone: hex('#d9b195'), isMono: false },
} satisfies Record<string, Look>

/** Concrete towers in hard sun. The wall is a height field; view and sun rays are marched through it. */
export const facade = createStyle({
  name: 'facade',
  formats: ['portrait', 'landscape', 'square'],
  variants: ['redfilter', 'noon', 'dusk'],
  draw(scene) {
    const look = looks[scene.variant]
    const pic = new Picture(scene.width, scene.height, 3)
    const trace = createTracer(scene, look)
    eachPixel(pic, (x, y, i) => {
      pic.setRgb(i, trace(x + 0.5, y + 0.5))
    })
    smoothEdges(pic, trace)
    return develop(
      look.isMono ? pic.toMono() : pic,
      {
        tone: look.isMono ? tones.selenium : undefined,
        contrast: 0.3,
        vignette: 0.2,
        soften: 0.45,
        grain: { amount: 0.022, size: 1.1 },
        halation: { amount: 0.15, radius: 0.012, threshold: 0.7 },
      },
      scene,
    )
  },
})

/** Two more samples, only where a neighbour differs. */
function smoothEdges(pic: Picture, trace: (x: number, y: number) => Rgb): void {
  const { width, height } = pic
  const green = pic.rgb[1].slice()
  const differs = (x: number, y: number, i: number): boolean => {
    const apart = (inside: boolean, other: number): boolean =>
      inside && Math.abs((green[i] ?? 0) - (green[other] ?? 0)) >= 0.09
    return (
      apart(x > 0, i - 1) ||
      apart(y > 0, i - width) ||
      apart(x < width - 1, i + 1) ||
      apart(y < height - 1, i + width)
    )
  }
  eachPixel(pic, (x, y, i) => {
    if (!differs(x, y, i)) return
    const first = pic.rgbAt(i)
    const a = trace(x + 0.2, y + 0.75)
    const b = trace(x + 0.8, y + 0.25)
    const mean = (c: 0 | 1 | 2): number => (first[c] + a[c] + b[c]) / 3
    pic.setRgb(i, [mean(0), mean(1), mean(2)])
  })
}

/** One building under one sun. */
interface Site {
  readonly look: Look
  readonly noise: Noise
  readonly relief: Relief
  readonly sun: Direction
}

/** The colour seen at a point of the picture: wall, or sky past the roof or the corner. */
function createTracer(scene: Scene, look: Look): (x: number, y: number) => Rgb {
  const { width, height, rng } = scene
  const noise = new Noise(rng)
  const relief = rng.pick(reliefs)(rng)
  const site = { look, noise, relief, sun: pickSun(rng) }
  const rayAt = createCamera(scene)
  const roof = rng.chance(0.72) ? rng.range(24, 40) : 1e9
  const corner = rng.chance(0.5) ? rng.range(14, 26) : 1e9
  return (x, y) => {
    const ray = rayAt(x, y)
    const { u, v, h } = march(relief, ray)
    if (v > roof || u > corner) return skyAt(site, x / width, y / height)
    return shade(site, { u, v, h }, ray)
  }
}

function skyAt({ look, noise }: Site, x: number, t: number): Rgb {
  const streaks = 1 + noise.strata(x * 1.5, t * 4, 4) * 0.06
  return scaleRgb(mixRgb(look.top, look.low, clamp(t * 1.1)), streaks)
}

interface Spot {
  readonly u: number
  readonly v: number
  readonly h: number
}

function shade(site: Site, spot: Spot, ray: Ray): Rgb {
  const { look, relief, sun } = site
  const { u, v, h } = spot
  const e = 0.03
  const dhu = (relief.height(u + e, v) - relief.height(u - e, v)) / (2 * e)
  const dhv = (relief.height(u, v + e) - relief.height(u, v - e)) / (2 * e)
  const k = 1 / Math.hypot(dhu, dhv, 1)
  const lambert = Math.max(0, (-dhu * sun[0] - dhv * sun[1] + sun[2]) * k)
  const lit = lambert > 0.01 ? sunlightAt(relief, spot, sun) : 0
  if (relief.isGlass(u, v) && h < 0.02) return glassAt(site, spot, lit, ray)
  const open = clamp(0.45 + 0.55 * (h / relief.max) + dhv * -0.02)
  const light = 0.2 * open + 0.92 * lit * lambert ** 0.75
  const cool = lit * lambert > 0.1 ? 0 : 0.35
  const [red, green, blue] = mixRgb(look.stone, look.isMono ? look.stone : look.top, cool)
  const base = concrete(site.noise, u, v)
  return [red * base * light, green * base * light, blue * base * light]
}

/** Stains, and the marks of the boards it was cast in; about 1. */
function concrete(noise: Noise, u: number, v: number): number {
  const streaks = noise.strata(u * 2.6, v * 0.16, 3) * 0.09
  const stain = noise.fbm(u * 0.16, v * 0.1, 4) * 0.1 + streaks + noise.at(u * 9, v * 9) * 0.05
  const board = 0.035 * (hash2(Math.floor(v / 0.3), Math.floor(u / 3.6)) - 0.5)
  const joint = 0.07 * smoothstep(0.05, 0, Math.abs(fract(v / 0.9) - 0.5) * 0.9) * 0.6
  return 1 + stain + (board - joint)
}

/** A window: the sky in it, and often a blind. */
function glassAt({ look, noise }: Site, { u, v }: Spot, lit: number, ray: Ray): Rgb {
  const pane = hash2(Math.floor(u / 1.8) * 7, Math.floor(v / 3.2) * 13)
  const hasBlind = pane > 0.55 && fract(v / 3.2) > 0.25 + pane * 0.5
  const mirror = clamp(0.2 + 0.5 * ray.dv + noise.at(u * 0.5, v * 0.5) * 0.2)
  const [red, green, blue] = mixRgb(
    [0.03, 0.035, 0.04],
    look.low,
    mirror * (look.isMono ? 0.5 : 0.6),
  )
  const blind = hasBlind ? 0.16 + lit * 0.5 : 0
  return [
    Math.max(red, blind * look.stone[0]) + lit * 0.04,
    Math.max(green, blind * look.stone[1]) + lit * 0.04,
    Math.max(blue, blind * look.stone[2]) + lit * 0.04,
  ]
}
