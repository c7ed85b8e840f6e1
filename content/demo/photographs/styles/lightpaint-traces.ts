import { hex, ramp, scaleRgb, type Rgb } from '../core/colour.ts'
import { clamp } from '../core/math.ts'
import { addLight, type Picture } from '../core/picture.ts'
import type { Rng } from '../core/rng.ts'
import type { Scene } from '../style.ts'

const wire = hex('#ffc26b')
const heat = ['#ff5a12', '#ff8a2b', '#ffc26b', '#fff0cc'].map(hex)

/**
 * Lines are one pixel wide, and of as many points at any size: their power grows with the square of
 * the size to look the same.
 */
function lineGain({ width, height }: Picture): number {
  return 0.6 * (Math.max(width, height) / 600) ** 2
}

interface Hoop {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly squash: number
}

/** Burning steel wool swung in a circle: the hoop, and the sparks that fly off and bounce. */
export function drawSparks(pic: Picture, scene: Scene, horizon: number): void {
  const { width, height, rng } = scene
  const hoop = {
    x: width / 2 + height * rng.range(-0.02, 0.02),
    y: horizon - height * 0.1,
    radius: height * rng.range(0.17, 0.22),
    squash: rng.range(0.85, 1),
  }
  const gain = lineGain(pic)
  for (let a = 0; a < Math.PI * 14; a += 0.0016) {
    const x = hoop.x + Math.cos(a) * hoop.radius * (0.97 + 0.05 * Math.sin(a * 0.37))
    const squashed = Math.sin(a) * hoop.radius * hoop.squash
    const y = hoop.y + squashed * (0.97 + 0.05 * Math.sin(a * 0.51))
    addLight(pic, x, y, scaleRgb(wire, gain * 0.11))
  }
  for (let n = 0; n < 2600; n++) {
    // A source of its own: how often a spark bounces may depend on the size of the picture.
    throwSpark(pic, { ...scene, rng: rng.fork(`spark ${n}`) }, hoop, horizon)
  }
}

function throwSpark(pic: Picture, { height, rng, unit }: Scene, hoop: Hoop, horizon: number): void {
  const angle = rng() * Math.PI * 2
  const speed = height * rng.range(0.25, 1.15) * rng() ** 0.35
  const spread = rng.gauss() * 0.1
  let x = hoop.x + Math.cos(angle) * hoop.radius
  let y = hoop.y + Math.sin(angle) * hoop.radius * hoop.squash
  let vx = -Math.sin(angle + spread) * speed
  let vy = Math.cos(angle + spread) * speed * hoop.squash
  const life = rng.range(0.25, 0.85)
  const power = rng.range(0.03, 0.16)
  const ground = horizon + height * rng.range(0.03, 0.3)
  const dt = (0.9 * unit) / Math.max(60, speed)
  const gain = lineGain(pic)
  let bounces = 0
  for (let t = 0; t < life; t += dt) {
    vy += height * 1.15 * dt
    vx *= 1 - 0.6 * dt
    vy *= 1 - 0.6 * dt
    x += vx * dt
    y += vy * dt
    if (y > ground && vy > 0) {
      if (bounces++ > 1) break
      vy *= -rng.range(0.2, 0.42)
      vx *= 0.6
    }
    addLight(pic, x, y, scaleRgb(ramp(heat, 1 - t / life), gain * (power * (1 - t / life))))
  }
}

/** Cars on a winding road: red going away, white coming. */
export function drawRoad(pic: Picture, { width, height, rng, unit }: Scene, horizon: number): void {
  const bend = rng.range(-1, 1)
  const wind = rng.range(-0.8, 0.8)
  const focal = height * 1.1
  const gain = lineGain(pic)
  const centreAt = (z: number): number => {
    const aside = bend * Math.sin(z / 60) * 30 + wind * Math.sin(z / 26 + 1) * 7 - bend * 1.5
    return width / 2 + aside * (focal / (z + 4)) * 0.55
  }
  for (let n = 0; n < 150; n++) {
    const isLeaving = n % 2 === 0
    const lane = (isLeaving ? -1 : 1) * rng.range(1.1, 6.2)
    const lamp = rng.range(0.55, 0.95) + (rng.chance(0.12) ? rng.range(1, 2.4) : 0)
    const colour = pickLamp(rng, isLeaving)
    const span = { from: rng.range(3, 30), to: rng.range(60, 420) }
    const power = rng.range(0.05, 0.24)
    for (let z = span.from; z < span.to;) {
      const scale = focal / z
      const x = centreAt(z) + lane * scale
      const y = horizon + (3.6 - lamp) * scale * 0.8
      addLight(
        pic,
        x,
        y,
        scaleRgb(colour, gain * (power * clamp(0.35 + scale / (90 * unit), 0.2, 1.4))),
      )
      if (scale > 60 * unit) {
        addLight(pic, x, y + unit, scaleRgb(colour, gain * (power * 0.5)))
        addLight(pic, x, y - unit, scaleRgb(colour, gain * (power * 0.5)))
      }
      z += clamp(((z * z) / focal / 3.2) * unit, 0.002, 3)
    }
  }
}

function pickLamp(rng: Rng, isLeaving: boolean): Rgb {
  if (isLeaving) return rng.chance(0.8) ? [1, 0.13, 0.07] : [1, 0.5, 0.12]
  return rng.chance(0.75) ? [1, 0.93, 0.78] : [0.8, 0.9, 1]
}
