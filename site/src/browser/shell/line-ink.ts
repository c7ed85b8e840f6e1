/** The ink of a line of text, in em of its font. */
export interface LineInk {
  readonly em: number
  /** From where the line begins to its first ink; to be taken back. */
  readonly bearingEm: number
}

/**
 * Chromium gives the bounds of letters in whole px, rounded outwards, and above 256 px those of 64 px, made larger. The
 * narrowest of these is right to a thousandth of an em.
 */
const SIZES_PX = [197, 211, 223, 239, 251]

/**
 * Measures a line in the font and with the spacing it is set in, the design's tracking between the letters only
 * (spec/behaviour §21.1; spec/design §5.4.1).
 * Undefined where nothing can be measured, and where the line is drawn in a fallback because its font was too late: the
 * estimate of the style sheet stays, which is that font's, and nothing moves.
 */
export function lineInk(line: HTMLElement): LineInk | undefined {
  const text = line.textContent.trim()
  const context = document.createElement('canvas').getContext('2d')
  if (!context || text === '') return undefined
  const { fontWeight, fontFamily, fontSize, letterSpacing, wordSpacing } = getComputedStyle(line)
  const [first = ''] = fontFamily.split(',', 1)
  if (!isDrawn('normal', first)) return undefined
  const bounds = SIZES_PX.map((sizePx) => {
    context.font = `${fontWeight} ${sizePx}px ${fontFamily}`
    const { actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(text)
    return { left: actualBoundingBoxLeft / sizePx, right: actualBoundingBoxRight / sizePx }
  })
  const left = Math.min(...bounds.map((each) => each.left))
  const right = Math.min(...bounds.map((each) => each.right))
  const tracking = parseFloat(letterSpacing) || 0
  // What follows the last letter is no ink, but wraps a line that has no room for it.
  const letters = tracking * ([...text].length - 1) + Math.max(0, tracking)
  const words = (parseFloat(wordSpacing) || 0) * (text.split(/\s+/).length - 1)
  const em = left + right + (letters + words) / parseFloat(fontSize)
  return em > 0 ? { em, bearingEm: left } : undefined
}

/** Resolves when the fonts that a line is set in are there. */
export async function fontsOf(line: HTMLElement): Promise<void> {
  // Before a layout has asked for fonts there is nothing to wait for.
  line.getBoundingClientRect()
  await document.fonts.ready
}

/**
 * Whether text is drawn in a family and not in a fallback: no letter of a typewriter is narrower than another. False
 * where nothing can be measured.
 */
function isDrawn(style: string, family: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  context.font = `${style} 100px ${family}, monospace`
  return context.measureText('i').width !== context.measureText('m').width
}
