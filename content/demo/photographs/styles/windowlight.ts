import { blur } from '../core/blur.ts'
import { hex } from '../core/colour.ts'
import { develop } from '../core/develop.ts'
import { mask } from '../core/mask.ts'
import { clamp, lerp } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { blade, fern, gumBranch } from '../core/plants.ts'
import type { Rng } from '../core/rng.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'

const walls = {
  mono: tones.silver,
  plaster: ['#14100e', '#4a3d36', '#94806f', '#d5bfa6', '#fbeed7'].map(hex),
  blue: ['#0d1116', '#2b3a4a', '#6d8292', '#c6cbc6', '#fbf1dd'].map(hex),
  rose: ['#170d0d', '#553335', '#a66f68', '#e3b59f', '#ffe9cf'].map(hex),
}

/** Afternoon sun through a sash window on a bare wall, with a plant somewhere in between. */
export const windowlight = createStyle({
  name: 'windowlight',
  formats: ['portrait', 'landscape', 'square'],
  variants: ['mono', 'plaster', 'blue', 'rose'],
  async draw(scene) {
    const noise = new Noise(scene.rng)
    const patch = placePatch(scene)
    const sun = await castWindow(scene, patch)
    const pic = paintWall(scene, patch, sun, noise)
    return develop(
      scene.variant === 'mono' ? pic : pic.update((value) => clamp(value)),
      {
        tone: walls[scene.variant],
        contrast: 0.25,
        gamma: 0.92,
        vignette: 0.35,
        grain: { amount: 0.026, size: 1.3 },
        halation: { amount: 0.22, radius: 0.02, threshold: 0.6 },
      },
      scene,
    )
  },
})

/** The window's light on the wall. */
interface Patch {
  readonly skew: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function placePatch({ width, height, rng }: Scene): Patch {
  return {
    skew: rng.range(-0.45, 0.45),
    x: width * rng.range(0.14, 0.34),
    y: height * rng.range(0.12, 0.26),
    width: width * rng.range(0.46, 0.66),
    height: height * rng.range(0.5, 0.66),
  }
}

interface Sun {
  /** Light through the panes and the plant's shadow, sharp and blurred: distance softens both. */
  readonly panes: readonly [near: Picture, far: Picture]
  readonly plant: readonly [near: Picture, far: Picture]
}

async function castWindow(scene: Scene, patch: Patch): Promise<Sun> {
  const { unit, rng } = scene
  const panes = await mask(scene, drawPanes(scene, patch))
  const foot = { x: patch.x + patch.width * rng.range(0.2, 0.8), y: patch.y + patch.height * 1.08 }
  const plant = await mask(scene, drawPlant(scene, foot))
  return {
    panes: [blur(panes, 3 * unit), blur(panes, 11 * unit)],
    plant: [blur(plant, 3.5 * unit), blur(plant, 12 * unit)],
  }
}

function drawPanes(scene: Scene, { skew, x, y, width, height }: Patch): string {
  const { rng } = scene
  const columns = rng.int(2, 3)
  const rows = rng.int(2, 4)
  const bar = Math.min(scene.width, scene.height) * rng.range(0.014, 0.024)
  const at = (u: number, v: number): string => {
    const px = x + width * u + skew * height * (v - 0.5) * 0.6
    return `${px},${y + height * v + skew * width * u * 0.55}`
  }
  const panes: string[] = []
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [left, right] = [column / columns + bar / width, (column + 1) / columns - bar / width]
      const [top, bottom] = [row / rows + bar / height, (row + 1) / rows - bar / height]
      const corners = `${at(left, top)} ${at(right, top)} ${at(right, bottom)} ${at(left, bottom)}`
      panes.push(`<polygon points="${corners}" fill="#fff"/>`)
    }
  }
  return panes.join('')
}

/** Gum branches, ferns, or blades in a pot below the patch of light. */
function drawPlant(
  { width, height, rng }: Scene,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const short = Math.min(width, height)
  const up = -Math.PI / 2
  const kind = rng.int(0, 2)
  if (kind === 0) {
    return Array.from({ length: 3 }, () => {
      const foot = x + rng.range(-0.08, 0.08) * short
      const angle = up + rng.range(-0.5, 0.5)
      return gumBranch(rng, { x: foot, y, angle, length: short * rng.range(0.45, 0.75) })
    }).join('')
  }
  if (kind === 1) {
    return Array.from({ length: 5 }, (_, n) => {
      const length = short * rng.range(0.5, 0.7)
      return fern(rng, { x, y, angle: up + (n - 2) * 0.38, length }, (n - 2) * 0.35)
    }).join('')
  }
  return drawBlades(rng, { x, y }, short)
}

function drawBlades(
  rng: Rng,
  { x, y }: { readonly x: number; readonly y: number },
  short: number,
): string {
  const blades = Array.from({ length: 7 }, () => {
    const angle = -Math.PI / 2 + rng.range(-0.85, 0.85)
    const sprout = { x, y, angle, length: short * rng.range(0.4, 0.7) }
    const leaf = blade(sprout, short * rng.range(0.02, 0.045), rng.range(-0.3, 0.3))
    return `<path d="${leaf}" fill="#fff"/>`
  })
  return blades.join('')
}

function paintWall(scene: Scene, patch: Patch, sun: Sun, noise: Noise): Picture {
  const { width, height, unit } = scene
  const room = createRoom(scene)
  const pic = new Picture(width, height)
  eachPixel(pic, (x, y, i) => {
    const down = clamp((y - patch.y) / patch.height)
    const beam = lerp(sun.panes[0].at(i), sun.panes[1].at(i), down)
    const leaf = clamp(lerp(sun.plant[0].at(i), sun.plant[1].at(i), clamp(1 - down * 1.1)))
    const dx = (x - patch.x - patch.width / 2) / width
    const dy = (y - patch.y - patch.height / 2) / height
    const bounce = 0.05 * Math.exp(-Math.hypot(dx, dy) * 3)
    const uneven = 0.72 + 0.1 * noise.at(x / (300 * unit), y / (300 * unit)) + 0.08 * (1 - down)
    const share = room(x, y)
    const ambient = (0.17 + 0.07 * (1 - y / height) + bounce) * share.ambient
    const direct = beam * (1 - leaf * 0.93) * uneven * share.sun
    pic.mono[i] = (ambient + direct) * (1 + plasterAt(noise, x / unit, y / unit) * 2.2)
  })
  return pic
}

function plasterAt(noise: Noise, x: number, y: number): number {
  const trowel = noise.fbm(x / 260, y / 260, 4) * 0.05
  return trowel + noise.fbm(x / 9, y / 9, 3) * 0.022 + noise.at(x / 3, y / 3) * 0.008
}

/** What reaches a side wall past a corner, and a floor below, when there are any. */
function createRoom({
  width,
  height,
  rng,
  unit,
}: Scene): (x: number, y: number) => { readonly ambient: number; readonly sun: number } {
  const hasCorner = rng.chance(0.5)
  const corner = hasCorner ? width * rng.pick([rng.range(0.06, 0.14), rng.range(0.88, 0.95)]) : -1
  const floor = rng.chance(0.45) ? height * rng.range(0.87, 0.93) : 1e9
  return (x, y) => {
    const isPast = hasCorner && (corner < width / 2 ? x < corner : x > corner)
    const isFloor = y > floor
    const skirting = y < floor + 5 * unit ? 0.3 : 0.62
    return {
      ambient: (isPast ? 0.72 : 1) * (isFloor ? skirting : 1),
      sun: (isPast ? 0.35 : 1) * (isFloor ? 0.7 : 1),
    }
  }
}
