import { isDrawn } from '../is-drawn.ts'
import type { Navigation } from './navigation.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A face that comes after the first paint is kept out of its document, so that nothing moves (`font-display: optional`).
 * Chromium forgets this whenever it collects the rules of all style sheets anew, as it does for a sheet that comes before
 * one that is there: so the rule of a late face is taken out. The next page is drawn in the face itself, which is added in
 * the moment that page comes into the document.
 */
export function adoptLateFonts(navigation: Pick<Navigation, 'subscribe'>): void {
  const waiting = new Set<FontFace>()
  // It draws letters, and nothing adds a sheet before the page is idle.
  const takeOut = () =>
    whenIdle(() => {
      for (const sheet of document.styleSheets) takeLateFaces(sheet, waiting)
    })
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

/** Takes the rules of late faces out of a sheet; the faces are loaded on. */
function takeLateFaces(sheet: CSSStyleSheet, into: Set<FontFace>): void {
  const { cssRules } = sheet
  for (let index = cssRules.length - 1; index >= 0; index -= 1) {
    const rule = cssRules[index]
    const late = rule instanceof CSSFontFaceRule && lateFaceOf(rule)
    if (!late) continue
    // The build writes addresses that are not relative to the sheet.
    const source = rule.style.getPropertyValue('src')
    const face = new FontFace(unquoted(late.family), source, late)
    into.add(face)
    // Before its rule goes, which would end the loading; where it fails the fallback stays.
    face.load().catch(() => undefined)
    sheet.deleteRule(index)
  }
}

/** The face of a rule, if it was asked for and is not drawn. One that nobody has asked for is not late yet. */
function lateFaceOf({ style: rule }: CSSFontFaceRule): FontFace | undefined {
  const name = unquoted(rule.fontFamily)
  if (rule.getPropertyValue('font-display') !== 'optional') return undefined
  return [...document.fonts].find(
    ({ display, family, style, status }) =>
      display === 'optional' &&
      style === rule.fontStyle &&
      unquoted(family) === name &&
      (status === 'loading' || (status === 'loaded' && !isDrawn(style, `"${name}"`))),
  )
}

function unquoted(family: string): string {
  return family.replaceAll('"', '')
}
