import { contrast, parseColour } from 'contract/rules/colour.ts'
import { nearestReadable } from 'contract/rules/suggest-colour.ts'
import {
  accentUse,
  DEFAULT_THEME,
  MIN_SMALL_TEXT_CONTRAST,
  MIN_TEXT_CONTRAST,
  type AccentUse,
  type Theme,
} from 'contract/rules/theme.ts'
import { error, warning, type Finding, type Maybe } from './finding.ts'

const FIELDS = ['color', 'backgroundColor', 'accentColor'] as const

/** In words for staff. */
export const ACCENT_WORDS: Readonly<Record<AccentUse, string>> = {
  text: 'The site draws lines and marks with it, and sets small text in it',
  marks: 'The site draws lines and marks with it; it is too weak for text, which stays grey',
  replaced: 'It is too weak to be seen: the site uses the text colour in its place',
}

/** As staff typed them; `coloursOf` replaces an empty one. */
export type Colours = { readonly [Field in keyof Theme]?: Maybe<string> }

/** `#rgb` or `#rrggbb` as `#rrggbb` in lower case; undefined for every other text (spec/content A1, B1.10). */
export function toColour(text: string): string | undefined {
  return text.startsWith('#') ? parseColour(text) : undefined
}

/**
 * Colours as `#rrggbb`, before the site corrects them. The first layer is the page's own. An empty or malformed
 * colour comes from the next layer, at last from `DEFAULT_THEME`.
 */
export function coloursOf(...layers: readonly Maybe<Colours>[]): Theme {
  const of = (name: keyof Theme) =>
    layers.map((layer) => toColour(layer?.[name] ?? '')).find((colour) => colour !== undefined) ??
    DEFAULT_THEME[name]
  return {
    color: of('color'),
    backgroundColor: of('backgroundColor'),
    accentColor: of('accentColor'),
  }
}

/** Form and contrast (spec/content B1.10, B1.11; spec/design TH1 for small text). */
export function checkColours(
  field: string,
  colours: Maybe<Colours>,
  base: Colours = DEFAULT_THEME,
): Finding[] {
  const malformed = FIELDS.filter((name) => colours?.[name] && !toColour(colours[name]))
  if (malformed.length > 0) {
    return malformed.map((name) => error(`${field}.${name}`, 'Give a colour as #rrggbb or #rgb'))
  }
  if (!FIELDS.some((name) => colours?.[name])) return []
  const page = coloursOf(colours, base)
  return [
    ...checkText(`${field}.${colours?.color ? 'color' : 'backgroundColor'}`, page),
    ...(accentUse(page.accentColor, page.backgroundColor) === 'replaced'
      ? [warning(`${field}.accentColor`, ACCENT_WORDS.replaced)]
      : []),
  ]
}

/** Below 4.5 is an error. From 4.5 to 7 is a warning, because the site then uses black or white instead. */
function checkText(field: string, { color, backgroundColor }: Theme): Finding[] {
  const ratio = contrast(color, backgroundColor)
  const has = `Text on this background has a contrast of ${ratio.toFixed(1)}:1`
  const nearest = (needed: number) => nearestReadable(color, backgroundColor, needed)
  if (ratio < MIN_SMALL_TEXT_CONTRAST) {
    const passes = nearest(MIN_SMALL_TEXT_CONTRAST)
    return [
      error(field, `${has}; ${MIN_SMALL_TEXT_CONTRAST}:1 is needed. The nearest is ${passes}`),
    ]
  }
  if (ratio >= MIN_TEXT_CONTRAST) return []
  const kept = nearest(MIN_TEXT_CONTRAST)
  return [
    warning(
      field,
      `${has}; below ${MIN_TEXT_CONTRAST}:1 the site sets it in black or white${kept ? `. The nearest that stays is ${kept}` : ''}`,
    ),
  ]
}
