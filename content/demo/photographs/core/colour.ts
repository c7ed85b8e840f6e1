import { clamp, lerp } from './math.ts'

/** Red, green and blue, each about 0..1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Read `#rrggbb`. */
export function hex(code: string): Rgb {
  const part = (from: number): number => parseInt(code.slice(from, from + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

export function mixRgb(a: Rgb, b: Rgb, t: number): Rgb {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]
}

export function scaleRgb(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor]
}

/** Sample a list of evenly spaced colours at `t` in 0..1. */
export function ramp(stops: readonly Rgb[], t: number): Rgb {
  const place = clamp(t) * (stops.length - 1)
  const index = Math.min(stops.length - 2, Math.floor(place))
  const [from, to] = [stops[index], stops[index + 1]]
  if (!from || !to) throw new Error('A ramp needs two colours or more')
  return mixRgb(from, to, place - index)
}
