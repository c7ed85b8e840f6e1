/** Hold `value` between `low` and `high`. */
export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value
}

/** From `a` at t = 0 to `b` at t = 1; not held to that span. */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** Ease from 0 at `a` to 1 at `b`; `a` may be the greater. */
export function smoothstep(a: number, b: number, value: number): number {
  const t = clamp((value - a) / (b - a))
  return t * t * (3 - 2 * t)
}

/** What is left of a number over the whole number below it. */
export function fract(value: number): number {
  return value - Math.floor(value)
}

/** A cheap stateless hash of two integers to 0..1. */
export function hash2(x: number, y: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
