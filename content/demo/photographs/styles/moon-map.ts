import { lerp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import type { Rng } from '../core/rng.ts'

/** The near side as a square a little wider than the disc. */
export interface MoonMap {
  readonly relief: Picture
  /** How light the ground is: seas are dark. */
  readonly albedo: Picture
}

/** Seas and highlands, then craters; `radius` is that of the disc in pixels. */
export function createMoonMap(rng: Rng, radius: number): MoonMap {
  const size = Math.ceil(radius * 2) + 4
  const noise = new Noise(rng)
  const seas = new Noise(rng)
  const map = { relief: new Picture(size, size), albedo: new Picture(size, size) }
  eachPixel(map.relief, (x, y, i) => {
    const u = (x - size / 2) / radius
    const v = (y - size / 2) / radius
    const rr = u * u + v * v
    if (rr > 1.02) return
    const z = Math.sqrt(Math.max(0.03, 1 - rr))
    const s = 1 / (0.55 + 0.45 * z)
    const fine = seas.fbm(u * 1.5 * s + 3, v * 1.5 * s, 5, 0.5)
    const dark = smoothstep(
      -0.14,
      0.3,
      fine + 0.22 * seas.at(u * 0.9 + 7, v * 0.9) - 0.04 + u * 0.08,
    )
    map.albedo.mono[i] = lerp(0.84, 0.42, dark) + noise.fbm(u * 9 * s, v * 9 * s, 4) * 0.09
    const rough = noise.fbm(u * 7 * s, v * 7 * s, 6, 0.6)
    map.relief.mono[i] = rough * radius * 0.006 * (1 - dark * 0.75)
  })
  for (let n = 0; n < 900; n++) stampCrater(map, radius, rng)
  return map
}

interface Crater {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Foreshortening near the limb, and the direction it is seen from. */
  readonly squash: number
  readonly bearing: number
  readonly hasRays: boolean
  readonly phase: number
}

function stampCrater(map: MoonMap, discRadius: number, rng: Rng): void {
  const size = map.relief.width
  const bearing = rng() * 7
  const distance = Math.sqrt(rng()) * 0.99
  const radius = discRadius * 0.008 * (1 / (rng() * 0.985 + 0.015)) ** 0.62
  const hasRays = radius > discRadius * 0.045 && rng.chance(0.35)
  const x = size / 2 + Math.cos(bearing) * distance * discRadius
  const y = size / 2 + Math.sin(bearing) * distance * discRadius
  const squash = Math.max(0.2, Math.sqrt(1 - distance * distance))
  const crater = { x, y, radius, squash, bearing, hasRays, phase: rng() * 7 }
  const reach = radius * (hasRays ? 7 : 1.7)
  for (let v = Math.max(0, Math.floor(y - reach)); v < Math.min(size, y + reach); v++) {
    for (let u = Math.max(0, Math.floor(x - reach)); u < Math.min(size, x + reach); u++) {
      stampPixel(map, crater, u, v)
    }
  }
}

/** A bowl with a raised rim, and for the young ones bright rays. */
function stampPixel({ relief, albedo }: MoonMap, crater: Crater, x: number, y: number): void {
  const { radius, phase } = crater
  const cos = Math.cos(crater.bearing)
  const sin = Math.sin(crater.bearing)
  const dx = x - crater.x
  const dy = y - crater.y
  const p = (dx * cos + dy * sin) / crater.squash
  const q = -dx * sin + dy * cos
  const t = Math.hypot(p, q) / radius
  const i = y * relief.width + x
  if (t < 1.7) {
    const bowl = t < 1 ? t * t - 0.75 : 0.25 * Math.exp(-(t - 1) * 5)
    relief.mono[i] = relief.at(i) + bowl * radius * 0.1
  }
  if (crater.hasRays && t < 7) {
    const around = Math.atan2(q, p)
    const streaks = Math.sin(around * 9 + phase) * 0.6 + Math.sin(around * 17 + phase * 2) * 0.5
    const ray = 0.16 * Math.max(0, streaks) * Math.exp(-t / 3.2)
    albedo.mono[i] = albedo.at(i) + (t < 1.1 ? 0.1 : ray)
  }
}
