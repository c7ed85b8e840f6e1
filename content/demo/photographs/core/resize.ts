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

/** Where an output pixel reads, four neighbours, and how much of each it takes. */
interface Tap {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly ofA: number
  readonly ofB: number
  readonly ofC: number
  readonly ofD: number
}

function tapsOf(from: number, to: number): Tap[] {
  return Array.from({ length: to }, (_, i) => {
    const place = ((i + 0.5) * from) / to - 0.5
    const base = Math.floor(place)
    const t = place - base
    const held = (k: number): number => clamp(k, 0, from - 1)
    return {
      a: held(base - 1),
      b: held(base),
      c: held(base + 1),
      d: held(base + 2),
      ofA: ((-0.5 * t + 1) * t - 0.5) * t,
      ofB: (1.5 * t - 2.5) * t * t + 1,
      ofC: ((-1.5 * t + 2) * t + 0.5) * t,
      ofD: (0.5 * t - 0.5) * t * t,
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
    const row = y * width
    let o = y * taps.length
    for (const { a, b, c, d, ofA, ofB, ofC, ofD } of taps) {
      out[o++] =
        (plane[row + a] ?? 0) * ofA +
        (plane[row + b] ?? 0) * ofB +
        (plane[row + c] ?? 0) * ofC +
        (plane[row + d] ?? 0) * ofD
    }
  }
  return out
}

function stretchColumns(plane: Float32Array, width: number, taps: readonly Tap[]): Float32Array {
  const out = new Float32Array(width * taps.length)
  let o = 0
  for (const { a, b, c, d, ofA, ofB, ofC, ofD } of taps) {
    for (let x = 0; x < width; x++) {
      out[o++] =
        (plane[a * width + x] ?? 0) * ofA +
        (plane[b * width + x] ?? 0) * ofB +
        (plane[c * width + x] ?? 0) * ofC +
        (plane[d * width + x] ?? 0) * ofD
    }
  }
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
