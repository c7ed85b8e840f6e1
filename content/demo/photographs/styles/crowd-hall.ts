import { blur } from '../core/blur.ts'
import { fract, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import type { Scene } from '../style.ts'

/** A row of arched windows above a floor that carries their light; at dusk hardly any. */
export function paintHall(
  scene: Scene,
  horizon: number,
  { isDusk, isTiled }: { readonly isDusk: boolean; readonly isTiled: boolean },
): Picture {
  const { width, height, rng, unit } = scene
  const noise = new Noise(rng)
  const pic = new Picture(width, height)
  const hall = { bays: rng.int(5, 8), phase: rng(), isDusk, noise }
  eachPixel(pic, (x, y, i) => {
    const u = x / width
    const depth = (y - horizon) / (height - horizon)
    pic.mono[i] = depth < 0 ? windowsAt(hall, u, y / horizon) : floorAt(hall, u, depth)
    if (isTiled && depth >= 0) {
      pic.mono[i] = pic.at(i) * tilesAt(((u - 0.5) * width) / (height - horizon), depth)
    }
  })
  return blur(pic, 2.2 * unit)
}

interface Hall {
  readonly bays: number
  readonly phase: number
  readonly isDusk: boolean
  readonly noise: Noise
}

function glowAt(u: number): number {
  return Math.exp(-(((u - 0.5) / 0.42) ** 2))
}

function windowsAt({ bays, phase, isDusk, noise }: Hall, u: number, t: number): number {
  const bay = Math.abs(((u * bays + phase) % 1) - 0.5) * 2
  const opening = smoothstep(0.86, 0.74, bay)
  const arch = smoothstep(0.12 + 0.22 * bay * bay, 0.2 + 0.22 * bay * bay, t)
  const lit = opening * arch * (1 - 0.55 * smoothstep(0.9, 1, t))
  const upright = 0.5 * smoothstep(0.06, 0.02, Math.abs(((u * bays * 4) % 1) - 0.5))
  const across = 0.4 * smoothstep(0.05, 0.02, Math.abs(((t * 7) % 1) - 0.5))
  const daylight = (isDusk ? 0.5 : 0.84) * lit * (1 - upright - across) * (0.55 + 0.45 * glowAt(u))
  return (isDusk ? 0.06 : 0.13) + daylight + noise.fbm(u * 5, t * 4, 4) * 0.03
}

function floorAt({ bays, phase, isDusk, noise }: Hall, u: number, depth: number): number {
  const z = 1 / (depth + 0.06)
  const joint = Math.abs(((Math.log(depth + 0.09) * 6) % 1) + 0.5)
  const tiles = smoothstep(0.05, 0, joint) * 0.05
  const spread = ((u - 0.5) * (1 / (depth * 1.2 + 1)) + 0.5) * bays + phase
  const beam = smoothstep(0.9, 0.5, Math.abs((((spread % 1) + 1) % 1) - 0.5) * 2)
  const falling = Math.exp(-depth * 1.4) * (isDusk ? 0.5 : 0.8)
  const shine = falling * (0.4 + 0.6 * beam) * (0.5 + 0.5 * glowAt(u))
  const grime = noise.strata(u * 3 * z * 0.2, depth * 18, 4) * 0.04
  return 0.1 + shine + (isDusk ? 0.05 : 0.14) * (1 - depth) + grime - tiles
}

/** Pale and dark slabs laid cornerwise, in perspective; they melt into one grey far off. */
function tilesAt(across: number, depth: number): number {
  const z = 1 / (depth + 0.12)
  const u = (across * z + z) * 1.6
  const v = (across * z - z) * 1.6
  const sharp = 0.02 + 0.05 * z
  const edge = (t: number): number => {
    const half = Math.abs(fract(t / 2) - 0.5) * 2
    return smoothstep(0.5 - sharp, 0.5 + sharp, half) * 2 - 1
  }
  return 1 - 0.24 * (0.5 - 0.5 * edge(u) * edge(v)) * smoothstep(9, 3, z)
}
