import { clamp } from '../core/math.ts'
import type { Rng } from '../core/rng.ts'
import type { Scene } from '../style.ts'
import type { Relief } from './facade-reliefs.ts'

/** A line of sight: where it meets the wall plane, and how far it moves for each metre towards the wall. */
export interface Ray {
  readonly u: number
  readonly v: number
  readonly du: number
  readonly dv: number
}

/** A point on the relief. */
export interface Hit {
  readonly u: number
  readonly v: number
  readonly h: number
}

export type Direction = readonly [x: number, y: number, z: number]

/** A pinhole looking up at the wall; a shift of the projection keeps verticals straight, as a view camera does. */
export function createCamera({ width, height, rng }: Scene): (x: number, y: number) => Ray {
  const turn = rng.range(-0.75, 0.75)
  const far = rng.range(26, 40)
  const rise = rng.range(4, 16)
  const focal = 1.25 * Math.max(width, height)
  const eye = rng.range(2, 9)
  const lean = rng.chance(0.3) ? rng.range(0.15, 0.35) : 0
  const [cosTurn, sinTurn, cosLean, sinLean] = [
    Math.cos(turn),
    Math.sin(turn),
    Math.cos(lean),
    Math.sin(lean),
  ]
  const aside = -far * Math.tan(turn) * 0.4
  return (x, y) => {
    const rightward = (x - width / 2) / focal
    const upward = (height / 2 - y) / focal + rise / far
    const ry = upward * cosLean + sinLean
    const forward = cosLean - upward * sinLean
    const rx = rightward * cosTurn + forward * sinTurn
    const rz = forward * cosTurn - rightward * sinTurn
    const t = far / rz
    return { u: aside + rx * t, v: eye + ry * t, du: rx / rz, dv: ry / rz }
  }
}

/** Where a ray meets the relief: even steps to bracket it, then halving. */
export function march(relief: Relief, ray: Ray): Hit {
  const isUnder = (h: number): boolean => relief.height(ray.u - ray.du * h, ray.v - ray.dv * h) >= h
  const steps = 18
  let above = relief.max
  let under = above
  for (let n = 1; n <= steps; n++) {
    under = relief.max * (1 - n / steps)
    if (isUnder(under)) break
    above = under
  }
  for (let n = 0; n < 6; n++) {
    const middle = (above + under) / 2
    if (isUnder(middle)) under = middle
    else above = middle
  }
  return { u: ray.u - ray.du * under, v: ray.v - ray.dv * under, h: under }
}

/** How much of the sun reaches a point, 0..1. */
export function sunlightAt(relief: Relief, { u, v, h }: Hit, [x, y, z]: Direction): number {
  const reach = relief.max - h
  let lit = 1
  for (let n = 1; n <= 14; n++) {
    const t = (reach * n) / 14 + 0.015
    const over = relief.height(u + (x / z) * t, v + (y / z) * t) - (h + t)
    if (over > 0) lit = Math.min(lit, 1 - clamp(over / 0.03))
    if (lit <= 0) return 0
  }
  return lit
}

/** Where the sun stands: always high, and in front of the wall. */
export function pickSun(rng: Rng): Direction {
  const azimuth = rng.range(-1.05, 1.05)
  const elevation = rng.range(0.6, 1.0)
  const x = Math.sin(azimuth) * Math.cos(elevation)
  const y = Math.sin(elevation)
  const z = Math.max(0.3, Math.cos(azimuth) * Math.cos(elevation))
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
