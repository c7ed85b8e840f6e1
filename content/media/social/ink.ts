/** The lines per pixel, one below the other, on which ink is sampled: letters of 20 px and more look smooth. */
const SAMPLES = 8

/** In pixels, from the left and from the top. */
export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Creates a bitmap in which outlines are filled. Sharp could draw them as SVG, but would then also read uploaded
 * drawings (`sharp-guard.ts`).
 */
export function createInk({ width, height }: { readonly width: number; readonly height: number }) {
  /** For each pixel, the change of the ink from the pixel to its left. */
  const steps = new Float32Array(width * height + 1)

  return {
    /** Outlines must be closed, and may overlap. */
    edge(from: Point, to: Point): void {
      const [top, bottom, turn] = from.y < to.y ? [from, to, 1] : [to, from, -1]
      const slope = (bottom.x - top.x) / (bottom.y - top.y)
      const last = Math.min(Math.ceil(bottom.y * SAMPLES - 0.5), height * SAMPLES)
      for (let line = Math.max(0, Math.ceil(top.y * SAMPLES - 0.5)); line < last; line += 1) {
        const at = top.x + slope * ((line + 0.5) / SAMPLES - top.y)
        const x = Math.min(Math.max(at, 0), width - 1)
        const [column, row] = [Math.floor(x), Math.floor(line / SAMPLES)]
        const index = row * width + column
        const step = turn / SAMPLES
        steps[index] = (steps[index] ?? 0) + step * (1 - (x - column))
        steps[index + 1] = (steps[index + 1] ?? 0) + step * (x - column)
      }
    },
    /** Returns how much of each pixel is inked, from 0 to 255. */
    alpha(): Uint8Array {
      const alpha = new Uint8Array(width * height)
      let sum = 0
      for (const index of alpha.keys()) {
        if (index % width === 0) sum = 0
        sum += steps[index] ?? 0
        alpha[index] = Math.round(Math.min(1, Math.abs(sum)) * 255)
      }
      return alpha
    },
  }
}

export type Ink = ReturnType<typeof createInk>
