import { clamp, lerp } from '../core/math.ts'
import type { Noise } from '../core/noise.ts'
import type { Rng } from '../core/rng.ts'
import type { Scene } from '../style.ts'

/** One range of hills, as a row of heights in the picture, one a column. */
export interface Range {
  /** The outline with trees. */
  readonly top: Float32Array
  /** The same without, for shading and fog. */
  readonly ground: Float32Array
  /** 0 = farthest, 1 = nearest. */
  readonly depth: number
  /** How strongly its gullies show; most in the middle distance. */
  readonly spur: number
}

/** The outline of a range; the nearer half bear forest. */
export function createRange(
  { width, height, rng, unit }: Scene,
  noise: Noise,
  { index, depth }: { readonly index: number; readonly depth: number },
): Range {
  const base = height * lerp(0.3, 0.93, depth ** 1.05) + height * rng.range(-0.02, 0.02)
  const rise = height * lerp(0.12, 0.22, depth) * rng.range(0.7, 1.2)
  const peaks = lerp(1.7, 1.1, depth) * (width / height) * 0.9
  const seed = index * 41.3 + rng() * 100
  const ground = Float32Array.from({ length: width }, (_, x) => {
    const u = (x / width) * peaks
    const shape = noise.ridged(u + seed, seed * 0.3, 6, 0.48) - 0.5
    return base - shape * rise * 1.5 + noise.at(u * 0.4 + seed, 9) * height * 0.05
  })
  const size = height * lerp(0.006, 0.05, (depth - 0.55) / 0.45)
  const top =
    depth > 0.55 ? plantTrees(ground, noise, rng.fork(`trees ${index}`), { size, unit }) : ground
  return { top, ground, depth, spur: lerp(0.12, 0.75, 1 - Math.abs(depth - 0.4)) }
}

/** Forest along a crest: overlapping pointed crowns, each a jagged triangle. */
function plantTrees(
  ground: Float32Array,
  noise: Noise,
  rng: Rng,
  { size, unit }: { readonly size: number; readonly unit: number },
): Float32Array {
  const top = ground.slice()
  for (let x = -size; x < top.length + size; x += size * rng.range(0.05, 0.3)) {
    const clump = 0.55 + 0.75 * (noise.at(x / (size * 9), 77) + 0.4)
    const tall = size * rng.range(0.45, 1.15) * clamp(clump, 0.15, 1.4)
    const half = tall * rng.range(0.16, 0.26)
    for (let k = Math.floor(-half); k <= half; k++) {
      const px = Math.round(x + k)
      if (px < 0 || px >= top.length) continue
      const jag = 1 - 0.35 * Math.abs(noise.at((px * 0.31) / unit, tall))
      const crown = tall * Math.max(0, 1 - Math.abs(k) / (half + 0.5)) ** 0.8 * jag
      top[px] = Math.min(top[px] ?? 0, (ground[px] ?? 0) - crown)
    }
  }
  return top
}
