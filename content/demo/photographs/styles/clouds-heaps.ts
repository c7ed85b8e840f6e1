import { clamp, lerp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { resize } from '../core/resize.ts'
import type { Scene } from '../style.ts'

/** A sky full of heaped cloud. */
interface Sky {
  /** Clouds across the short side, overhead. */
  readonly scale: number
  /** 0 = looking straight up, 1 = under a ceiling that runs to the horizon. */
  readonly perspective: number
  /** Mass above which there is cloud; lower covers more. */
  readonly level: number
  /** Direction of the light in the picture. */
  readonly light: readonly [x: number, y: number]
  /** Tones of the open sky, of cloud in the light and in its own shade, and of the low haze. */
  readonly open: readonly [top: number, low: number]
  readonly lit: number
  readonly shade: number
  readonly haze: number
  /** How strongly the light models the cloud. */
  readonly modelling: number
  /** How gradually cloud ends. */
  readonly softness: number
}

/** Fair weather: separate heaps in a darkened sky. */
export function paintFairSky(scene: Scene): Picture {
  const { rng } = scene
  return paintSky(scene, {
    scale: rng.range(1.5, 2.2),
    perspective: rng.range(0.25, 0.5),
    level: rng.range(0.02, 0.1),
    light: [rng.range(-0.7, 0.7), -1],
    open: [0.13, 0.42],
    lit: 0.98,
    shade: 0.42,
    haze: 0.62,
    modelling: 1.15,
    softness: 0.13,
  })
}

/** Before rain: an unbroken ceiling, torn where the light comes through. */
export function paintStormSky(scene: Scene): Picture {
  const { rng } = scene
  return paintSky(scene, {
    scale: rng.range(1, 1.4),
    perspective: rng.range(0.72, 0.85),
    level: rng.range(-0.34, -0.24),
    light: [rng.range(-0.5, 0.5), 1],
    open: [0.7, 0.9],
    lit: 0.62,
    shade: 0.12,
    haze: 0.74,
    modelling: 0.5,
    softness: 0.3,
  })
}

/** Shaded as relief: a slope towards the light is bright, and thick cloud is dark beneath. */
function paintSky(scene: Scene, sky: Sky): Picture {
  const { width, height } = scene
  const mass = paintMass(scene, sky)
  const short = Math.min(width, height)
  const [toX, toY] = sky.light
  const length = Math.hypot(toX, toY)
  const pic = new Picture(width, height)
  const towards = (x: number, y: number, distance: number): number => {
    const px = clamp(Math.round(x + (toX / length) * distance * short), 0, width - 1)
    const py = clamp(Math.round(y + (toY / length) * distance * short), 0, height - 1)
    return mass.at(py * width + px)
  }
  eachPixel(pic, (x, y, i) => {
    const t = y / height
    const here = mass.at(i)
    const relief =
      (here - towards(x, y, 0.007)) * 2.1 +
      (here - towards(x, y, 0.022)) * 1.5 +
      (here - towards(x, y, 0.06)) * 1.1
    const thick = smoothstep(0, 0.55, here - sky.level)
    const light = clamp(0.62 + relief * sky.modelling - thick * 0.3)
    const cover = smoothstep(0, sky.softness, here - sky.level)
    const cloud = lerp(sky.shade, sky.lit, light)
    const haze = sky.perspective * smoothstep(0.55, 1.05, t)
    pic.mono[i] = lerp(lerp(lerp(...sky.open, t), cloud, cover), sky.haze, haze)
  })
  return pic
}

/** How much cloud there is, about -0.5..0.8: broad masses, and rounded lumps on them. */
function paintMass({ width, height, rng }: Scene, { scale, perspective }: Sky): Picture {
  const broad = new Noise(rng)
  const lumps = new Noise(rng)
  const short = Math.min(width, height)
  const small = new Picture(width / 1.4, height / 1.4)
  eachPixel(small, (x, y, i) => {
    const depth = 1 / (1.12 - (perspective * y) / small.height)
    const u = ((x / small.width - 0.5) * width * scale * depth) / short
    const v =
      (perspective > 0.6 ? depth * 2.2 : (y / small.height) * (height / short) * depth) * scale
    const bend = broad.fbm(u * 0.8 + 11, v * 0.8, 3) * 0.5
    const heap = broad.fbm(u * 0.7 + bend, v * 0.8, 4, 0.5)
    const lump = billow(lumps, u * 2 + bend, v * 2 + bend)
    small.mono[i] = heap * 0.95 + (lump - 0.42) * 0.62
  })
  return resize(small, width, height)
}

/** Fractal sum of rounded bumps with creases between, 0..1. */
function billow(noise: Noise, x: number, y: number): number {
  let u = x
  let v = y
  let sum = 0
  let amplitude = 1
  let norm = 0
  for (let i = 0; i < 6; i++) {
    sum += amplitude * (1 - Math.abs(noise.at(u, v)) * 1.25) ** 2
    norm += amplitude
    amplitude *= 0.52
    const turned = u * 1.66 - v * 1.25 + 3.7
    v = u * 1.25 + v * 1.66 + 8.3
    u = turned
  }
  return 1 - sum / norm
}
