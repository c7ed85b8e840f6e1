import { contrast, mixInk, parseColour } from './colour.ts'

/** WCAG 1.4.6, the enhanced contrast of text. */
export const MIN_TEXT_CONTRAST = 7
/** WCAG 1.4.11: lines and marks. */
const MIN_ACCENT_CONTRAST = 3
/** WCAG 1.4.3: small text, also accents and secondary text. Staff cannot publish a text colour with less contrast. */
export const MIN_SMALL_TEXT_CONTRAST = 4.5

/** The specification gives the names (spec/asked §3, "Page theme state"). */
export interface Theme {
  readonly color: string
  readonly backgroundColor: string
  readonly accentColor: string
}

/** A theme whose colours have enough contrast on each other (spec/behaviour §11.3). */
export interface ResolvedTheme extends Theme {
  /** Of secondary text: the mix of 66 %, or the text colour if the mix has too little contrast. */
  readonly ink2: 'color' | 'mix'
  /** Of small text in the accent colour; `ink2` if the accent has too little contrast. */
  readonly accentText: 'accent' | 'ink2'
}

/** For a page without a theme (spec/asked §3). */
export const DEFAULT_THEME: Theme = {
  color: '#000000',
  backgroundColor: '#ffffff',
  accentColor: '#8c8c8c',
}

/**
 * The theme of a page, with its contrast corrected (spec/behaviour §11.3). For each colour, the first layer with a
 * valid one counts: the page, then its edition and so on (spec/content A3).
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
 * Below 7, the text becomes black or white, whichever has more contrast (spec/behaviour §11.3.1). That contrast is at
 * least 4.58, the square root of 21, because the contrasts of black and of white with a colour multiply to 21.
 */
function readableText(color: string, background: string): string {
  if (contrast(color, background) >= MIN_TEXT_CONTRAST) return color
  return contrast('#ffffff', background) > contrast('#000000', background) ? '#ffffff' : '#000000'
}

function visibleAccent(accent: string, page: { color: string; backgroundColor: string }): string {
  return accentUse(accent, page.backgroundColor) === 'replaced' ? page.color : accent
}

/**
 * `text` is also for small text, `marks` for lines and marks. The text colour replaces an accent that is `replaced`.
 */
export type AccentUse = 'text' | 'marks' | 'replaced'

/** Both are `#rrggbb` (spec/behaviour §11.3). */
export function accentUse(accent: string, background: string): AccentUse {
  const ratio = contrast(accent, background)
  if (ratio < MIN_ACCENT_CONTRAST) return 'replaced'
  return ratio < MIN_SMALL_TEXT_CONTRAST ? 'marks' : 'text'
}
