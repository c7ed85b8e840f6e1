import type { Page } from 'playwright-core'

/**
 * What does not fit into the window: a page that scrolls sideways, controls that are cut off or covered, and words that
 * are cut. The hidden part of a table is allowed, because people can scroll to it.
 */
export async function layoutFindings(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  return page.evaluate(findWhatDoesNotFit)
}

/** This function runs in the page, so it cannot call functions outside it. */
/* oxlint-disable unicorn/consistent-function-scoping */
function findWhatDoesNotFit(): string[] {
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="combobox"], [contenteditable="true"]'
  const found: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} px`)
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!isSeen(control)) continue
    const problem = problemOf(control)
    if (problem) found.push(`${problem}: ${nameOf(control)}`)
  }
  return found

  function isSeen(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect()
    // Small or transparent elements are left out: text for screen readers, and inputs under a styled checkbox or
    // select.
    const isDrawn =
      width > 4 && height > 4 && element.closest('[inert], [aria-hidden="true"]') === null
    return isDrawn && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function problemOf(control: HTMLElement): string | undefined {
    const { left, right, top, width, height } = control.getBoundingClientRect()
    if (isInScroller(control)) return undefined
    if (left < -1 || right > clientWidth + 1) return `is cut off at ${Math.round(right)} px`
    const style = getComputedStyle(control)
    const isText = control.matches('a, button, summary')
    if (isText && style.overflowX === 'hidden' && control.scrollWidth > control.clientWidth + 1)
      return 'has words that are cut'
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const isFree =
      !above ||
      control.contains(above) ||
      above.contains(control) ||
      above.closest('label, .rs__control') !== null
    return isFree ? undefined : `lies under ${nameOf(above)}`
  }

  function isInScroller(element: HTMLElement): boolean {
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each)
      const isScroller = overflowX === 'auto' || overflowX === 'scroll'
      if (isScroller && each.scrollWidth > each.clientWidth) return true
    }
    return false
  }

  function nameOf(element: Element): string {
    const { id, tagName } = element
    const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)
    return `${tagName.toLowerCase()}${id && `#${id}`}.${element.classList[0] ?? ''} "${words}"`
  }
}
