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
      // All are found before the first is taken out, with which those that are left begin anew.
      for (const late of [...document.styleSheets].flatMap(lateFacesOf)) waiting.add(taken(late))
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

interface LateFace {
  readonly sheet: CSSStyleSheet
  readonly index: number
  readonly rule: CSSFontFaceRule
  readonly face: FontFace
}

/** The last of a sheet first: where the others stand stays true when one is taken out. */
function lateFacesOf(sheet: CSSStyleSheet): LateFace[] {
  return [...sheet.cssRules]
    .flatMap((rule, index) => {
      const face = rule instanceof CSSFontFaceRule && lateFaceOf(rule)
      return face ? [{ sheet, index, rule, face }] : []
    })
    .toReversed()
}

/** Takes the rule of a late face out of its sheet; the face is loaded on. */
function taken({ sheet, index, rule, face: late }: LateFace): FontFace {
  // The build writes addresses that are not relative to the sheet.
  const face = new FontFace(unquoted(late.family), rule.style.getPropertyValue('src'), late)
  // Before its rule goes, which would end the loading; where it fails the fallback stays.
  face.load().catch(() => undefined)
  sheet.deleteRule(index)
  return face
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
