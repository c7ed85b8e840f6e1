import { isDrawn } from '../is-drawn.ts'
import type { Navigation } from './navigation.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A face that came after the first paint is kept out of its document, so that nothing moves (`font-display: optional`).
 * The next page is drawn in it: it is added in the moment that page comes into the document.
 */
export function adoptLateFonts(navigation: Pick<Navigation, 'subscribe'>): void {
  // It draws letters, and only the next page needs it.
  const adopt = () =>
    whenIdle(() => adoptFaces([...document.styleSheets].flatMap(lateFaces), navigation))
  // What the page has asked for is there then.
  if (document.readyState === 'complete') adopt()
  else addEventListener('load', adopt, { once: true })
}

function adoptFaces(late: readonly FontFace[], navigation: Pick<Navigation, 'subscribe'>): void {
  const waiting = new Set(late)
  for (const face of late) face.load().catch(() => waiting.delete(face)) // the fallback stays
  navigation.subscribe({
    shown() {
      for (const face of waiting) {
        if (face.status !== 'loaded') continue
        document.fonts.add(face)
        waiting.delete(face)
      }
    },
  })
}

function lateFaces({ cssRules, href }: CSSStyleSheet): FontFace[] {
  return [...cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const { style } = rule
    const [, file] = /url\("([^"]+)"\)/.exec(style.getPropertyValue('src')) ?? []
    if (file === undefined || style.getPropertyValue('font-display') !== 'optional') return []
    const url = new URL(file, href ?? undefined).href
    const isAsked = performance.getEntriesByName(url).length > 0
    return isAsked && !isShown(style) ? [faceOf(url, style)] : []
  })
}

function isShown(style: CSSStyleDeclaration): boolean {
  return isDrawn(style.getPropertyValue('font-style'), style.getPropertyValue('font-family'))
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
