/** Writes logos anew from the allowed parts (spec/content B12, spec/faults E13): no markup of the upload is copied. */
import sax, { type QualifiedTag } from 'sax'
import type { Dimensions } from './image-sizes.ts'
import { keptAttributes } from './svg-attributes.ts'
import { UploadProblem } from './upload-problem.ts'

const SVG = 'http://www.w3.org/2000/svg'
/**
 * Limits against files that are made to keep a browser busy (spec/faults E13). A judgement: far more than logos need.
 * The largest logo of the demo has 12 kB.
 */
const MAX_BYTES = 512 * 1024
const MAX_ELEMENTS = 5000
const MAX_DEPTH = 64
const MAX_SIDE = 4096
/**
 * The longest side as a multiple of the other. A longer strip comes from a wrong viewBox, and would look like a line
 * beside other logos. A judgement: the widest logo of the demo is five times as wide as high.
 */
const MAX_RATIO = 50
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])
/** Removed with their content, because they are not visible. */
const UNSEEN = new Set(['title', 'desc', 'metadata', 'script', 'defs'])
/** Advice for elements that are refused: without them a part of the logo would be missing. */
const ADVICE: Readonly<Record<string, string>> = {
  text: 'convert the letters to outlines',
  style: 'export it with "presentation attributes" in place of a style sheet',
  image: 'draw it as shapes',
}

export interface Logo extends Dimensions {
  readonly svg: string
}

/** The logo has only paths, groups and shapes. Throws `UploadProblem` if it needs more than these. */
export function rewriteSvg(source: string): Logo {
  if (source.length > MAX_BYTES) throw new UploadProblem('A logo has at most 512 kB')
  const writer = createWriter()
  const reader = Object.assign(sax.parser(true, { xmlns: true, strictEntities: true }), {
    onerror(cause: Error) {
      throw new UploadProblem('This SVG is damaged: export it again', { cause })
    },
    ondoctype(doctype: string) {
      if (doctype.includes('[')) throw new UploadProblem('A logo declares no entities of its own')
    },
    onopentag: (tag: QualifiedTag) => writer.open(tag),
    onclosetag: () => writer.close(),
  })
  reader.write(source.replace(/^\uFEFF/, '')).close()
  return writer.finish()
}

function createWriter() {
  const open: string[] = []
  let markup = ''
  let head: (Dimensions & { viewBox: string }) | undefined
  let elements = 0
  let shapes = 0
  let unseenDepth = 0

  return {
    open({ local, uri, attributes }: QualifiedTag): void {
      elements += 1
      if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) {
        throw new UploadProblem('This logo is too complicated: simplify its paths')
      }
      const isForeign = uri !== '' && uri !== SVG
      if (unseenDepth > 0 || isForeign || UNSEEN.has(local)) {
        unseenDepth += 1
        return
      }
      const given = plain(attributes)
      if (!head) {
        if (local !== 'svg') throw new UploadProblem('This is no SVG')
        head = readHead(given)
        open.push('svg')
        return
      }
      if (local !== 'g' && !SHAPES.has(local)) throw cannotDraw(local)
      if (local !== 'g') shapes += 1
      markup += `<${local}${written(keptAttributes(given))}>`
      open.push(local)
    },
    close(): void {
      if (unseenDepth > 0) {
        unseenDepth -= 1
        return
      }
      const name = open.pop()
      if (name !== undefined && name !== 'svg') markup += `</${name}>`
    },
    finish(): Logo {
      if (!head || shapes === 0) throw new UploadProblem('There is nothing drawn in this logo')
      const { width, height, viewBox } = head
      const root = `xmlns="${SVG}" width="${width}" height="${height}" viewBox="${viewBox}"`
      return { svg: `<svg ${root}>${markup}</svg>`, width, height }
    },
  }
}

function cannotDraw(name: string): UploadProblem {
  return new UploadProblem(
    `A logo is made of paths, groups and shapes; this one has "${name}": ${ADVICE[name] ?? 'export it without'}`,
  )
}

/** Attributes with a prefix, such as `xlink:href`, are not used. */
function plain(attributes: QualifiedTag['attributes']): ReadonlyMap<string, string> {
  return new Map(
    Object.values(attributes).flatMap(({ local, prefix, value }): [string, string][] =>
      prefix === '' ? [[local, value]] : [],
    ),
  )
}

/** Values need no escaping: all have matched their patterns, none of which allows a quote or an angle bracket. */
function written(attributes: ReadonlyMap<string, string>): string {
  return [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('')
}

function readHead(attributes: ReadonlyMap<string, string>): Dimensions & { viewBox: string } {
  const box = (attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number)
  const size = ['width', 'height'].map((name) => Number.parseFloat(attributes.get(name) ?? ''))
  const [x, y, width, height] =
    box.length === 4 ? box : [0, 0, size[0] ?? Number.NaN, size[1] ?? Number.NaN]
  const values = [x, y, width, height].map((value) => value ?? Number.NaN)
  const ratio = (width ?? 0) / (height ?? 1)
  const isUsable =
    values.every(Number.isFinite) &&
    (width ?? 0) > 0 &&
    (height ?? 0) > 0 &&
    ratio <= MAX_RATIO &&
    ratio >= 1 / MAX_RATIO
  if (!isUsable) throw new UploadProblem('The logo does not say how large it is: set a viewBox')
  return { viewBox: values.join(' '), ...scaledDown(width ?? 0, height ?? 0) }
}

function scaledDown(width: number, height: number): Dimensions {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  return { width: rounded(width * scale), height: rounded(height * scale) }
}

function rounded(value: number): number {
  return Math.max(1, Math.round(value))
}
