import { contrast, parseColour } from 'contract/rules/colour.ts'
import { DEFAULT_THEME, type Theme } from 'contract/rules/theme.ts'
import { error, warning, type Finding, type Maybe } from './finding.ts'

const MIN_TEXT = 7
const MIN_ACCENT = 3
const FIELDS = ['color', 'backgroundColor', 'accentColor'] as const

/** Colours as staff typed them; an empty one comes from `base`. */
export type Colours = { readonly [Field in keyof Theme]?: Maybe<string> }

/** `#rrggbb`, lower case; absent unless it is `#rgb` or `#rrggbb` (spec/content A1, B1.10). */
export function toColour(text: string): string | undefined {
  return text.startsWith('#') ? parseColour(text) : undefined
}

/** Checks form and contrast of a page's colours (spec/content B1.10, B1.11). */
export function checkColours(
  field: string,
  colours: Maybe<Colours>,
  base: Colours = DEFAULT_THEME,
): Finding[] {
  const findings: Finding[] = []
  for (const name of FIELDS) {
    const text = colours?.[name]
    if (text && toColour(text) === undefined) {
      findings.push(error(`${field}.${name}`, 'Give a colour as #rrggbb or #rgb'))
    }
  }
  if (findings.length > 0 || !FIELDS.some((name) => colours?.[name])) return findings

  const of = (name: keyof Theme) =>
    toColour(colours?.[name] ?? '') ?? toColour(base[name] ?? '') ?? DEFAULT_THEME[name]
  const text = contrast(of('color'), of('backgroundColor'))
  if (text < MIN_TEXT) {
    findings.push(warning(`${field}.color`, tooWeak('Text', text, MIN_TEXT)))
  }
  const accent = contrast(of('accentColor'), of('backgroundColor'))
  if (accent < MIN_ACCENT) {
    findings.push(warning(`${field}.accentColor`, tooWeak('The accent', accent, MIN_ACCENT)))
  }
  return findings
}

function tooWeak(what: string, ratio: number, needed: number): string {
  return `${what} on the background has a contrast of ${ratio.toFixed(1)}:1; ${needed}:1 is needed, so the site corrects it`
}
