import sharp from 'sharp'
import type { Rgb } from './colour.ts'
import { clamp, hash2, lerp, smoothstep } from './math.ts'
import { develop, type Finish } from './develop.ts'
import { Noise } from './noise.ts'
import { eachPixel, Picture } from './picture.ts'
import { createRng, hashString, type Rng } from './rng.ts'

/** How a drawing is laid over what is there. */
export interface Laid {
  /** Deviation of the blur, in design units. */
  readonly blur?: number
  readonly opacity?: number
  /** Moves the drawing's edges by noise: how far, and how many bumps over the height. */
  readonly warp?: readonly [reach: number, bumps: number]
  /** Multiplies the drawn colour at a place. */
  readonly texture?: (x: number, y: number) => number
  /** Adds light instead of covering. */
  readonly light?: number
}

/** A sheet of film 1,000 units high: light is painted, drawn over as SVG, and developed. */
export class Sheet {
  readonly width: number
  readonly height = 1000
  readonly rng: Rng
  readonly noise: Noise
  readonly other: Noise
  pic: Picture
  readonly #scale: number

  constructor(name: string, width: number, height: number) {
    this.pic = new Picture(width, height, 3)
    this.#scale = height / 1000
    this.width = width / this.#scale
    this.rng = createRng(hashString(name))
    this.noise = new Noise(this.rng.fork('a'))
    this.other = new Noise(this.rng.fork('b'))
  }

  paint(colour: (x: number, y: number) => Rgb): this {
    eachPixel(this.pic, (x, y, i) => {
      this.pic.setRgb(i, colour((x + 0.5) / this.#scale, (y + 0.5) / this.#scale))
    })
    return this
  }

  change(colour: (before: Rgb, x: number, y: number) => Rgb): this {
    eachPixel(this.pic, (x, y, i) => {
      this.pic.setRgb(i, colour(this.pic.rgbAt(i), (x + 0.5) / this.#scale, (y + 0.5) / this.#scale))
    })
    return this
  }

  /** Lays an SVG drawing over the sheet. */
  async draw(body: string, laid: Laid = {}): Promise<this> {
    const { blur = 0, opacity = 1, warp, texture, light } = laid
    const { width, height } = this.pic
    const drawing = blur
      ? `<filter id="blur" filterUnits="userSpaceOnUse" x="${-blur * 4}" y="${-blur * 4}" width="${this.width + blur * 8}" height="${1000 + blur * 8}"><feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#blur)">${body}</g>`
      : body
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${this.width} 1000">${drawing}</svg>`
    const { data } = await sharp(Buffer.from(svg), { limitInputPixels: false })
      .ensureAlpha()
      .resize(width, height, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    eachPixel(this.pic, (px, py, i) => {
      const x = px / this.#scale
      const y = py / this.#scale
      let from = i
      if (warp) {
        const [reach, bumps] = warp
        const dx = this.other.fbm((x / 1000) * bumps, (y / 1000) * bumps, 3) * reach * this.#scale
        const dy = this.other.fbm((x / 1000) * bumps + 40, (y / 1000) * bumps, 3) * reach * this.#scale
        const sx = clamp(Math.round(px + dx), 0, width - 1)
        const sy = clamp(Math.round(py + dy), 0, height - 1)
        from = sy * width + sx
      }
      const alpha = ((data[from * 4 + 3] ?? 0) / 255) * opacity
      if (alpha === 0) return
      const shade = texture ? texture(x, y) : 1
      const before = this.pic.rgbAt(i)
      const at = (c: 0 | 1 | 2): number => {
        const value = ((data[from * 4 + c] ?? 0) / 255) * shade
        return light ? before[c] + value * alpha * light : lerp(before[c], value, alpha)
      }
      this.pic.setRgb(i, [at(0), at(1), at(2)])
    })
    return this
  }

  /** Distance to the nearest edge of cells of about `size` units, 0 on the edge; and the cell's own number, 0..1. */
  cells(x: number, y: number, size: number): readonly [edge: number, own: number] {
    const u = x / size
    const v = y / size
    let [first, second, own] = [9, 9, 0]
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const cx = Math.floor(u) + j
        const cy = Math.floor(v) + k
        const dx = cx + 0.1 + hash2(cx, cy) * 0.8 - u
        const dy = cy + 0.1 + hash2(cx + 71, cy + 13) * 0.8 - v
        const d = Math.hypot(dx, dy)
        if (d < first) [second, first, own] = [first, d, hash2(cx + 5, cy + 9)]
        else if (d < second) second = d
      }
    return [second - first, own]
  }

  print(finish: Finish): Picture {
    this.pic = develop(
      this.pic,
      { contrast: 0.2, vignette: 0.3, soften: 1.1, grain: { amount: 0.03, size: 1.3 }, ...finish },
      { rng: this.rng },
    )
    return this.pic
  }
}

const f = (n: number): string => n.toFixed(1)
type End = readonly [x: number, y: number]
/** Short words of SVG. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${more}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${more}/>`
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  oval(x, y, r, r, fill, more)
export const poly = (points: readonly End[], fill: string, more = ''): string =>
  `<path d="M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z" fill="${fill}" ${more}/>`
export const way = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" ${more}/>`
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, w: number, more = ''): string =>
  way(`M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}`, stroke, w, more)
export const area = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
export const grad = (id: string, stops: readonly string[], dir = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${dir}>${stops.map((c, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${c}"/>`).join('')}</linearGradient>`
export const glow = (id: string, colour: string, mid = 0.5): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset="${mid}" stop-color="${colour}" stop-opacity="0.4"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
export const many = (n: number, each: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => each(i)).join('')
export const grey = (v: number): string => {
  const c = Math.round(clamp(v) * 255).toString(16).padStart(2, '0')
  return `#${c}${c}${c}`
}
export const at = (x: number, y: number, scale: number, body: string, more = ''): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${scale}) ${more}">${body}</g>`
export { clamp, lerp, smoothstep }
