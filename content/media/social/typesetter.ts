import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import { Blob, Buffer as Letters, DrawFuncs, Face, Font, shape, Variation } from 'harfbuzzjs'
import type { Ink, Point } from './ink.ts'

/** The site's typeface, as in `site/narrow-fonts.ts`. A letter is drawn from the first file that has it. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese']
/** The straight edges of a curve. On letters of 84 px, the largest, nobody sees so short an edge. */
const EDGES = 8

export interface Style {
  readonly weight: number
  /** In px. */
  readonly size: number
}

interface Run {
  readonly font: Font
  readonly text: string
}

/** Draws the outlines of letters in the site's own typeface, so that no machine needs fonts. */
export async function createTypesetter() {
  const faces = await Promise.all(ALPHABETS.map(loadFace))
  const pen = createPen()
  const fontsOf = new Map<number, readonly Font[]>()

  function fonts(weight: number): readonly Font[] {
    const made = fontsOf.get(weight) ?? faces.map((face) => fontOf(face, weight))
    fontsOf.set(weight, made)
    return made
  }

  /** Throws for a letter that the typeface lacks. */
  function runsOf(text: string, weight: number): readonly Run[] {
    const runs: Run[] = []
    for (const letter of text.normalize('NFC')) {
      const font = fonts(weight).find((each) => each.nominalGlyph(letter.codePointAt(0) ?? 0))
      if (!font) throw new Error(`The site's face has no ${JSON.stringify(letter)}`)
      const last = runs.at(-1)
      if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter }
      else runs.push({ font, text: letter })
    }
    return runs
  }

  return {
    /** In px. */
    width(text: string, { weight, size }: Style): number {
      const glyphs = runsOf(text, weight).flatMap(shaped)
      return glyphs.reduce((sum, { advance, font }) => sum + (advance * size) / font.face.upem, 0)
    },
    /** `at` is the left end of the baseline. */
    draw(ink: Ink, text: string, { at, weight, size }: Style & { readonly at: Point }): void {
      let { x } = at
      for (const { font, glyph, advance, shift } of runsOf(text, weight).flatMap(shaped)) {
        const scale = size / font.face.upem
        const place = ({ x: right, y: up }: Point): Point => ({
          x: x + (right + shift.x) * scale,
          y: at.y - (up + shift.y) * scale,
        })
        pen(font, glyph, (from, to) => ink.edge(place(from), place(to)))
        x += advance * scale
      }
    },
  }
}

export type Typesetter = Awaited<ReturnType<typeof createTypesetter>>

async function loadFace(alphabet: string): Promise<Face> {
  const file = `@fontsource-variable/archivo/files/archivo-${alphabet}-wdth-normal.woff2`
  const packed = await readFile(createRequire(import.meta.url).resolve(file))
  return new Face(new Blob(await convert(packed, 'sfnt')))
}

function fontOf(face: Face, weight: number): Font {
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return font
}

function shaped({ font, text }: Run) {
  const letters = new Letters()
  letters.addText(text)
  letters.guessSegmentProperties()
  shape(font, letters)
  return letters
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      font,
      glyph: codepoint,
      advance: xAdvance,
      shift: { x: xOffset, y: yOffset },
    }))
}

type Edge = (from: Point, to: Point) => void

/** Draws outlines as straight edges. This typeface consists of lines and quadratic curves. */
function createPen() {
  let edge: Edge | undefined
  let start: Point = { x: 0, y: 0 }
  let pen = start
  const line = (x: number, y: number): void => {
    edge?.(pen, { x, y })
    pen = { x, y }
  }
  const funcs = new DrawFuncs()
  funcs.setMoveToFunc((x, y) => {
    start = { x, y }
    pen = start
  })
  funcs.setLineToFunc(line)
  funcs.setQuadraticToFunc((controlX, controlY, x, y) => {
    const from = pen
    for (let step = 1; step <= EDGES; step += 1) {
      const [t, rest] = [step / EDGES, 1 - step / EDGES]
      const mix = (a: number, b: number, c: number) =>
        rest * rest * a + 2 * rest * t * b + t * t * c
      line(mix(from.x, controlX, x), mix(from.y, controlY, y))
    }
  })
  funcs.setClosePathFunc(() => line(start.x, start.y))
  return (font: Font, glyph: number, draw: Edge): void => {
    edge = draw
    font.drawGlyph(glyph, funcs)
  }
}
