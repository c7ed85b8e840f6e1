import { hex, mixRgb, ramp, scaleRgb, type Rgb } from './colour.ts'
import type { Finish } from './develop.ts'
import type { Sheet } from './sheet.ts'

/** A picture of its own: what is said of it, and how it is drawn. */
export interface Drawn {
  readonly alt?: string
  readonly draw: (s: Sheet) => Promise<void>
  readonly finish?: Finish
}
export type Scenes = Readonly<Record<string, Drawn>>

/** From top to bottom through colours, with a little unevenness. */
export function fade(s: Sheet, colours: readonly string[], uneven = 0.03): void {
  const stops = colours.map(hex)
  s.paint((x, y) => {
    const t = y / 1000 + s.noise.fbm(x / 700, y / 350, 3) * uneven
    return ramp(stops, t)
  })
}
/** Multiplies all by fine noise: plaster, paper, stone. */
export function roughen(s: Sheet, amount: number, size: number, stretch = 1): void {
  s.change((p, x, y) => scaleRgb(p, 1 + amount * s.noise.fbm(x / size / stretch, y / size, 5)))
}
/** A surface of water from `top` down: streaks that grow towards the eye. */
export function water(s: Sheet, top: number, far: string, near: string, wave: number): void {
  const [a, b] = [hex(far), hex(near)]
  s.change((p, x, y) => {
    if (y < top) return p
    const d = (y - top) / (1000 - top)
    const z = 1 / (d + 0.02)
    const u = ((x - s.width / 2) / 500) * z
    const n = s.noise.strata(u * 1.4, z * 5, 5) * wave * Math.min(1, d * 6)
    return scaleRgb(mixRgb(a, b, d ** 0.7), 1 + n)
  })
}
/** What is above `top` mirrored below it, shaken by ripples and darker. */
export function mirror(s: Sheet, top: number, share: number, shake: number): void {
  const { pic } = s
  const copy = pic.clone()
  const k = pic.height / 1000
  s.change((p, x, y) => {
    if (y < top) return p
    const d = (y - top) / (1000 - top)
    const wobble = s.other.strata(x / 160, y / (4 + d * 26), 3) * shake * (0.2 + d)
    const sy = Math.max(0, Math.round((2 * top - y + wobble) * k))
    const sx = Math.min(pic.width - 1, Math.max(0, Math.round((x + wobble * 0.5) * k)))
    return mixRgb(p, copy.rgbAt(sy * pic.width + sx), share)
  })
}
/** Height of a range at x, in units. */
export function skyline(s: Sheet, x: number, seed: number, base: number, rise: number, wide: number): number {
  return base - rise * (s.noise.ridged(x / wide + seed * 7.3, seed * 3.1, 5) - 0.35)
}
export { hex, mixRgb, ramp, scaleRgb, type Rgb }
