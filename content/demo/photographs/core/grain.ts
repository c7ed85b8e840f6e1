import { blur } from './blur.ts'
import { lerp } from './math.ts'
import { Picture } from './picture.ts'
import type { Rng } from './rng.ts'

/** Film grain: its standard deviation, and its size in pixels at 1600 px. */
export interface Grain {
  readonly amount: number
  readonly size: number
}

/** Gaussian noise at the given size, strongest in the mid-tones as on film. */
export function addGrain(pic: Picture, { amount, size }: Grain, rng: Rng): void {
  const pixels = size * scaleOf(pic)
  const raw = whiteNoise(pic, rng)
  const { mono } = pixels > 0.4 ? blur(raw, pixels * 0.6) : raw
  let squares = 0
  for (let i = 0; i < mono.length; i += 7) squares += (mono[i] ?? 0) ** 2
  const strength = amount / Math.sqrt(squares / (mono.length / 7))
  pic.update((value, i) => {
    const midTone = 0.35 + 2.6 * value * (1 - value)
    return value + (mono[i] ?? 0) * strength * midTone
  })
}

const scaleOf = ({ width, height }: Picture): number => Math.max(width, height) / 1600

/** Sums of four 16-bit draws, near enough to Gaussian, from a fast xorshift source. */
function whiteNoise({ width, height }: Picture, rng: Rng): Picture {
  let state = ((rng() * 4294967296) >>> 0) | 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state
  }
  return new Picture(width, height).update(() => {
    const a = next()
    const b = next()
    return (a & 0xffff) + (a >>> 16) + (b & 0xffff) + (b >>> 16) - 131070
  })
}

/** Handling dust: `count` specks and hairs that wander over the print. */
export function addDust(pic: Picture, count: number, rng: Rng): void {
  for (let n = 0; n < count; n++) addSpeck(pic, rng)
}

function addSpeck(pic: Picture, rng: Rng): void {
  const { width, height } = pic
  const scale = scaleOf(pic)
  let x = rng() * width
  let y = rng() * height
  let angle = rng() * 7
  const hair = rng.chance(0.2)
  const length = hair ? rng.range(20, 90) * scale : rng.range(1, 3) * scale
  const strength = rng.range(0.35, 0.8) * (hair ? 0.5 : 0.8)
  for (let t = 0; t < length; t += 0.6) {
    x += Math.cos(angle) * 0.6
    y += Math.sin(angle) * 0.6
    angle += (rng() - 0.5) * 0.16
    if (x <= -1 || y <= -1 || x >= width || y >= height) continue
    const index = (y | 0) * width + (x | 0)
    for (const plane of pic.planes) plane[index] = lerp(plane[index] ?? 0, 0.95, strength)
  }
}
