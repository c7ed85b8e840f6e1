import type { Scene } from '../style.ts'

/** How strips of film lie on a sheet. */
export interface Strips {
  readonly rows: number
  readonly columns: number
  readonly frameWidth: number
  readonly frameHeight: number
  readonly frames: readonly Frame[]
  /** Perforations and frame numbers, as SVG. */
  readonly marks: string
  /** Where a frame would be if its strip lay straight. */
  readonly cornerOf: (row: number, column: number) => { readonly x: number; readonly y: number }
}

interface Frame {
  readonly row: number
  readonly column: number
  readonly x: number
  readonly y: number
  /** Times the light of the print; frames on one roll are never exposed alike. */
  readonly exposure: number
}

/** Six strips of three frames on an upright sheet, four of five on a wide one, none quite straight. */
export function layStrips({ width, height, rng, unit }: Scene): Strips {
  const isUpright = height > width
  const rows = isUpright ? 6 : 4
  const columns = isUpright ? 3 : 5
  const gap = 26 * unit
  const film = (height - gap * (rows + 1)) / rows
  const frameWidth = (width - 2 * gap) / columns - 8 * unit
  const frames: Frame[] = []
  const marks: string[] = []
  const cornerOf = (row: number, column: number): { x: number; y: number } => ({
    x: gap + column * (frameWidth + 8 * unit),
    y: gap + row * (film + gap) + film * 0.17,
  })
  for (let row = 0; row < rows; row++) {
    const skew = rng.range(-5, 5) * unit
    const top = gap + row * (film + gap)
    marks.push(drawSprockets({ x: gap + skew, y: top, length: width - 2 * gap, film, unit }))
    for (let column = 0; column < columns; column++) {
      const corner = cornerOf(row, column)
      const x = corner.x + skew
      frames.push({ row, column, x, y: corner.y, exposure: rng.range(0.72, 1.15) })
      const number = String(1 + row * columns + column)
      marks.push(drawNumber(number, x + frameWidth * 0.06, top + film * 0.885, film * 0.06))
    }
  }
  const frameHeight = film * 0.66
  return { rows, columns, frameWidth, frameHeight, frames, marks: marks.join(''), cornerOf }
}

interface Strip {
  readonly x: number
  readonly y: number
  readonly length: number
  /** Height of the film. */
  readonly film: number
  readonly unit: number
}

function drawSprockets({ x, y, length, film, unit }: Strip): string {
  const pitch = film * 0.135
  const size = `width="${pitch * 0.5}" height="${film * 0.055}" rx="${3 * unit}"`
  const holes: string[] = []
  for (let at = x; at < x + length; at += pitch) {
    for (const edge of [0.025, 0.915]) {
      holes.push(`<rect x="${at}" y="${y + film * edge}" ${size} fill="#fff" opacity=".95"/>`)
    }
  }
  return holes.join('')
}

/** Numerals as strokes in a box of 6 × 10, since fonts differ between machines. */
const strokes = [
  'M0 0H6V10H0Z',
  'M3 0V10',
  'M0 0H6V5H0V10H6',
  'M0 0H6V10H0M1 5H6',
  'M0 0V5H6M6 0V10',
  'M6 0H0V5H6V10H0',
  'M6 0H0V10H6V5H0',
  'M0 0H6V10',
  'M0 0H6V10H0ZM0 5H6',
  'M6 5H0V0H6V10H0',
]

function drawNumber(number: string, x: number, y: number, size: number): string {
  const digits = Array.from(number, (digit, i) => {
    return `<path transform="translate(${i * 9} 0)" d="${strokes[Number(digit)] ?? ''}"/>`
  })
  const place = `translate(${x} ${y - size * 0.35}) scale(${size / 14})`
  return `<g transform="${place}" fill="none" stroke="#fff" stroke-width="1.5">${digits.join('')}</g>`
}
