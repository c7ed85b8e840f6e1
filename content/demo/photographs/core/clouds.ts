import { clamp, smoothstep } from './math.ts'
import { Noise } from './noise.ts'
import { eachPixel, Picture } from './picture.ts'
import type { Rng } from './rng.ts'

/** How a sky is covered; lengths are shares of the picture's short side. */
export interface CloudOptions {
  /** Clouds across the short side. */
  readonly scale: number
  /** Share of the sky that is covered, about 0..1. */
  readonly cover: number
  /** Direction of the light in the picture. */
  readonly light: readonly [x: number, y: number]
  /** 0 = veils, 1 = heaps. */
  readonly billow?: number
  /** How much wider than high a cloud is. */
  readonly stretch?: number
}

/** Cloud density and its lighting: shade comes from how much cloud lies toward the light. */
export function cloudField(
  rng: Rng,
  { width, height }: { readonly width: number; readonly height: number },
  options: CloudOptions,
): { density: Picture; light: Picture } {
  const density = paintDensity(rng, new Picture(width, height), options)
  return { density, light: lightThrough(density, options.light) }
}

function paintDensity(rng: Rng, out: Picture, options: CloudOptions): Picture {
  const { scale, cover, billow = 0.5, stretch = 1.6 } = options
  const noise = new Noise(rng)
  const warp = new Noise(rng)
  const short = Math.min(out.width, out.height)
  eachPixel(out, (x, y, i) => {
    const u = ((x / short) * scale) / stretch
    const v = (y / short) * scale
    const warpX = warp.fbm(u * 0.9, v * 0.9, 3) * 0.55
    const warpY = warp.fbm(u * 0.9 + 9, v * 0.9 + 4, 3) * 0.55
    const soft = noise.fbm(u + warpX, v + warpY, 7, 0.53)
    const folds = noise.fbm(u * 1.7 + warpX * 1.5 + 20, v * 1.7 + warpY * 1.5, 5, 0.55)
    const puff = 1 - 2 * Math.abs(folds)
    const mass = soft * (1 - billow * 0.3) + (puff - 0.42) * billow * 0.3
    out.mono[i] = smoothstep(0.4 - cover, 0.74 - cover, mass)
  })
  return out
}

function lightThrough(density: Picture, [toX, toY]: readonly [number, number]): Picture {
  const { width, height } = density
  const light = new Picture(width, height)
  const length = Math.hypot(toX, toY) || 1
  const stepX = toX / length
  const stepY = toY / length
  const stride = Math.min(width, height) * 0.014
  eachPixel(light, (x, y, i) => {
    let sum = 0
    for (let step = 1; step <= 7; step++) {
      const px = clamp(Math.round(x + stepX * stride * step), 0, width - 1)
      const py = clamp(Math.round(y + stepY * stride * step), 0, height - 1)
      sum += density.at(py * width + px) / (0.6 + step * 0.25)
    }
    light.mono[i] = Math.exp(-sum * 0.3)
  })
  return light
}
