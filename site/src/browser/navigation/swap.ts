import type { Islands } from '../islands/islands.ts'
import type { Payload } from '../payload.ts'
import { focusQuietly } from './hash-target.ts'
import { replaceAround } from './replace-around.ts'
import { createPayloadHtml } from './payload-html.ts'
import { cardPicture, HERO, nameInMotion, changeInMotion, mayMove } from './view-transitions.ts'

/** The page's elements of the head, besides the title. */
const HEAD_OF_PAGE =
  'meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]'

type LiveParts = Pick<Islands, 'carry' | 'settle'>

export interface Swapping {
  readonly payload: Payload
  /** Only the query changes: then the focus stays, and islands may stay. */
  readonly isSamePath: boolean
  readonly isInMotion: boolean
  readonly source: Element | undefined
  /** Called right before the change. */
  readonly isWanted: () => boolean
  /** Called when the page is in the document but not painted, with the result line of its list if it has one. */
  readonly onSwapped: (resultLine: string | undefined) => void
}

export type Swap = (swapping: Swapping) => Promise<void>

/** spec/behaviour §18, §23 */
export function createSwap(parts: LiveParts): Swap {
  const html = createPayloadHtml()
  const replaceAlerts = createSteadyPart('#alerts')
  const replaceFooter = createSteadyPart('#footer')

  return async function swap({ payload, isSamePath, isInMotion, source, isWanted, onSwapped }) {
    const next = {
      head: html.partOf(payload, 'head'),
      main: html.partOf(payload, 'main'),
      footer: html.partOf(payload, 'footer'),
      alerts: html.alertsOf(payload),
    }
    const resultLine = next.main.querySelector('[data-result-line]')?.textContent
    const hero = next.main.querySelector<HTMLElement>(HERO) ?? undefined
    const moves = isInMotion && mayMove()
    const card = moves && hero ? cardPicture(source) : undefined

    function change(): void {
      if (!isWanted()) return
      const main = elementOf('main')
      const refocus = isSamePath ? keepFocus(main) : undefined
      const focused = parts.carry(next.main, isSamePath)
      changeHead(payload, next.head)
      changeTheme(payload)
      replaceAlerts(next.alerts)
      if (focused) replaceAround(focused.element, { in: main, by: next.main, at: focused.place })
      else main.replaceChildren(next.main)
      main.dataset['page'] = payload.page
      main.dataset['year'] = String(payload.theme.festival_year)
      replaceFooter(next.footer)
      parts.settle()
      refocus?.()
      nameInMotion(card, false)
      if (card) nameInMotion(hero, true)
      onSwapped(resultLine)
    }

    if (!moves) return change()
    nameInMotion(card, true)
    await changeInMotion(change, () => {
      nameInMotion(card, false)
      nameInMotion(hero, false)
    })
  }
}

function elementOf(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The document has no ${selector}`)
  return element
}

function changeHead({ title }: Payload, next: DocumentFragment): void {
  document.title = title
  for (const old of document.head.querySelectorAll(HEAD_OF_PAGE)) old.remove()
  document.head.append(next)
}

/** Removes the first page's rule: the style sheet applies to what this page does not set (spec/behaviour §11.2). */
function changeTheme({ shell }: Payload): void {
  for (const sheet of document.styleSheets) {
    if (sheet.ownerNode instanceof HTMLStyleElement) forgetRoot(sheet)
  }
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(shell.properties)) {
    if (value === null) style.removeProperty(name)
    else style.setProperty(name, value)
  }
  if (shell.isLegacy) document.body.dataset['family'] = 'legacy'
  else delete document.body.dataset['family']
}

function forgetRoot(sheet: CSSStyleSheet): void {
  const index = [...sheet.cssRules].findIndex(
    (rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root',
  )
  if (index !== -1) sheet.deleteRule(index)
}

/** Content that stays equal is neither announced nor loaded again. */
function createSteadyPart(selector: string) {
  let served: Node | undefined = document.querySelector(selector)?.cloneNode(true)
  return (next: DocumentFragment): void => {
    const element = elementOf(selector)
    // Into an inert document, so that no picture is loaded.
    const other = next.ownerDocument.importNode(element, false)
    other.append(next)
    if (served && other.isEqualNode(served)) return
    served = other.cloneNode(true)
    element.replaceChildren(...other.childNodes)
  }
}

/** They identify an element across a swap. Not `value`, which changes. */
const SIGNS = ['id', 'name', 'href', 'type', 'aria-label']

/**
 * Restores the focus and the open `<details>` in another variant of the same path. The focus returns to the same
 * element if it is still in the page, else to the matching one, else to the part that contained it (spec/behaviour
 * §18.7, §18.13).
 */
function keepFocus(main: Element): () => void {
  const { activeElement: focused } = document
  const find = focused && main.contains(focused) ? twinOf(focused, main) : undefined
  const part = find && focused?.closest('main [id]')?.id
  const folds = [...main.querySelectorAll('details[open]')].map((fold) => twinOf(fold, main))
  return () => {
    for (const twin of folds) twin()?.setAttribute('open', '')
    const again = find?.()
    if (again instanceof HTMLElement) return again.focus({ preventScroll: true })
    // The link is gone, such as "Start here" at the stop where a walk now begins.
    const rest = part === undefined ? null : document.getElementById(part)
    if (!rest) return
    focusQuietly(rest)
    rest.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}

/** Finds the element itself again, or the one with equal signs at the same index. */
function twinOf(element: Element, main: Element): () => Element | undefined {
  const alike = () => [...main.querySelectorAll(element.localName)].filter(isLike(element))
  const place = alike().indexOf(element)
  return () => (element.isConnected ? element : alike()[place])
}

function isLike(element: Element): (other: Element) => boolean {
  const signs = SIGNS.map((name) => element.getAttribute(name))
  return (other) => SIGNS.every((name, index) => other.getAttribute(name) === signs[index])
}
