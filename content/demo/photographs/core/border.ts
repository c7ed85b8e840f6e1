import type { Rgb } from './colour.ts'
import { smoothstep } from './math.ts'
import { Noise } from './noise.ts'
import { eachPixel, Picture } from './picture.ts'
import { resize } from './resize.ts'
import type { Rng } from './rng.ts'

/** The paper around a print. */
export interface Border {
  /** As a share of the short side. */
  readonly width: number
  readonly colour: Rgb
  /** Depth of a hand-coated or filed-carrier edge, as a share of the short side; absent is a clean edge. */
  readonly ragged?: number
}

/** Print the picture smaller on a sheet of paper of the same size. */
export function addBorder(pic: Picture, border: Border, rng: Rng): Picture {
  const { width, height } = pic
  const short = Math.min(width, height)
  const margin = border.width * short
  const inner = resize(pic, Math.round(width - 2 * margin), Math.round(height - 2 * margin))
  const edge = edgeOf(inner, (border.ragged ?? 0) * short, rng)
  const out = new Picture(width, height, 3).fill(border.colour)
  const offset = Math.round(margin)
  eachPixel(inner, (x, y, i) => {
    out.coverRgb((y + offset) * width + x + offset, inner.rgbAt(i), edge(x, y))
  })
  return out
}

/** How much of the print shows at a pixel of it: 1 inside, less where the coating frays. */
function edgeOf(
  { width, height }: Picture,
  ragged: number,
  rng: Rng,
): (x: number, y: number) => number {
  if (ragged === 0) return () => 1
  const noise = new Noise(rng)
  return (x, y) => {
    const sideways = Math.min(x, width - 1 - x)
    const upright = Math.min(y, height - 1 - y)
    const distance = Math.min(sideways, upright)
    if (distance >= ragged * 3) return 1
    const along = upright < sideways
    const fray = noise.fbm((along ? x * 0.25 : x) / 14, (along ? y : y * 0.25) / 14, 4)
    const wobble = fray + noise.at(x / 90, y / 90) * 0.8
    return smoothstep(-0.12, 0.12, (distance - ragged * 1.1) / ragged + wobble * 0.9)
  }
}
