/** Colours that content may set, and what is computed from them (spec/behaviour §11.2, §11.3; spec/content A1). */

const KEYWORDS: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
])
/**
 * The share of the text colour in secondary text; the rest is the background (spec/behaviour §11.3.3). The table in
 * spec/design §3 has the resulting contrast in each theme.
 */
const INK_SHARE = 0.66

type Triple = readonly [number, number, number]

/**
 * Returns `#rgb`, `#rrggbb`, `black` or `white`, in any case, as `#rrggbb`, the only form that reaches CSS. Undefined
 * for anything else; the caller then takes the default colour (spec/behaviour §11.2.1).
 */
export function parseColour(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(text)) return text
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&')
  return KEYWORDS.get(text)
}

/** The contrast of two colours `#rrggbb`, from 1 to 21, by the formula of WCAG 2.2, "contrast ratio". */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Whether the header is in its dark state: the background starts with `#000` (spec/asked §4). */
export function isDark(background: string): boolean {
  return parseColour(background)?.startsWith('#000') ?? false
}

/** Whether a background gets light logos: white contrasts more with it than black does (spec/behaviour §11.2.4). */
export function prefersLight(background: string): boolean {
  return contrast(background, '#ffffff') > contrast(background, '#000000')
}

/** The colour of secondary text, as the browser paints `color-mix(in oklab, color 66%, background)`, as `#rrggbb`. */
export function mixInk(color: string, background: string): string {
  const ink = toOklab(color)
  const ground = toOklab(background)
  const [l, a, b] = ink.map(
    (value, axis) => value * INK_SHARE + (ground[axis] ?? 0) * (1 - INK_SHARE),
  )
  return fromOklab([l ?? 0, a ?? 0, b ?? 0])
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = toLinear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Linear light, from 0 to 1, by the curve of sRGB (IEC 61966-2-1), which WCAG also uses. */
function toLinear(colour: string): Triple {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Converts to OKLab (Björn Ottosson) with the matrices of CSS Color 4 §10. */
function toOklab(colour: string): Triple {
  const [r, g, b] = toLinear(colour)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(toHex).join('')}`
}

function toHex(linear: number): string {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  const byte = Math.round(Math.min(1, Math.max(0, value)) * 255)
  return byte.toString(16).padStart(2, '0')
}
