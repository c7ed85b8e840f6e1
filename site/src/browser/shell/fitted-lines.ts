import { fontsOf, lineInk } from './line-ink.ts'
import type { Navigation } from '../navigation/navigation.ts'

/** After a change of size (spec/asked §9). */
const OBSERVE_DELAY_MS = 100

/** spec/asked §2, spec/behaviour §21 */
export function startFittedLines(navigation: Pick<Navigation, 'subscribe'>): void {
  const fitted = new Map<HTMLElement, () => void>()
  const fitAll = () => {
    for (const [line, end] of fitted) {
      if (line.isConnected) continue
      end()
      fitted.delete(line)
    }
    for (const line of document.querySelectorAll<HTMLElement>('[data-fit]')) {
      if (!fitted.has(line)) fitted.set(line, followLine(line))
    }
  }
  fitAll()
  navigation.subscribe({ shown: ({ isSwapped }) => isSwapped && fitAll() })
}

/**
 * Fits a line when its fonts have loaded, and again 100 ms after its box changes its width or the reader sets another
 * spacing, which would break a word (WCAG 1.4.12). Until then the estimate in the style sheet is right to 2 %.
 */
function followLine(line: HTMLElement): () => void {
  const box = line.parentElement ?? line
  let fittedPx = 0
  let fittedSpacing = ''
  let timer: ReturnType<typeof setTimeout>

  const fit = () => {
    fittedPx = contentWidth(box)
    const ink = lineInk(line)
    if (ink && fittedPx > 0) {
      line.style.setProperty('font-size', `${fittedSize(fittedPx, ink.em)}px`)
      // A margin would shift the layout.
      line.style.setProperty('translate', `${ink.bearingEm}em`)
    }
    fittedSpacing = spacing(line)
  }
  const isFitted = () => contentWidth(box) === fittedPx && spacing(line) === fittedSpacing
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    if (!isFitted()) timer = setTimeout(fit, OBSERVE_DELAY_MS)
  })
  void fontsOf(line).then(() => {
    if (!line.isConnected) return
    fit()
    observer.observe(box)
    // Wider spacing wraps the line, which makes it higher.
    observer.observe(line)
  })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

function spacing(line: HTMLElement): string {
  const { letterSpacing, wordSpacing } = getComputedStyle(line)
  return `${letterSpacing} ${wordSpacing}`
}

function contentWidth(box: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box)
  const { width } = box.getBoundingClientRect()
  return width - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
}

/** spec/asked §9 */
const MIN_PX = 48

/** `em` is the width of the text in em (spec/asked §2, spec/behaviour §21.1). */
export function fittedSize(availablePx: number, em: number): number {
  return Math.max(MIN_PX, availablePx / em)
}
