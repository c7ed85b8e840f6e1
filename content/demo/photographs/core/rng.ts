/** A seeded random source and the draws the styles need. Each draw moves it on by one step or two. */
export interface Rng {
  /** 0 up to, not including, 1. */
  (): number
  range(min: number, max: number): number
  /** Both ends included. */
  int(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  /** Normal, mean 0, deviation 1. */
  gauss(): number
  chance(p: number): boolean
  /** A source of its own for one part of a picture, whatever this one has drawn before. */
  fork(label: string): Rng
}

/**
 * Mulberry32. A linear congruential source is not good enough here: it shows as a lattice in dark
 * skies.
 */
export function createRng(seed: number): Rng {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    range: (min: number, max: number) => min + (max - min) * next(),
    int: (min: number, max: number) => Math.floor(min + (max - min + 1) * next()),
    pick<T>(items: readonly T[]): T {
      const index = Math.floor(next() * items.length)
      for (const item of items.slice(index)) return item
      throw new Error('Nothing to pick from')
    },
    gauss: () => {
      const u = Math.max(next(), 1e-9)
      return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * next())
    },
    chance: (p: number) => next() < p,
    fork: (label: string) => createRng(hashString(`${label}:${seed}`)),
  })
}

/** FNV-1a: 32 bits from a text, the same on every machine. */
export function hashString(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}
