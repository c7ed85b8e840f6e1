import { hex, mixRgb, ramp, scaleRgb, type Rgb } from '../core/colour.ts'
import { clamp, hash2, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import type { Rng } from '../core/rng.ts'
import type { Scene } from '../style.ts'

const bed = ['#8f7a62', '#b7a588', '#cfc2aa', '#e2d9c8'].map(hex)
const salt = hex('#f7f3ea')
const brines = [
  '#c9737b',
  '#e2a9a0',
  '#86455a',
  '#d9c7a5',
  '#7fa39a',
  '#4f7f86',
  '#b98a5a',
  '#efe2d4',
  '#a6b8a3',
  '#5d3a4b',
].map(hex)

interface Cell {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly id: number
}

interface Pond extends Cell {
  tint: Rgb
  /** Lighter or darker than its tint. */
  shift: number
}

/** A salt works: ponds of brine at different strengths, parted by dykes with a track on top. */
export function paintPonds({ width, height, rng, unit }: Scene): Picture {
  const noise = new Noise(rng)
  const warp = new Noise(rng)
  const short = Math.min(width, height)
  const angle = rng.range(-0.5, 0.5)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const ponds = layPonds(rng)
  const scale = rng.range(0.8, 1.15)
  const pic = new Picture(width, height, 3)
  let pond: Pond | undefined
  eachPixel(pic, (x, y, i) => {
    const px = ((x - width / 2) / short) * scale
    const py = ((y - height / 2) / short) * scale
    const u = px * cos - py * sin + warp.at(px * 1.4, py * 1.4) * 0.035
    const v = px * sin + py * cos + warp.at(px * 1.4 + 9, py * 1.4) * 0.035
    if (!pond || !isInside(pond, u, v))
      pond = ponds.find((cell) => isInside(cell, u, v)) ?? ponds[0]
    if (!pond) return
    const along = u * cos + v * sin
    const speck = noise.at(x / (2 * unit), y / (2 * unit)) * 0.02
    pic.setRgb(i, shadePond(noise, pond, { u, v, along, speck }))
  })
  return pic
}

interface Spot {
  readonly u: number
  readonly v: number
  /** Across the wind ripples. */
  readonly along: number
  readonly speck: number
}

function shadePond(noise: Noise, pond: Pond, { u, v, along, speck }: Spot): Rgb {
  const fine = noise.fbm(u * 7, v * 7, 4)
  const tiny = noise.fbm(u * 40, v * 40, 3)
  const inset = insetOf(pond, u, v) + tiny * 0.0025
  const dyke = smoothstep(0.013, 0.008, inset)
  const crusted = hash2(pond.id, 3) > 0.4 ? 0.85 : 0.35
  const crust = smoothstep(0.055, 0.012, inset + fine * 0.03) * crusted
  const ripple = hash2(pond.id, 9) > 0.7 ? 0.05 * Math.sin(along * 260 + fine * 4) : 0
  const cloudy = noise.fbm(u * 1.8 + pond.id * 3, v * 1.8, 4) * 0.26
  const depth = 0.88 + pond.shift + cloudy + fine * 0.05 + ripple
  const brine = mixRgb(scaleRgb(pond.tint, depth), salt, clamp(crust))
  const colour = mixRgb(brine, ramp(bed, clamp(0.45 + tiny * 0.7)), dyke)
  const track = smoothstep(0.0022, 0.0008, Math.abs(inset - 0.002)) * 0.35
  return scaleRgb(colour, (1 - track) * (1 + speck))
}

/** How far inside the pond's rounded outline a point lies. */
function insetOf({ left, top, right, bottom }: Cell, u: number, v: number): number {
  const halfWidth = (right - left) / 2
  const halfHeight = (bottom - top) / 2
  const radius = Math.min(halfWidth, halfHeight) * 0.28
  const qx = Math.abs(u - (left + halfWidth)) - halfWidth + radius
  const qy = Math.abs(v - (top + halfHeight)) - halfHeight + radius
  const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0))
  return radius - (outside + Math.min(Math.max(qx, qy), 0))
}

function isInside({ left, top, right, bottom }: Cell, u: number, v: number): boolean {
  return u >= left && u < right && v >= top && v < bottom
}

function layPonds(rng: Rng): Pond[] {
  const cells: Cell[] = []
  split(rng, { left: -1.6, top: -1.6, right: 1.6, bottom: 1.6, id: 1 }, 0, cells)
  const ponds = cells.map((cell) => ({ ...cell, tint: rng.pick(brines), shift: 0 }))
  for (const pond of ponds) pond.shift = rng.range(-0.12, 0.12)
  return ponds
}

/** Halve a cell, more or less, until it is small or chance stops it. */
function split(rng: Rng, cell: Cell, level: number, out: Cell[]): void {
  const { left, top, right, bottom, id } = cell
  const w = right - left
  const h = bottom - top
  if (level > 3 && (Math.max(w, h) < 0.34 || rng.chance(0.16 * (level - 3)))) {
    out.push(cell)
    return
  }
  const t = rng.range(0.32, 0.68)
  const upright = w * rng.range(0.75, 1.3) > h
  const first = upright ? { right: left + w * t } : { bottom: top + h * t }
  const second = upright ? { left: left + w * t } : { top: top + h * t }
  split(rng, { ...cell, ...first, id: id * 2 }, level + 1, out)
  split(rng, { ...cell, ...second, id: id * 2 + 1 }, level + 1, out)
}
