import { hex, mixRgb, ramp, type Rgb } from '../core/colour.ts'
import { develop } from '../core/develop.ts'
import { clamp, lerp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { createStyle, type Scene } from '../style.ts'
import { createTerrain, terrainSize, type Terrain } from './dunes-terrain.ts'

interface Look {
  readonly sand: readonly Rgb[]
  readonly zenith: Rgb
  readonly haze: Rgb
}

const looks = {
  ochre: {
    sand: ['#1d0d08', '#5e2c18', '#b4683a', '#e2a56c', '#f6d7ab'].map(hex),
    zenith: hex('#7f9cb5'),
    haze: hex('#e9cfae'),
  },
  mono: {
    sand: ['#090909', '#2f2f2e', '#7a7977', '#bdbbb7', '#efede8'].map(hex),
    zenith: hex('#3b3b3b'),
    haze: hex('#a8a8a6'),
  },
  pale: {
    sand: ['#3a3431', '#7b7069', '#bcae9f', '#ddd0bf', '#f3ebde'].map(hex),
    zenith: hex('#b9c3c6'),
    haze: hex('#e8e3d6'),
  },
} satisfies Record<string, Look>

/** Sand seas: wind-asymmetric ridges on a height map, cast shadows swept along the sun, drawn column by column. */
export const dunes = createStyle({
  name: 'dunes',
  formats: ['landscape', 'portrait', 'panorama'],
  variants: ['ochre', 'mono', 'pale'],
  draw(scene) {
    const { rng } = scene
    const terrain = createTerrain(rng, rng.range(0.2, 0.34))
    const pic = drawDunes(scene, terrain, looks[scene.variant])
    return develop(
      pic,
      {
        contrast: 0.3,
        vignette: 0.25,
        soften: 0.7,
        grain: { amount: 0.022, size: 1.2 },
        halation: { amount: 0.12, radius: 0.02, threshold: 0.75 },
      },
      scene,
    )
  },
})

/** How far one sees. */
const far = 900

function drawDunes(scene: Scene, terrain: Terrain, look: Look): Picture {
  const { width, height, rng } = scene
  const pic = new Picture(width, height, 3)
  const noise = new Noise(rng)
  const horizon = height * rng.range(0.2, 0.34)
  const focal = Math.max(width, height) * 0.95
  const eye = rng.range(78, 110)
  paintSky(pic, noise, look, horizon)
  const [left, front] = [rng() * terrainSize, rng() * terrainSize]
  for (let x = 0; x < width; x++) {
    const ray = (x + 0.5 - width / 2) / focal
    const screenAt = (z: number): number =>
      horizon + ((eye - terrain.heightAt(left + ray * z, front - z)) / z) * focal
    drawColumn(height, screenAt, (y, z, cover) => {
      const value = sandAt(terrain, noise, { u: left + ray * z, v: front - z, z })
      const air = smoothstep(120, far * 1.05, z) * 0.75
      pic.coverRgb(y * width + x, mixRgb(ramp(look.sand, value), look.haze, air), cover)
    })
  }
  return pic
}

function paintSky(pic: Picture, noise: Noise, look: Look, horizon: number): void {
  eachPixel(pic, (x, y, i) => {
    const t = smoothstep(0, 1, y / (horizon * 1.5))
    const streak = noise.strata((x / pic.width) * 1.5, (y / pic.height) * 6, 4) * 0.03
    const [red, green, blue] = mixRgb(look.zenith, look.haze, t)
    pic.setRgb(i, [red + streak, green + streak, blue + streak])
  })
}

/** Walk away from the eye; each step that rises above what is drawn fills the pixels between. */
function drawColumn(
  height: number,
  screenAt: (z: number) => number,
  put: (y: number, z: number, cover: number) => void,
): void {
  let top = height
  let before = 0
  let z = 30
  while (z < far && top > 0) {
    const screen = screenAt(z)
    if (screen < top) {
      const first = Math.max(0, Math.floor(screen))
      const span = Math.max(1e-3, top - screen)
      for (let y = first; y < Math.ceil(top) && y < height; y++) {
        const distance = lerp(before || z, z, clamp((top - y - 0.5) / span))
        put(y, distance, y === first ? clamp(1 - (screen - first)) : 1)
      }
      top = screen
    }
    before = z
    z *= 1.0022
    z += 0.12
  }
}

/** Light on the sand: sun and sky on its slope, with wind ripples near by. */
function sandAt(
  terrain: Terrain,
  noise: Noise,
  { u, v, z }: { readonly u: number; readonly v: number; readonly z: number },
): number {
  const e = 0.8
  const dx = (terrain.heightAt(u + e, v) - terrain.heightAt(u - e, v)) / (2 * e)
  const dz = (terrain.heightAt(u, v + e) - terrain.heightAt(u, v - e)) / (2 * e)
  const detail = clamp(1.3 - z / 330)
  const phase = u * 1.15 + v * 0.34 + noise.at(u / 9, v / 9) * 2.2
  const patches = clamp(0.6 + noise.at(u / 30, v / 30) * 1.6)
  const ripple = Math.sin(phase * 2.1) * 0.16 * detail * patches
  const grain = noise.at(u * 2.2, v * 2.2) * 0.05 * detail
  const nx = -dx * 0.9 - ripple
  const nz = -dz * 0.9
  const k = 1 / Math.hypot(nx, 1, nz)
  const sun = Math.max(0, (nx * 0.9 + 0.33 + nz * 0.12) * k) / 0.98
  const shade = 1 - terrain.shadowAt(u, v) * 0.93
  const sky = 0.16 + 0.1 * clamp(0.5 - dx)
  return clamp(sky + sun * shade * 0.95 + grain) ** 0.95
}
