/** One line for each fault. Each function runs inside the page, so it cannot call another one. */

/** spec/design AX1: one `h1`, one of each landmark of the page, and a name for every `nav`. */
export function structureFaults(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  const once = ['h1', 'body > header', 'main', 'body > footer'].flatMap((selector) => {
    const { length } = shown(selector)
    return length === 1 ? [] : [`${length} times ${selector}`]
  })
  const nameless = shown('nav:not([aria-label], [aria-labelledby])')
  return [...once, ...nameless.map(({ textContent }) => `a nav without a name: ${textContent}`)]
}

/** spec/design AX4. A link of a row or card covers it. A rule of axe checks that all other targets have 24 px. */
export function targetFaults(): string[] {
  const SIZES = [
    { of: 'body > footer a', width: 24, height: 32 },
    {
      of: 'button:not([data-live] *), summary, select, main nav a, header nav a, dialog nav a',
      width: 44,
      height: 44,
    },
    {
      of: 'input:not([type=hidden], [type=checkbox], [type=radio])',
      width: 44,
      height: 44,
    },
    { of: 'label:has([type=checkbox], [type=radio])', width: 44, height: 44 },
  ]
  /** Tolerance for rounding: a pixel of a screen with fractional scaling. */
  const ROUNDING = 0.5
  const faults: string[] = []
  const judged = new Set<Element>()
  for (const { of, width, height } of SIZES) {
    for (const each of document.querySelectorAll(of)) {
      if (judged.has(each) || !each.checkVisibility({ visibilityProperty: true })) continue
      judged.add(each)
      // A stretched link has the size of the element that it covers.
      const after = getComputedStyle(each, '::after')
      const box =
        after.position === 'absolute'
          ? { width: parseFloat(after.width), height: parseFloat(after.height) }
          : each.getBoundingClientRect()
      if (box.width + ROUNDING >= width && box.height + ROUNDING >= height) continue
      const size = `${box.width.toFixed(1)} × ${box.height.toFixed(1)} px`
      faults.push(`${each.tagName} "${each.textContent.trim().slice(0, 30)}" is ${size}`)
    }
  }
  return faults
}

/** spec/screens §0.1, spec/design AX1: the visual order is the reading order. */
export function orderFaults(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((each) => {
    const { order, flexDirection, flexWrap, gridAutoFlow } = getComputedStyle(each)
    const isMoved =
      order !== '0' ||
      each.tabIndex > 0 ||
      [flexDirection, flexWrap, gridAutoFlow].some((way) => /reverse|dense/.test(way))
    return isMoved ? [`${each.tagName}.${each.className} is moved`] : []
  })
}

/** WCAG 1.4.10: nothing is wider than the page. Tables, maps and rails scroll inside their box. */
export function sidewaysFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`${scrollWidth} px wide, of ${clientWidth}`] : []
}

/** spec/design TY6: no word of the page's heading is broken across lines, except at its hyphen. */
export function brokenWordFaults(): string[] {
  const heading = document.querySelector('main h1') ?? document.body
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  while (heading.tagName === 'H1' && texts.nextNode()) {
    for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange()
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.push(`"${word}" is broken`)
    }
  }
  return faults
}
