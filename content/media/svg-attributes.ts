/** The attributes that shapes of a logo may have, each with a pattern of its values (spec/faults E13). */
import { UploadProblem } from './upload-problem.ts'

// Values are trimmed first. No pattern repeats a part that could match in two ways, so a long wrong text is refused at
// once.
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(?:px|%)?$/i
const NUMBERS = /^[\d\s,.eE+-]*$/
const PATH = /^[MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]*$/
const TRANSFORM = /^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s,.eE+-]*\)[\s,]*)*$/
/**
 * The name of a colour, `none`, `transparent`, `currentColor`, `#…` or `rgb(…)`. The longest name,
 * `lightgoldenrodyellow`, has 20 letters.
 */
const PAINT = /^(?:[a-z]{3,20}|#[\da-f]{3,8}|rgba?\([\d\s,.%/]*\))$/i
const WORD = /^[a-z-]{2,16}$/

const MEASURES = [
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'stroke-width',
  'stroke-miterlimit',
  'stroke-dashoffset',
]

const FORMS: Readonly<Record<string, RegExp>> = {
  d: PATH,
  points: NUMBERS,
  transform: TRANSFORM,
  fill: PAINT,
  stroke: PAINT,
  color: PAINT,
  'fill-rule': WORD,
  'clip-rule': WORD,
  'stroke-linecap': WORD,
  'stroke-linejoin': WORD,
  display: WORD,
  visibility: WORD,
  'stroke-dasharray': /^(?:none|[\d\s,.]*)$/,
  ...Object.fromEntries(MEASURES.map((name) => [name, NUMBER])),
}

/** Also reads `style`. Throws for a value that does not match its pattern. */
export function keptAttributes(given: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const kept = new Map<string, string>()
  for (const [name, raw] of [...given, ...declarations(given.get('style') ?? '')]) {
    const form = FORMS[name]
    const value = raw.trim()
    if (!form) continue
    if (!form.test(value)) {
      const words = `${name}="${value.slice(0, 40)}"`
      throw new UploadProblem(`The logo uses ${words}: export it with plain colours and shapes`)
    }
    kept.set(name, value)
  }
  return kept
}

function declarations(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [name = '', value] = declaration.split(':')
    return value === undefined ? [] : [[name.trim(), value]]
  })
}
