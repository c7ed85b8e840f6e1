import { clamp } from './math.ts'
import { eachPixel, Picture } from './picture.ts'

/** Bicubic resampling; styles with soft content render small and enlarge. */
export function resize(src: Picture, width: number, height: number): Picture {
  const out = new Picture(width, height, src.channels)
  const across = tapsOf(src.width, out.width)
  const down = tapsOf(src.height, out.height)
  src.planes.forEach((plane, channel) => {
    const wide = stretchRows(plane, src, across)
    out.planes[channel]?.set(stretchColumns(wide, out.width, down))
  })
  return out
}

/** Where each output pixel reads: four neighbours and their weights. */
interface Tap {
  readonly index: readonly [number, number, number, number]
  readonly weight: readonly [number, number, number, number]
}

function tapsOf(from: number, to: number): Tap[] {
  return Array.from({ length: to }, (_, i) => {
    const place = ((i + 0.5) * from) / to - 0.5
    const base = Math.floor(place)
    const t = place - base
    const held = (k: number): number => clamp(k, 0, from - 1)
    return {
      index: [held(base - 1), held(base), held(base + 1), held(base + 2)],
      weight: [
        ((-0.5 * t + 1) * t - 0.5) * t,
        (1.5 * t - 2.5) * t * t + 1,
        ((-1.5 * t + 2) * t + 0.5) * t,
        (0.5 * t - 0.5) * t * t,
      ],
    }
  })
}

function stretchRows(
  plane: Float32Array,
  { width, height }: Picture,
  taps: readonly Tap[],
): Float32Array {
  const out = new Float32Array(taps.length * height)
  for (let y = 0; y < height; y++) {
    const row = plane.subarray(y * width, (y + 1) * width)
    const target = out.subarray(y * taps.length, (y + 1) * taps.length)
    taps.forEach(({ index: [a, b, c, d], weight: [wa, wb, wc, wd] }, x) => {
      target[x] = (row[a] ?? 0) * wa + (row[b] ?? 0) * wb + (row[c] ?? 0) * wc + (row[d] ?? 0) * wd
    })
  }
  return out
}

function stretchColumns(plane: Float32Array, width: number, taps: readonly Tap[]): Float32Array {
  const out = new Float32Array(width * taps.length)
  taps.forEach(({ index, weight: [wa, wb, wc, wd] }, y) => {
    const [a, b, c, d] = index.map((row) => plane.subarray(row * width, (row + 1) * width))
    if (!a || !b || !c || !d) return
    const row = y * width
    for (let x = 0; x < width; x++) {
      out[row + x] = (a[x] ?? 0) * wa + (b[x] ?? 0) * wb + (c[x] ?? 0) * wc + (d[x] ?? 0) * wd
    }
  })
  return out
}

/** Average whole blocks of pixels; the last block of a row or column may be partial. */
export function shrink(src: Picture, factor: number): Picture {
  const { width, height } = src
  const out = new Picture(Math.ceil(width / factor), Math.ceil(height / factor), src.channels)
  src.planes.forEach((plane, channel) => {
    const target = out.planes[channel]
    if (!target) return
    eachPixel(out, (x, y, i) => {
      const right = Math.min(width, (x + 1) * factor)
      const bottom = Math.min(height, (y + 1) * factor)
      let sum = 0
      for (let v = y * factor; v < bottom; v++) {
        for (let u = x * factor; u < right; u++) sum += plane[v * width + u] ?? 0
      }
      target[i] = sum / ((right - x * factor) * (bottom - y * factor))
    })
  })
  return out
}
