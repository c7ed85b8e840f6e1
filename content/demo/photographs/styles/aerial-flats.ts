import { blur } from '../core/blur.ts'
import { hex, mixRgb, ramp, scaleRgb, type Rgb } from '../core/colour.ts'
import { mask } from '../core/mask.ts'
import { clamp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import type { Rng } from '../core/rng.ts'
import type { Scene } from '../style.ts'

interface Land {
  readonly bed: readonly Rgb[]
  readonly water: readonly Rgb[]
  readonly salt: Rgb
}

const lands = {
  tidal: {
    bed: ['#4a5348', '#7d7d66', '#ab9f7f', '#cdbf9f', '#e9dfc9'].map(hex),
    water: ['#0f2a33', '#24565f', '#6b9a95'].map(hex),
    salt: hex('#efe8d8'),
  },
  salt: {
    bed: ['#8a4a34', '#b87a5c', '#d9b094', '#eddccb', '#f6f0e8'].map(hex),
    water: ['#274f57', '#5f9a99', '#b4cfc6'].map(hex),
    salt: hex('#f9f5ee'),
  },
} satisfies Record<string, Land>

/** A flat at low water: strata of mud and salt, cut by creeks. */
export async function paintFlats(scene: Scene, kind: keyof typeof lands): Promise<Picture> {
  const { width, height, rng, unit } = scene
  const land = lands[kind]
  const noise = new Noise(rng)
  const warp = new Noise(rng)
  const short = Math.min(width, height)
  const creeks = await mask(scene, drawCreeks(scene))
  const bank = blur(creeks, 5 * unit)
  const damp = blur(creeks, 26 * unit)
  const wide = blur(creeks, 80 * unit)
  const angle = rng() * 7
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const pic = new Picture(width, height, 3)
  eachPixel(pic, (x, y, i) => {
    const u = (x / short) * cos - (y / short) * sin
    const v = (x / short) * sin + (y / short) * cos
    const bend = warp.fbm(u * 1.3, v * 1.3, 4)
    const fine = noise.fbm(u * 6 + bend * 2, v * 6, 5)
    const grit = noise.fbm(u * 30, v * 30, 3)
    const wet = clamp(damp.at(i) * 1.5 + wide.at(i) * 0.9)
    const strata = 0.05 * Math.sin((bend * 3 + v * 2 + fine * 0.2) * 16)
    const level = 0.66 + bend * 0.42 + fine * 0.16 + strata - wet * 0.5
    const crust = smoothstep(0.18, 0.55, bend + fine * 0.55 - wet * 0.9)
    const ground = mixRgb(ramp(land.bed, clamp(level)), land.salt, crust * 0.75)
    const water = clamp(creeks.at(i))
    const rim = clamp((bank.at(i) - water) * 2.2) * 0.35 * clamp(0.6 + fine * 2)
    const depth = clamp(0.95 - wide.at(i) * 1.6 - damp.at(i) * 0.35 + fine * 0.15)
    const colour = mixRgb(mixRgb(ground, land.salt, rim), ramp(land.water, depth), water * 0.94)
    const speck = noise.at(x / (2.2 * unit), y / (2.2 * unit)) * 0.02
    pic.setRgb(i, scaleRgb(colour, 1 + grit * 0.07 * (1 - water) + speck))
  })
  return pic
}

/** A channel on its way: where its mouth is, where it heads, how broad and long it is. */
interface Channel {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly width: number
  readonly length: number
}

/** One or two trunk channels that wander in from one edge and fork until they are threads. */
function drawCreeks({ width, height, rng }: Scene): string {
  const parts: string[] = []
  const short = Math.min(width, height)
  const side = rng.int(0, 3)
  const across = rng.range(0.25, 0.75)
  const starts = rng.int(1, 2)
  for (let n = 0; n < starts; n++) {
    const t = clamp(across + n * 0.4 * (rng.chance(0.5) ? 1 : -1), 0.08, 0.92)
    const mouth = mouthAt(side, t, { width, height })
    drawChannel(parts, rng, short, {
      x: mouth.x,
      y: mouth.y,
      angle: mouth.angle + rng.range(-0.3, 0.3),
      width: (short * rng.range(0.03, 0.055)) / (n + 1),
      length: (side < 2 ? width : height) * 1.25,
    })
  }
  return `<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`
}

/** A point on the left, right, upper or lower edge, and the way in from it. */
function mouthAt(
  side: number,
  t: number,
  { width, height }: { readonly width: number; readonly height: number },
): { x: number; y: number; angle: number } {
  if (side === 0) return { x: 0, y: height * t, angle: 0 }
  if (side === 1) return { x: width, y: height * t, angle: Math.PI }
  if (side === 2) return { x: width * t, y: 0, angle: Math.PI / 2 }
  return { x: width * t, y: height, angle: -Math.PI / 2 }
}

function drawChannel(parts: string[], rng: Rng, short: number, channel: Channel): void {
  const { width, length } = channel
  const point = (): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  let { x, y } = channel
  let path = `M${point()}`
  let phase = rng() * 7
  let drift = channel.angle
  const stride = short * 0.009
  const steps = Math.ceil(length / stride)
  const swing = rng.range(0.5, 1)
  const rate = rng.range(0.22, 0.4)
  for (let n = 0; n < steps; n++) {
    phase += rate * (0.8 + 0.5 * rng())
    drift += rng.range(-0.07, 0.07)
    const angle = drift + Math.sin(phase) * swing
    x += Math.cos(angle) * stride
    y += Math.sin(angle) * stride
    path += `L${point()}`
    const done = n / steps
    if (width > short * 0.0016 && n > 2 && parts.length < 5000 && rng.chance(0.125)) {
      drawChannel(parts, rng, short, {
        x,
        y,
        angle: angle + (rng.chance(0.5) ? 1 : -1) * rng.range(0.5, 1.15),
        width: width * rng.range(0.34, 0.62) * (1 - done * 0.5),
        length: length * rng.range(0.22, 0.5),
      })
    }
    if (n % 6 === 5 || n === steps - 1) {
      const stroke = Math.max(0.5, width * (1 - done * 0.75)).toFixed(2)
      parts.push(`<path d="${path}" stroke-width="${stroke}"/>`)
      path = `M${point()}`
    }
  }
}
