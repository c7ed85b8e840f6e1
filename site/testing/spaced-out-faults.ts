/**
 * WCAG 1.4.12: sets the spacing of letters, words and lines that readers may set, returns what no longer fits, and
 * resets the spacing. Runs inside the page.
 */
export function spacedOutFaults(): string[] {
  const spacing = new CSSStyleSheet()
  spacing.replaceSync(
    'body :not(svg, svg *) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
  )
  document.adoptedStyleSheets.push(spacing)
  const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (each) => each instanceof HTMLElement && each.checkVisibility(),
  )
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  /** The right edge of the visible letters. The box of an element may be wider. */
  const rightOf = (each: HTMLElement) => {
    const letters = document.createRange()
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
    let right = 0
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement?.closest('.visuallyHidden')) continue
      letters.selectNodeContents(texts.currentNode)
      right = Math.max(right, letters.getBoundingClientRect().right)
    }
    return right
  }
  const isCut = (each: HTMLElement) => {
    const { overflowX, overflowY } = getComputedStyle(each)
    return (
      (cuts(overflowX) && rightOf(each) > each.getBoundingClientRect().right + 1) ||
      (cuts(overflowY) && each.scrollHeight > each.clientHeight)
    )
  }
  const faults = all
    .filter((each) => each.textContent.trim() !== '' && isCut(each))
    // Visually hidden elements are left out. So are the letters of a map, because the list beside the map has them too.
    .filter((each) => each.className !== 'visuallyHidden' && !each.querySelector('svg text'))
    .map((each) => `${each.tagName} cuts "${each.textContent.slice(0, 40)}"`)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`)
  document.adoptedStyleSheets.pop()
  return faults
}
