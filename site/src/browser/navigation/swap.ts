import type { Payload } from '../payload.ts'
import { keepFocus } from './kept-focus.ts'
import { createPayloadHtml } from './payload-html.ts'
import { cardPicture, HERO, nameInMotion } from './picture-in-motion.ts'
import { changeInMotion, mayMove } from './view-transition.ts'

/** What a page has in the head beside its title. */
const HEAD_OF_PAGE = 'meta[name]:not([name=viewport]), meta[property], link[rel=canonical]'

/** Parts of a page that are alive (`browser/islands.ts`). */
interface LiveParts {
  /** Takes those that stay into what comes. */
  readonly carry: (into: DocumentFragment, isSamePath: boolean) => void
  /** Ends those that have left the document. */
  readonly settle: () => void
}

export interface Swapping {
  readonly payload: Payload
  /** Only the query has changed: the focus stays, and parts may. */
  readonly isSamePath: boolean
  readonly isInMotion: boolean
  /** The link that led there. */
  readonly source: Element | undefined
  /** Asked again in the moment of the change. */
  readonly isWanted: () => boolean
  /** The page is in the document, and not yet painted; given the result line of a list, if the page has one. */
  readonly onSwapped: (resultLine: string | undefined) => void
}

export type Swap = (swapping: Swapping) => Promise<void>

/** Puts a payload's page into the document, in place of the one that is there (spec/behaviour §18, §23). */
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
      parts.carry(next.main, isSamePath)
      changeHead(payload, next.head)
      changeTheme(payload)
      replaceAlerts(next.alerts)
      main.replaceChildren(next.main)
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

/** The first page's own rule goes: what a page does not set is as in the style sheet (spec/behaviour §11.2). */
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

/** What is served the same is left alone, so that it is not announced, loaded or fitted again. */
function createSteadyPart(selector: string) {
  let served: Node | undefined = document.querySelector(selector)?.cloneNode(true)
  return (next: DocumentFragment): void => {
    const element = elementOf(selector)
    // Where nothing is loaded.
    const other = next.ownerDocument.importNode(element, false)
    other.append(next)
    if (served && other.isEqualNode(served)) return
    served = other.cloneNode(true)
    element.replaceChildren(...other.childNodes)
  }
}
