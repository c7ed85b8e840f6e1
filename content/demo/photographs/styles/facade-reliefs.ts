import { clamp, fract, lerp } from '../core/math.ts'
import type { Rng } from '../core/rng.ts'

/** The relief of one façade in metres, `u` along the wall and `v` up. */
export interface Relief {
  /** Height in front of the wall plane. */
  readonly height: (u: number, v: number) => number
  readonly isGlass: (u: number, v: number) => boolean
  /** The greatest height. */
  readonly max: number
}

/** Every kind of wall, each with measures of its own from the random source. */
export const reliefs: readonly ((rng: Rng) => Relief)[] = [grid, fins, balconies, brise]

/** Steep sides are given a few centimetres of slope so that gradients stay finite. */
function step(edge: number, value: number): number {
  return clamp((value - edge) / 0.05 + 0.5)
}

function band(from: number, to: number, value: number): number {
  return step(from, value) * (1 - step(to, value))
}

/** Deep square windows. */
function grid(rng: Rng): Relief {
  const across = rng.range(2.4, 3.6)
  const up = 3.2
  const depth = rng.range(0.7, 1.3)
  const jamb = rng.range(0.14, 0.24)
  const sill = rng.range(0.16, 0.3)
  const hole = (u: number, v: number): number => {
    const a = fract(u / across) * across
    const b = fract(v / up) * up
    return band(jamb * across, across - jamb * across, a) * band(sill * up, 0.9 * up, b)
  }
  return {
    max: depth,
    height: (u, v) => depth * (1 - hole(u, v)),
    isGlass: (u, v) => hole(u, v) > 0.9,
  }
}

/** Upright fins over the whole wall, and the edges of the floors between them. */
function fins(rng: Rng): Relief {
  const pitch = rng.range(1.2, 2)
  const thick = rng.range(0.22, 0.38)
  const depth = rng.range(0.9, 1.6)
  const storey = rng.range(3, 4)
  const fin = (u: number): number => band(0, thick, fract(u / pitch) * pitch)
  const slab = (v: number): number => band(0, 0.5, fract(v / storey) * storey)
  return {
    max: depth,
    height: (u, v) => Math.max(depth * fin(u), 0.35 * depth * slab(v)),
    isGlass: (u, v) => fin(u) < 0.1 && slab(v) < 0.1,
  }
}

/** Boxes with parapets, in rows that may be staggered. */
function balconies(rng: Rng): Relief {
  const across = rng.range(4.2, 6)
  const up = 3
  const depth = rng.range(1.2, 1.8)
  const parapet = rng.range(0.9, 1.2)
  const stagger = rng.pick([0, 0.5, 0.33])
  const wide = rng.range(0.55, 0.86)
  const inCell = (u: number, v: number): [a: number, b: number] => {
    const row = Math.floor(v / up)
    return [fract(u / across + row * stagger) * across, fract(v / up) * up]
  }
  return {
    max: depth,
    height: (u, v) => {
      const [a, b] = inCell(u, v)
      const box = band(0.1, across * wide, a)
      const rail = band(0, parapet, b)
      const recess = box * band(parapet, up - 0.15, b)
      return Math.max(depth * box * rail, 0.4 * (1 - recess))
    },
    isGlass: (u, v) => {
      const [a, b] = inCell(u, v)
      return a > 0.3 && a < across * wide - 0.2 && b > parapet && b < up - 0.3
    },
  }
}

/** A screen of cast blocks, each with a slanting inner face; no glass. */
function brise(rng: Rng): Relief {
  const across = rng.range(1.6, 2.6)
  const up = rng.range(1.6, 2.6)
  const depth = rng.range(0.5, 0.9)
  const rim = rng.range(0.16, 0.3)
  const tilt = rng.range(-0.35, 0.35)
  return {
    max: depth,
    height: (u, v) => {
      const a = (fract(u / across) - 0.5) * across
      const b = (fract(v / up) - 0.5) * up
      const outside = Math.max(Math.abs(a) - across / 2 + rim, Math.abs(b) - up / 2 + rim)
      if (outside > 0) return depth
      const slope = 0.55 + tilt * (a / across) * 2 + 0.35 * (b / up)
      return lerp(depth, depth * clamp(slope, 0.02, 0.98) * 0.85, clamp(-outside / 0.06))
    },
    isGlass: () => false,
  }
}
