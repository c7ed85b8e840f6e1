import type { Navigation } from './navigation.ts'

/**
 * A face that came after the first paint is kept out of its document, so that nothing moves (`font-display: optional`).
 * The next page is drawn in it: it is added in the moment that page comes into the document.
 */
export function adoptLateFonts(navigation: Pick<Navigation, 'subscribe'>): void {
  const adopt = () => adoptFaces([...document.styleSheets].flatMap(lateFaces), navigation)
  // What the page has asked for is there then.
  if (document.readyState === 'complete') adopt()
  else addEventListener('load', adopt, { once: true })
}

function adoptFaces(late: readonly FontFace[], navigation: Pick<Navigation, 'subscribe'>): void {
  for (const face of late) face.load().catch(() => undefined) // the fallback stays
  const end = navigation.subscribe({
    shown() {
      for (const face of late) document.fonts.add(face)
      end()
    },
  })
}

function lateFaces({ cssRules, href }: CSSStyleSheet): FontFace[] {
  return [...cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const { style } = rule
    const [, file] = /url\("([^"]+)"\)/.exec(style.getPropertyValue('src')) ?? []
    const url = file && new URL(file, href ?? undefined).href
    const isKeptOut = style.getPropertyValue('font-display') === 'optional'
    return url && isKeptOut && isLate(url) ? [faceOf(url, style)] : []
  })
}

/** Asked for by this page and not there at its first paint. */
function isLate(url: string): boolean {
  const [painted] = performance.getEntriesByName('first-paint')
  const [font] = performance.getEntriesByName(url)
  if (!painted || !font) return false
  return font.startTime + font.duration > painted.startTime
}

function faceOf(url: string, style: CSSStyleDeclaration): FontFace {
  const family = style.getPropertyValue('font-family').replaceAll('"', '')
  return new FontFace(family, `url("${url}")`, {
    weight: style.getPropertyValue('font-weight'),
    stretch: style.getPropertyValue('font-stretch'),
    style: style.getPropertyValue('font-style'),
    unicodeRange: style.getPropertyValue('unicode-range'),
  })
}
