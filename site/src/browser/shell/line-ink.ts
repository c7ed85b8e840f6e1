/** Width and place of a line's ink, in em of its font. */
export interface LineInk {
  readonly em: number
  /** How far the ink begins before the start of the line; negative if there is space before the first letter. */
  readonly bearingEm: number
}

/**
 * Chromium rounds widths of letters up to whole px; above 256 px it scales the widths at 64 px. The rounding differs at
 * each of these sizes; the smallest result, in em, is right to a thousandth.
 */
const SIZES_PX = [197, 211, 223, 239, 251]

/**
 * The design's negative letter spacing counts only between letters (spec/behaviour §21.1; spec/design §5.4.1).
 * Undefined if nothing can be measured, or if the font came too late and a fallback font is drawn: then the size that
 * the style sheet estimates for the real font stays, and nothing moves.
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
  // The spacing after the last letter is not visible, but a line without room for it wraps.
  const letters = tracking * ([...text].length - 1) + Math.max(0, tracking)
  const words = (parseFloat(wordSpacing) || 0) * (text.split(/\s+/).length - 1)
  const em = left + right + (letters + words) / parseFloat(fontSize)
  return em > 0 ? { em, bearingEm: left } : undefined
}

export async function fontsOf(line: HTMLElement): Promise<void> {
  // Until a layout has requested fonts, `document.fonts` has nothing to wait for.
  line.getBoundingClientRect()
  await document.fonts.ready
}

/** The fallback is monospaced: all its letters have the same width. False if nothing can be measured. */
function isDrawn(style: string, family: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  context.font = `${style} 100px ${family}, monospace`
  return context.measureText('i').width !== context.measureText('m').width
}
