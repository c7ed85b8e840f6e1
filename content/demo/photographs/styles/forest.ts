import { hex, mixRgb, scaleRgb, type Rgb } from '../core/colour.ts'
import { develop } from '../core/develop.ts'
import { clamp, lerp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { createStyle, type Scene } from '../style.ts'

interface Air {
  readonly fog: Rgb
  readonly bark: Rgb
  readonly floor: Rgb
}

const airs = {
  silver: { fog: hex('#dededc'), bark: hex('#121212'), floor: hex('#2c2c2b') },
  green: { fog: hex('#cfd9cd'), bark: hex('#12160f'), floor: hex('#2d3a22') },
  ember: { fog: hex('#e0c3a4'), bark: hex('#1a100b'), floor: hex('#40261a') },
} satisfies Record<string, Air>

/** Tall trunks receding into mist. Distance is only fog: each trunk fades toward the air colour. */
export const forest = createStyle({
  name: 'forest',
  formats: ['landscape', 'portrait', 'panorama'],
  variants: ['silver', 'green', 'ember'],
  draw(scene) {
    const { width, height, rng, variant } = scene
    const wood = { air: airs[variant], noise: new Noise(rng), fog: new Noise(rng) }
    const pic = new Picture(width, height, 3)
    const horizon = height * rng.range(0.68, 0.78)
    const trunks = plantTrunks(scene, horizon)
    paintGround(pic, scene, wood, horizon)
    for (const trunk of trunks) drawTrunk(pic, scene, wood, trunk)
    return develop(
      pic,
      {
        contrast: 0.35,
        vignette: 0.25,
        soften: 0.7,
        grain: { amount: 0.026, size: 1.3 },
        halation: { amount: 0.25, radius: 0.02, threshold: 0.7 },
      },
      scene,
    )
  },
})

interface Wood {
  readonly air: Air
  readonly noise: Noise
  readonly fog: Noise
}

interface Trunk {
  readonly x: number
  readonly width: number
  readonly lean: number
  readonly bend: number
  /** 0 = lost in the fog, 1 = before the eye. */
  readonly depth: number
  readonly foot: number
  readonly seed: number
}

/** Far trunks first, so that near ones cover them. */
function plantTrunks({ width, height, rng }: Scene, horizon: number): Trunk[] {
  // Off the half, so that the rounding of a picture's sides cannot add or take a trunk.
  const count = Math.round(34 * Math.max(1, width / height / 1.2) - 0.25)
  return Array.from({ length: count }, (_, n) => {
    const depth = (n / count) ** 1.7
    return {
      x: rng.range(-0.03, 1.03) * width,
      width: height * lerp(0.006, 0.062, depth ** 1.5) * rng.range(0.7, 1.3),
      depth,
      lean: rng.gauss() * 0.025,
      bend: rng.gauss() * 0.02,
      foot: lerp(horizon + height * 0.005, height * 1.06, depth ** 1.6),
      seed: rng() * 1000,
    }
  })
}

function paintGround(
  pic: Picture,
  { rng }: Scene,
  { air, noise, fog }: Wood,
  horizon: number,
): void {
  const { width, height } = pic
  const beam = rng.range(0.3, 0.7)
  eachPixel(pic, (x, y, i) => {
    const t = y / height
    const drift = fog.fbm((x / width) * 3, t * 3, 4) * 0.05
    const mist = scaleRgb(air.fog, 1.02 - 0.2 * Math.abs(x / width - beam) - 0.1 * t + drift)
    if (y <= horizon) {
      pic.setRgb(i, mist)
      return
    }
    const d = (y - horizon) / (height - horizon)
    const spread = 0.25 + d
    const litter = noise.fbm(x / (width * 0.05 * spread), y / (height * 0.012 * spread), 5)
    const ground = scaleRgb(air.floor, 1 + litter * 0.8)
    pic.setRgb(i, mixRgb(mist, ground, smoothstep(0, 1.1, d + litter * 0.14) * 0.93))
  })
}

function drawTrunk(pic: Picture, { height, rng }: Scene, wood: Wood, trunk: Trunk): void {
  const { noise } = wood
  const { width, seed } = trunk
  const branches = Array.from({ length: rng.int(2, 7) }, () => ({
    y: rng.range(-0.05, 0.55) * height,
    side: rng.chance(0.5) ? 1 : -1,
    up: rng.range(0.5, 1.5),
    length: width * rng.range(2.5, 9),
    width: width * rng.range(0.08, 0.24),
  }))
  for (let y = 0; y < Math.min(height, trunk.foot); y++) {
    const k = (trunk.foot - y) / height
    const flare = 1 + 0.6 * Math.exp(-k * 26)
    const wander = noise.at(y / (height * 0.25), seed) * width * 0.3
    const centre = trunk.x + (trunk.lean * k + trunk.bend * k * k) * height + wander
    const taper = 1 - 0.35 * Math.min(1, k)
    const half = (width / 2) * flare * taper * (1 + 0.07 * noise.at(y / (width * 1.5), seed + 4))
    drawSpan(pic, wood, trunk, { y, centre, half, cover: 1 })
    for (const branch of branches) {
      const rise = branch.length * branch.up
      const s = (branch.y - y) / rise
      if (s < 0 || s > 1) continue
      drawSpan(pic, wood, trunk, {
        y,
        centre: centre + branch.side * (half * 0.6 + s ** 0.8 * branch.length),
        half: Math.max(0.5, branch.width * (1 - s * 0.85)),
        cover: 0.95,
      })
    }
  }
}

/** One row of pixels of a trunk or branch. */
interface Span {
  readonly y: number
  readonly centre: number
  readonly half: number
  readonly cover: number
}

function drawSpan(pic: Picture, { air, noise, fog }: Wood, trunk: Trunk, span: Span): void {
  const { width, height } = pic
  const { depth, seed } = trunk
  const { y, centre, half } = span
  const low = smoothstep(0.15, -0.12, (trunk.foot - y) / height) * 0.25
  const last = Math.min(width - 1, centre + half + 1)
  for (let x = Math.max(0, Math.floor(centre - half - 1)); x <= last; x++) {
    const cover = clamp(half - Math.abs(x + 0.5 - centre) + 0.5) * span.cover
    if (cover <= 0) continue
    const across = (x - centre) / half
    const grooves = noise.strata(across * 2.2 + seed, (y / trunk.width) * 0.28 + seed, 4)
    const bark = grooves * 0.35 * depth
    const rim = 0.1 * smoothstep(0.3, 1, -across) + 0.04
    const drift = 0.07 * fog.fbm(x / (height * 0.5), y / (height * 0.3) + depth * 3, 3)
    const mist = clamp((1 - depth ** 0.8) * 0.93 + low * (1 - depth) + drift)
    const lightOn = (c: 0 | 1 | 2): number =>
      air.bark[c] * (1 + bark) + (rim + bark * 0.12) * air.fog[c] * 0.6
    const i = y * width + x
    const seen = mixRgb([lightOn(0), lightOn(1), lightOn(2)], pic.rgbAt(i), mist)
    pic.coverRgb(i, seen, cover)
  }
}
