import { isDrawn } from '../is-drawn.ts'
import type { Navigation } from './navigation.ts'

/**
 * A face that comes after the first paint is kept out of its document, so that nothing moves (`font-display: optional`).
 * Chromium forgets this whenever it collects the rules of all style sheets anew, as it does for a sheet that comes before
 * one that is there: so the rule of a late face is taken out. The next page is drawn in the face itself, which is added in
 * the moment that page comes into the document.
 */
export function adoptLateFonts(navigation: Pick<Navigation, 'subscribe'>): void {
  const waiting = new Set<FontFace>()
  const takeOut = () => {
    for (const sheet of document.styleSheets) {
      for (const face of takeLateFaces(sheet)) {
        waiting.add(face)
        face.loaded.catch(() => waiting.delete(face)) // the fallback stays
      }
    }
  }
  takeOut()
  // What a later page is the first to ask for is late too.
  document.fonts.addEventListener('loading', takeOut)
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

/** Takes the rules of late faces out of a sheet, and gives those faces, which are loaded on. */
function takeLateFaces(sheet: CSSStyleSheet): FontFace[] {
  const late = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule && isLate(rule))
  return late.map((rule) => {
    const face = faceOf(rule as CSSFontFaceRule, sheet.href ?? undefined) // filtered above
    // Before its rule goes, which would end the loading.
    void face.load()
    sheet.deleteRule([...sheet.cssRules].indexOf(rule))
    return face
  })
}

/** Whether a face was asked for and is not drawn. One that nobody has asked for is not late yet. */
function isLate({ style }: CSSFontFaceRule): boolean {
  if (style.getPropertyValue('font-display') !== 'optional') return false
  const [family, slope] = [familyOf(style), style.getPropertyValue('font-style')]
  const face = [...document.fonts].find(
    (each) =>
      each.display === 'optional' && unquoted(each.family) === family && each.style === slope,
  )
  return face?.status === 'loading' || (face?.status === 'loaded' && !isDrawn(slope, `"${family}"`))
}

function faceOf({ style }: CSSFontFaceRule, base: string | undefined): FontFace {
  const [, file = ''] = /url\("([^"]+)"\)/.exec(style.getPropertyValue('src')) ?? []
  return new FontFace(familyOf(style), `url("${new URL(file, base).href}")`, {
    weight: style.getPropertyValue('font-weight'),
    stretch: style.getPropertyValue('font-stretch'),
    style: style.getPropertyValue('font-style'),
    unicodeRange: style.getPropertyValue('unicode-range'),
  })
}

function familyOf(style: CSSStyleDeclaration): string {
  return unquoted(style.getPropertyValue('font-family'))
}

function unquoted(family: string): string {
  return family.replaceAll('"', '')
}
