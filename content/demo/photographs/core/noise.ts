import type { Rng } from './rng.ts'

/** Gradient noise in the plane, seeded by a shuffled permutation. Values are about -1..1. */
export class Noise {
  readonly #permutation: Uint8Array
  readonly #gradientX = new Float64Array(256)
  readonly #gradientY = new Float64Array(256)

  constructor(rng: Rng) {
    this.#permutation = shuffled(rng)
    for (let i = 0; i < 256; i++) {
      const angle = rng() * Math.PI * 2
      this.#gradientX[i] = Math.cos(angle)
      this.#gradientY[i] = Math.sin(angle)
    }
  }

  at(x: number, y: number): number {
    const floorX = Math.floor(x)
    const floorY = Math.floor(y)
    const dx = x - floorX
    const dy = y - floorY
    const permutation = this.#permutation
    const row = floorY & 255
    const left = permutation[floorX & 255] ?? 0
    const right = permutation[(floorX & 255) + 1] ?? 0
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const n00 = this.#corner(left + row, dx, dy)
    const n10 = this.#corner(right + row, dx - 1, dy)
    const n01 = this.#corner(left + row + 1, dx, dy - 1)
    const n11 = this.#corner(right + row + 1, dx - 1, dy - 1)
    const top = n00 + u * (n10 - n00)
    return (top + v * (n01 + u * (n11 - n01) - top)) * 1.5
  }

  #corner(cell: number, dx: number, dy: number): number {
    const gradient = this.#permutation[cell] ?? 0
    return (this.#gradientX[gradient] ?? 0) * dx + (this.#gradientY[gradient] ?? 0) * dy
  }

  /** Fractal sum; every octave is turned, so no direction shows. */
  fbm(x: number, y: number, octaves: number, gain = 0.5): number {
    let u = x
    let v = y
    let sum = 0
    let amplitude = 1
    let norm = 0
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * this.at(u, v)
      norm += amplitude
      amplitude *= gain
      const turned = u * 2.03 * 0.8 - v * 2.03 * 0.6 + 17.3
      v = u * 2.03 * 0.6 + v * 2.03 * 0.8 - 9.1
      u = turned
    }
    return sum / norm
  }

  /** Fractal sum without turning, for what has a direction: streaks, strata. */
  strata(x: number, y: number, octaves: number, gain = 0.5): number {
    let u = x
    let v = y
    let sum = 0
    let amplitude = 1
    let norm = 0
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * this.at(u + i * 31.7, v + i * 17.1)
      norm += amplitude
      amplitude *= gain
      u *= 2.03
      v *= 2.03
    }
    return sum / norm
  }

  /** Fractal sum folded at zero: sharp crests, as on a range of hills. */
  ridged(x: number, y: number, octaves: number, gain = 0.5): number {
    let u = x
    let v = y
    let sum = 0
    let amplitude = 1
    let norm = 0
    let previous = 1
    for (let i = 0; i < octaves; i++) {
      const n = 1 - Math.abs(this.at(u, v))
      const r = n * n
      sum += amplitude * r * previous
      previous = r
      norm += amplitude
      amplitude *= gain
      const turned = u * 1.64 - v * 1.23 + 5.2
      v = u * 1.23 + v * 1.64 + 1.7
      u = turned
    }
    return sum / norm
  }
}

/** 0..255 in a random order, twice over so that sums of two entries need no wrapping. */
function shuffled(rng: Rng): Uint8Array {
  const order = new Uint8Array(512)
  for (let i = 0; i < 256; i++) order[i] = i
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(rng() * (i + 1))
    const held = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = held
  }
  order.copyWithin(256, 0, 256)
  return order
}
