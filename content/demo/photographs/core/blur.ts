import type { Picture } from './picture.ts'
import { resize, shrink } from './resize.ts'

/**
 * Three running box blurs, close to a Gaussian of the given deviation in pixels; one deviation per
 * axis lets it smear. Wide blurs run on a reduced copy, which the eye cannot tell apart.
 */
export function blur(src: Picture, sigmaX: number, sigmaY = sigmaX): Picture {
  const factor = Math.min(8, Math.floor(Math.min(sigmaX, sigmaY) / 3))
  if (factor < 2) return blurExact(src, sigmaX, sigmaY)
  const small = blurExact(shrink(src, factor), sigmaX / factor, sigmaY / factor)
  return resize(small, src.width, src.height)
}

function blurExact(src: Picture, sigmaX: number, sigmaY: number): Picture {
  const out = src.clone()
  for (const plane of out.planes) {
    if (sigmaX > 0.3) blurRows(plane, out, sigmaX)
    if (sigmaY > 0.3) blurColumns(plane, out, sigmaY)
  }
  return out
}

/** A box of 2 × radius + 1 whole pixels and a fraction of one more at either end. */
interface Box {
  readonly radius: number
  readonly fraction: number
}

function boxOf(sigma: number): Box {
  const ideal = (Math.sqrt(4 * sigma * sigma + 1) - 1) / 2
  return { radius: Math.floor(ideal), fraction: ideal - Math.floor(ideal) }
}

function blurRows(plane: Float32Array, { width, height }: Picture, sigma: number): void {
  const box = boxOf(sigma)
  const padded = new Float32Array(width + 2 * box.radius + 3)
  const line = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    line.set(plane.subarray(y * width, (y + 1) * width))
    for (let pass = 0; pass < 3; pass++) blurLine(line, padded, box)
    plane.set(line, y * width)
  }
}

/** Columns are gathered sixteen at a time so that each cache line is read once. */
function blurColumns(plane: Float32Array, { width, height }: Picture, sigma: number): void {
  const box = boxOf(sigma)
  const padded = new Float32Array(height + 2 * box.radius + 3)
  const gathered = Array.from({ length: 16 }, () => new Float32Array(height))
  for (let x = 0; x < width; x += 16) {
    const lines = gathered.slice(0, width - x)
    lines.forEach((line, k) => {
      for (let y = 0; y < height; y++) line[y] = plane[y * width + x + k] ?? 0
    })
    for (const line of lines) {
      for (let pass = 0; pass < 3; pass++) blurLine(line, padded, box)
    }
    lines.forEach((line, k) => {
      for (let y = 0; y < height; y++) plane[y * width + x + k] = line[y] ?? 0
    })
  }
}

function blurLine(line: Float32Array, padded: Float32Array, { radius, fraction }: Box): void {
  const length = line.length
  const pad = radius + 1
  padded.fill(line[0] ?? 0, 0, pad)
  padded.set(line, pad)
  padded.fill(line[length - 1] ?? 0, pad + length, pad + length + pad)
  const norm = 1 / (2 * radius + 1 + 2 * fraction)
  let sum = 0
  for (let i = 1; i <= 2 * radius + 1; i++) sum += padded[i] ?? 0
  for (let i = 0; i < length; i++) {
    const next = padded[i + 2 * radius + 2] ?? 0
    line[i] = (sum + fraction * ((padded[i] ?? 0) + next)) * norm
    sum += next - (padded[i + 1] ?? 0)
  }
}
