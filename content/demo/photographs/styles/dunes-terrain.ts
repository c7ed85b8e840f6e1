import { clamp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import type { Rng } from '../core/rng.ts'

/** Side of the square map; beyond it the land is mirrored. */
export const terrainSize = 1024

/** A sand sea and the shadows on it, 0 = in the sun. */
export interface Terrain {
  readonly heightAt: (x: number, y: number) => number
  readonly shadowAt: (x: number, y: number) => number
}

/** Ridges with a long windward and a short lee side; `sunSlope` is how far the light falls in one step. */
export function createTerrain(rng: Rng, sunSlope: number): Terrain {
  const height = raiseDunes(rng)
  const shadow = castShadows(height, sunSlope)
  return {
    heightAt: (x, y) => sample(height, x, y),
    shadowAt: (x, y) => sample(shadow, x, y),
  }
}

function raiseDunes(rng: Rng): Picture {
  const noise = new Noise(rng)
  const waves = rng.range(3.2, 4.6)
  const map = new Picture(terrainSize, terrainSize)
  eachPixel(map, (x, y, i) => {
    const u = x / terrainSize
    const v = y / terrainSize
    const warp = noise.fbm(u * 2.2, v * 2.2, 3) * 0.9
    const crest = u * waves * 1.1 + v * waves * 0.35 + warp * 1.25
    const p = crest - Math.floor(crest)
    const profile = p < 0.68 ? (p / 0.68) ** 1.35 : (1 - (p - 0.68) / 0.32) ** 1.05
    const size = 0.55 + 0.6 * noise.at(u * 2.4 + Math.floor(crest) * 5.1, v * 2.4)
    const swell = noise.fbm(u * 3.2 + 4, v * 3.2, 3) * 16
    map.mono[i] = profile * clamp(size, 0.12, 1.2) * 58 + swell
  })
  return map
}

function castShadows(height: Picture, sunSlope: number): Picture {
  const shadow = new Picture(terrainSize, terrainSize)
  for (let y = 0; y < terrainSize; y++) {
    let ceiling = -1e9
    for (let x = terrainSize - 1; x >= 0; x--) {
      const i = y * terrainSize + x
      ceiling -= sunSlope
      shadow.mono[i] = smoothstep(0, 2.2, ceiling - height.at(i))
      ceiling = Math.max(ceiling, height.at(i))
    }
  }
  return shadow
}

function sample(map: Picture, x: number, y: number): number {
  const floorX = Math.floor(x)
  const floorY = Math.floor(y)
  const tx = x - floorX
  const ty = y - floorY
  const left = mirror(floorX)
  const right = mirror(floorX + 1)
  const upper = mirror(floorY) * terrainSize
  const lower = mirror(floorY + 1) * terrainSize
  const a = map.at(upper + left)
  const b = map.at(upper + right)
  const c = map.at(lower + left)
  const d = map.at(lower + right)
  return a + (b - a) * tx + (c - a) * ty + (a - b - c + d) * tx * ty
}

function mirror(n: number): number {
  const m = ((n % (2 * terrainSize)) + 2 * terrainSize) % (2 * terrainSize)
  return m < terrainSize ? m : 2 * terrainSize - 1 - m
}
