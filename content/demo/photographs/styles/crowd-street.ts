import { blur } from '../core/blur.ts'
import { clamp, fract, lerp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import type { Rng } from '../core/rng.ts'
import type { Scene } from '../style.ts'

/** A street that ends in haze, and a zebra crossing over the whole width of it. */
export function paintStreet(scene: Scene, horizon: number): Picture {
  const { width, height, rng, unit } = scene
  const noise = new Noise(rng)
  const vanishing = width * rng.range(0.36, 0.64)
  const street = { blocks: raiseBlocks(rng), noise, phase: rng(), far: rng.range(0.16, 0.24) }
  const pic = new Picture(width, height)
  eachPixel(pic, (x, y, i) => {
    const across = (x - vanishing) / height
    const down = (y - horizon) / (height - horizon)
    pic.mono[i] = down < 0 ? housesAt(street, across, -down) : roadAt(street, across, down)
  })
  return blur(pic, 2.2 * unit)
}

interface Street {
  /** Farthest first. */
  readonly blocks: readonly Block[]
  readonly noise: Noise
  readonly phase: number
  /** Where on the road the crossing begins. */
  readonly far: number
}

/** One building at the kerb. Lengths are shares of the picture's height, from the vanishing point. */
interface Block {
  readonly side: number
  readonly from: number
  readonly roof: number
  readonly tone: number
  readonly bay: number
}

function raiseBlocks(rng: Rng): Block[] {
  const count = 7
  return Array.from({ length: count * 2 }, (_, n) => {
    const near = (Math.floor(n / 2) / (count - 1)) ** 1.6
    const from = lerp(0.05, 0.7, near)
    return {
      side: n % 2 ? 1 : -1,
      from,
      roof: from * rng.range(0.9, 1.9) + 0.1,
      tone: lerp(0.74, 0.2, near ** 0.6) * rng.range(0.9, 1.1),
      bay: lerp(0.012, 0.07, near) * rng.range(0.8, 1.2),
    }
  })
}

/** Sky between house fronts, `up` from the horizon as a share of the road below it. */
function housesAt({ blocks, noise }: Street, across: number, up: number): number {
  const haze = 0.2 * Math.exp(-((across / 0.3) ** 2))
  let tone = 0.78 + haze - 0.08 * up + noise.fbm(across * 2, up * 2, 3) * 0.03
  for (const { side, from, roof, tone: wall, bay } of blocks) {
    const beyond = across * side - from
    if (beyond < 0 || up > roof + beyond * 0.35) continue
    const u = fract(beyond / bay)
    const v = fract(up / (bay * 1.7))
    const window = smoothstep(0.22, 0.3, u) * smoothstep(0.88, 0.8, u) * smoothstep(0.3, 0.36, v)
    const mist = 0.16 * Math.exp(-up * 5)
    tone = wall * (1 - 0.28 * window) + mist + noise.fbm(across * 9, up * 9, 3) * 0.03
  }
  return tone
}

/** Asphalt, and bars of worn paint that run towards the vanishing point. */
function roadAt({ noise, phase, far }: Street, across: number, down: number): number {
  const along = 1 / (down + 0.02)
  const aside = across * along
  const wear = noise.fbm(aside * 3, along * 3, 4)
  const asphalt = lerp(0.62, 0.2, clamp(down) ** 0.5) + wear * 0.05
  const bar = Math.abs(fract(aside * 1.9 + phase) - 0.5) * 2
  const edge = 0.05 + 0.012 * along
  const painted = smoothstep(0.5 + edge, 0.5 - edge, bar)
  const length = smoothstep(far - 0.015, far + 0.015, down) * smoothstep(0.93, 0.9, down)
  const paint = lerp(0.8, 0.66, down) + wear * 0.16
  return lerp(asphalt, paint, painted * length * clamp(0.92 + wear * 0.7))
}
