import type { Rgb } from './colour.ts'
import { lerp } from './math.ts'

/** Planar float picture: one plane (monochrome) or three (red, green, blue), values about 0..1. */
export class Picture {
  readonly width: number
  readonly height: number
  readonly isMono: boolean
  /** The first plane; the only one of a monochrome picture. */
  readonly mono: Float32Array
  /** Three planes; the same one three times when the picture is monochrome. */
  readonly rgb: readonly [Float32Array, Float32Array, Float32Array]

  constructor(width: number, height: number, channels: 1 | 3 = 1) {
    this.width = Math.round(width)
    this.height = Math.round(height)
    this.isMono = channels === 1
    const plane = (): Float32Array => new Float32Array(this.width * this.height)
    this.mono = plane()
    this.rgb = this.isMono ? [this.mono, this.mono, this.mono] : [this.mono, plane(), plane()]
  }

  get planes(): readonly Float32Array[] {
    return this.isMono ? [this.mono] : this.rgb
  }

  get channels(): 1 | 3 {
    return this.isMono ? 1 : 3
  }

  /** The value of the first plane at an index; 0 outside the picture. */
  at(index: number): number {
    return this.mono[index] ?? 0
  }

  rgbAt(index: number): Rgb {
    return [this.rgb[0][index] ?? 0, this.rgb[1][index] ?? 0, this.rgb[2][index] ?? 0]
  }

  setRgb(index: number, colour: Rgb): void {
    this.rgb[0][index] = colour[0]
    this.rgb[1][index] = colour[1]
    this.rgb[2][index] = colour[2]
  }

  /** Lay a colour over what is there; `cover` 1 hides it. */
  coverRgb(index: number, colour: Rgb, cover: number): void {
    const [red, green, blue] = this.rgb
    red[index] = lerp(red[index] ?? 0, colour[0], cover)
    green[index] = lerp(green[index] ?? 0, colour[1], cover)
    blue[index] = lerp(blue[index] ?? 0, colour[2], cover)
  }

  addRgb(index: number, light: Rgb): void {
    const [red, green, blue] = this.rgb
    red[index] = (red[index] ?? 0) + light[0]
    green[index] = (green[index] ?? 0) + light[1]
    blue[index] = (blue[index] ?? 0) + light[2]
  }

  /** Replace every value of every plane. */
  update(change: (value: number, index: number, channel: number) => number): this {
    this.planes.forEach((plane, channel) => {
      for (let i = 0; i < plane.length; i++) plane[i] = change(plane[i] ?? 0, i, channel)
    })
    return this
  }

  fill(colour: number | Rgb): this {
    const values = typeof colour === 'number' ? [colour, colour, colour] : colour
    this.planes.forEach((plane, channel) => plane.fill(values[channel] ?? 0))
    return this
  }

  clone(): Picture {
    const out = new Picture(this.width, this.height, this.channels)
    this.planes.forEach((plane, channel) => out.planes[channel]?.set(plane))
    return out
  }

  toMono(): Picture {
    if (this.isMono) return this
    const [red, green, blue] = this.rgb
    return new Picture(this.width, this.height).update(
      (_, i) => (red[i] ?? 0) * 0.3 + (green[i] ?? 0) * 0.59 + (blue[i] ?? 0) * 0.11,
    )
  }
}

/** Call `visit` for every pixel, row by row, with its column, row and index. */
export function eachPixel(
  { width, height }: { readonly width: number; readonly height: number },
  visit: (x: number, y: number, index: number) => void,
): void {
  let index = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) visit(x, y, index++)
  }
}

/** A monochrome picture from a function of the pixel's centre. */
export function paintMono(
  { width, height }: { readonly width: number; readonly height: number },
  shade: (x: number, y: number) => number,
): Picture {
  const out = new Picture(width, height)
  eachPixel(out, (x, y, i) => {
    out.mono[i] = shade(x + 0.5, y + 0.5)
  })
  return out
}

/** Add light at a point between pixels, shared among the four around it: trails, sparks and stars. */
export function addLight(pic: Picture, x: number, y: number, light: Rgb): void {
  const { width, height } = pic
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return
  const fx = x - 0.5 - left
  const fy = y - 0.5 - top
  const o = top * width + left
  for (let c = 0; c < 3; c++) {
    const plane = pic.rgb[c]
    const value = light[c]
    if (!plane || value === undefined) continue
    plane[o] = (plane[o] ?? 0) + value * (1 - fx) * (1 - fy)
    plane[o + 1] = (plane[o + 1] ?? 0) + value * fx * (1 - fy)
    plane[o + width] = (plane[o + width] ?? 0) + value * (1 - fx) * fy
    plane[o + width + 1] = (plane[o + width + 1] ?? 0) + value * fx * fy
  }
}
