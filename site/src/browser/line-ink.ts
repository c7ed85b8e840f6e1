/** The ink of a line of text, in em of its font. */
export interface LineInk {
  readonly em: number
  /** From where the line begins to its first ink; to be taken back. */
  readonly bearingEm: number
}

const SIZE_PX = 1_000

/**
 * Measures a line in the font it is set in, when that is there, its tracking between the letters only (behaviour §21.1;
 * design, "Fit text" 1). Undefined where nothing can be measured: the estimate of the style sheet stays.
 */
export async function lineInk(line: HTMLElement): Promise<LineInk | undefined> {
  const text = line.textContent.trim()
  const context = document.createElement('canvas').getContext('2d')
  if (!context || text === '') return undefined
  const { fontWeight, fontFamily, fontSize, letterSpacing } = getComputedStyle(line)
  context.font = `${fontWeight} ${SIZE_PX}px ${fontFamily}`
  // Before a layout has asked for fonts there is nothing to wait for.
  line.getBoundingClientRect()
  await document.fonts.ready
  const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = context.measureText(text)
  const trackingEm = (parseFloat(letterSpacing) || 0) / parseFloat(fontSize)
  const em = (left + right) / SIZE_PX + trackingEm * ([...text].length - 1)
  return em > 0 ? { em, bearingEm: left / SIZE_PX } : undefined
}
