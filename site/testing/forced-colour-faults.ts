import type { Page } from 'playwright-core'

/**
 * Finds controls, signs, drawings, text and focus that cannot be seen in forced colours (spec/design TH7), one line
 * each. `part` is a selector. The page stays in forced colours.
 */
export async function forcedColourFaults(page: Page, part = 'body'): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
  const drawn = await page.evaluateHandle(findDrawn, part)
  await page.emulateMedia({ forcedColors: 'active' })
  const unseen = await drawn.evaluate(unseenOf)
  await drawn.dispose()
  const own = await page.evaluate(ownColours, part)
  // After a key press, `:focus-visible` matches every element that gets the focus. The page does nothing on this key.
  await page.keyboard.press('F9')
  return [...unseen, ...own, ...(await page.evaluate(focusFaults, part))]
}

/** Runs inside the page, while it has its own colours. */
function findDrawn(part: string) {
  const CONTROLS = 'a, button, input, select, summary'
  const isFilled = (style: CSSStyleDeclaration) =>
    !/^rgba\(.*, 0\)$/.test(style.backgroundColor) || style.backgroundImage.includes('gradient')
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const { backgroundColor } = getComputedStyle(element)
    return /^rgba\(.*, 0\)$/.test(backgroundColor)
      ? groundOf(element.parentElement)
      : backgroundColor
  }
  const all = [...document.querySelectorAll(`${part} *`)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const fills = all.flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo || null)
      const isThere = pseudo === '' || !['none', 'normal'].includes(style.content)
      if (!isThere || element instanceof SVGElement || !isFilled(style)) return []
      const ground = groundOf(pseudo === '' ? element.parentElement : element)
      if (style.backgroundColor === ground && style.backgroundImage === 'none') return []
      const isControl = pseudo === '' && element.matches(CONTROLS)
      const isEmpty =
        pseudo === ''
          ? element.textContent.trim() === '' && !element.querySelector('img, svg, input')
          : style.content === '""'
      return isControl || isEmpty ? [{ element, pseudo }] : []
    }),
  )
  const shapes = all.filter(
    (element) =>
      element.matches('main svg :is(path, line, polyline, circle, rect)') &&
      [getComputedStyle(element).stroke, getComputedStyle(element).fill].some(
        (paint) => paint !== 'none' && paint !== groundOf(element.parentElement),
      ),
  )
  return { fills, shapes }
}

/** Runs inside the page, in forced colours. */
function unseenOf({ fills, shapes }: ReturnType<typeof findDrawn>): string[] {
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const
  const ground = getComputedStyle(document.body).backgroundColor
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().slice(0, 20)}"`
  const isSeen = (style: CSSStyleDeclaration) =>
    SIDES.some(
      (side) =>
        parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Color`] !== ground,
    ) ||
    (style.backgroundColor !== ground && !/^rgba\(.*, 0\)$/.test(style.backgroundColor)) ||
    (style.getPropertyValue('forced-color-adjust') === 'none' && style.backgroundImage !== 'none')
  const lines = new Set<string>()
  for (const { element, pseudo } of fills) {
    if (element.isConnected && !isSeen(getComputedStyle(element, pseudo || null))) {
      lines.add(`unseen: ${name(element)}${pseudo}`)
    }
  }
  for (const element of shapes) {
    const { stroke, fill } = getComputedStyle(element)
    if ([stroke, fill].every((paint) => paint === 'none' || paint === ground)) {
      lines.add(`unseen: ${name(element)} in ${name(element.closest('svg') ?? element)}`)
    }
  }
  return [...lines]
}

/** Runs inside the page. Even an element that opts out of forced colours must paint its text in one of them. */
function ownColours(part: string): string[] {
  const FORCED = 'CanvasText Canvas LinkText VisitedText ButtonText Highlight HighlightText'
  const probe = document.body.appendChild(document.createElement('span'))
  const forced = FORCED.split(' ').map((name) => {
    probe.style.color = name
    return getComputedStyle(probe).color
  })
  probe.remove()
  return [...document.querySelectorAll(`${part} :not(svg, svg *)`)].flatMap((element) => {
    const isText = [...element.childNodes].some(
      (each) => each.nodeType === Node.TEXT_NODE && each.nodeValue?.trim() !== '',
    )
    if (!isText || !element.checkVisibility()) return []
    const style = getComputedStyle(element)
    const optsOut = style.getPropertyValue('forced-color-adjust') === 'none'
    return optsOut && !forced.includes(style.color)
      ? [`own colours: ${element.tagName} "${element.textContent.slice(0, 20)}"`]
      : []
  })
}

/** Runs inside the page; checks one of several controls that look the same. */
function focusFaults(part: string): string[] {
  const kinds = new Map<string, HTMLElement>()
  const controls = `${part} :is(a, button, input, select, summary)`
  for (const each of document.querySelectorAll<HTMLElement>(controls)) {
    if (each.checkVisibility({ visibilityProperty: true })) {
      kinds.set(`${each.tagName} ${each.className}`, each)
    }
  }
  return [...kinds].flatMap(([kind, element]) => {
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) return []
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle === 'none' || parseFloat(outlineWidth) === 0 ? [`no focus: ${kind}`] : []
  })
}
