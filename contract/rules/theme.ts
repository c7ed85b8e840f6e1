import { contrast, mixInk, parseColour } from './colour.ts'

/** WCAG 1.4.6, the enhanced contrast of text. */
export const MIN_TEXT_CONTRAST = 7
/** WCAG 1.4.11: lines and marks. */
const MIN_ACCENT_CONTRAST = 3
/** WCAG 1.4.3. Least contrast of small text: the accent as text, and secondary text. Staff cannot publish text below it. */
export const MIN_SMALL_TEXT_CONTRAST = 4.5

/** The colours content may give; the names are those asked for (spec/asked §3, "Page theme state"). */
export interface Theme {
  readonly color: string
  readonly backgroundColor: string
  readonly accentColor: string
}

/** A theme whose colours may stand on each other (spec/behaviour §11.3). Whether it is a dark one, `colour.ts` says. */
export interface ResolvedTheme extends Theme {
  /** Secondary text: the mix of 66 %, or the text colour where the mix is too weak. */
  readonly ink2: 'color' | 'mix'
  /** The colour of small text that would have the accent colour. */
  readonly accentText: 'accent' | 'ink2'
}

/** The colours of a page without a theme (spec/asked §3). */
export const DEFAULT_THEME: Theme = {
  color: '#000000',
  backgroundColor: '#ffffff',
  accentColor: '#8c8c8c',
}

/**
 * The theme of a page from its own, its edition's and so on, the first layer first (spec/content A3),
 * with its contrast corrected (spec/behaviour §11.3). A colour that is not accepted counts as not given.
 */
export function resolveTheme(
  ...layers: readonly ({ readonly [Field in keyof Theme]?: string | undefined } | undefined)[]
): ResolvedTheme {
  const pick = (field: keyof Theme) =>
    layers.map((layer) => parseColour(layer?.[field])).find((colour) => colour !== undefined) ??
    DEFAULT_THEME[field]

  const backgroundColor = pick('backgroundColor')
  const color = readableText(pick('color'), backgroundColor)
  const accentColor = visibleAccent(pick('accentColor'), { color, backgroundColor })
  return {
    color,
    backgroundColor,
    accentColor,
    ink2:
      contrast(mixInk(color, backgroundColor), backgroundColor) >= MIN_SMALL_TEXT_CONTRAST
        ? 'mix'
        : 'color',
    accentText: accentUse(accentColor, backgroundColor) === 'text' ? 'accent' : 'ink2',
  }
}

/**
 * Below 7 the text becomes black or white, whichever contrasts more (spec/behaviour §11.3.1). That is never below 4.58, the
 * square root of 21: the contrasts of black and of white with a colour multiply to 21.
 */
function readableText(color: string, background: string): string {
  if (contrast(color, background) >= MIN_TEXT_CONTRAST) return color
  return contrast('#ffffff', background) > contrast('#000000', background) ? '#ffffff' : '#000000'
}

function visibleAccent(accent: string, page: { color: string; backgroundColor: string }): string {
  return accentUse(accent, page.backgroundColor) === 'replaced' ? page.color : accent
}

/**
 * How an accent is used on a background: also for small text, only for lines and marks, or replaced by the text
 * colour.
 */
export type AccentUse = 'text' | 'marks' | 'replaced'

/** What the site does with an accent, `#rrggbb` on `#rrggbb` (spec/behaviour §11.3). */
export function accentUse(accent: string, background: string): AccentUse {
  const ratio = contrast(accent, background)
  if (ratio < MIN_ACCENT_CONTRAST) return 'replaced'
  return ratio < MIN_SMALL_TEXT_CONTRAST ? 'marks' : 'text'
}
