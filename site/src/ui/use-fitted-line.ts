import { useLayoutEffect, useRef, type RefObject } from 'react'
import { fittedSize } from './fitted-size.ts'
import { fontsOf, lineInk } from './line-ink.ts'
import { lineWidthEm } from './line-width.ts'

/** Specification §9. */
const OBSERVE_DELAY_MS = 100

/**
 * Fits a line to the box around it: when its fonts are there, and 100 ms after the box has another width (specification §2,
 * behaviour §21) or the reader has set another spacing, which would break a word (WCAG 1.4.12). The estimate in the style
 * sheet is right to 2 % until then.
 */
export function useFittedLine(text: string): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const line = ref.current
    const box = line?.parentElement
    if (!line || !box) return undefined
    // After a navigation the page's own rule speaks of another text.
    box.style.setProperty('--em', String(lineWidthEm(text)))
    let fittedPx = 0
    let fittedSpacing = ''
    let timer: ReturnType<typeof setTimeout>

    const fit = () => {
      fittedPx = contentWidth(box)
      const ink = lineInk(line)
      if (ink && fittedPx > 0) {
        line.style.setProperty('font-size', `${fittedSize(fittedPx, ink.em)}px`)
        // Not a margin: a layout that shifts is counted, and seen.
        line.style.setProperty('translate', `${ink.bearingEm}em`)
      }
      fittedSpacing = spacing(line)
    }
    const isFitted = () => contentWidth(box) === fittedPx && spacing(line) === fittedSpacing
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      if (!isFitted()) timer = setTimeout(fit, OBSERVE_DELAY_MS)
    })
    const isGone = new AbortController()
    void fontsOf(line).then(() => {
      if (isGone.signal.aborted) return
      fit()
      observer.observe(box)
      // Wider spacing wraps the line, which makes it higher.
      observer.observe(line)
    })
    return () => {
      isGone.abort()
      observer.disconnect()
      clearTimeout(timer)
      line.style.removeProperty('font-size')
      line.style.removeProperty('translate')
      box.style.removeProperty('--em')
    }
  }, [text])
  return ref
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
