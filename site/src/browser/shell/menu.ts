import { MENU_ID } from '../../ui/element-ids.ts'
import { openModal } from '../../ui/modal.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { isPlainClick } from '../../ui/plain-press.ts'
import { startOfSwipe, swipeFrom, type Point } from '../../ui/swipe.ts'
import { coverPage } from './cover-page.ts'

/** How long the menu stays open after a link was followed (spec/asked §9). */
const CLOSE_AFTER_LINK_MS = 250

/** `leaving`: a link was followed, and the menu closes a moment later. */
type Phase = 'closed' | 'open' | 'leaving'

/** Its button, Escape, a press on its surface or a swipe closes it (spec/asked §2, spec/behaviour §13, §37.1). */
export function startMenu(navigation: Pick<Navigation, 'subscribe'>): void {
  const menu = document.querySelector<HTMLDialogElement>(`dialog#${MENU_ID}`)
  const toggle = document.querySelector(`[aria-controls=${MENU_ID}]`)
  if (!menu || !toggle) return
  const { open, close, leave, phase } = createMenu(menu, toggle)
  // A press that begins on a link or in the search field and ends beside it must not close the menu.
  let isSurfacePressed = false

  toggle.addEventListener('click', open)
  menu.addEventListener('pointerdown', (event) => {
    isSurfacePressed = isSurface(event)
  })
  menu.addEventListener('click', (event) => {
    const isOnSurface = isSurface(event) && isSurfacePressed
    if (isOnSurface || isOn('[data-close]', event)) close()
    else if (isOn('a', event) && isPlainClick(event)) leave()
  })
  let finger: Point | undefined
  menu.addEventListener(
    'touchstart',
    ({ touches }) => {
      finger = startOfSwipe([...touches])
    },
    { passive: true },
  )
  menu.addEventListener('touchend', ({ changedTouches }) => {
    if (swipeFrom(finger, changedTouches[0])) close()
  })
  // `cancel` comes before Escape closes the dialog; a browser may also close it without that event.
  menu.addEventListener('cancel', close)
  menu.addEventListener('close', () => {
    if (!menu.open) close()
  })
  navigation.subscribe({
    shown({ from, to, action }) {
      markCurrent(menu, to.pathname)
      // Back to another path closes the menu. After a followed link the menu closes a moment later (`leaving`).
      const isLeft = action === 'POP' && from.pathname !== to.pathname
      if (phase() === 'open' || isLeft) close()
    },
  })
}

function createMenu(menu: HTMLDialogElement, toggle: Element) {
  const header = toggle.closest('header')
  let phase: Phase = 'closed'
  let uncover: (() => void) | undefined
  let endModal: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout>

  const write = (next: Phase) => {
    phase = next
    menu.toggleAttribute('data-leaving', phase === 'leaving')
    toggle.setAttribute('aria-expanded', String(phase !== 'closed'))
    header?.toggleAttribute('data-active', phase !== 'closed')
  }
  const open = () => {
    if (phase !== 'closed') return
    write('open')
    // Before the dialog opens, because opening it makes the browser style the whole page anew (decision 032).
    uncover = coverPage()
    endModal = openModal(menu)
    menu.querySelector<HTMLElement>('[data-close]')?.focus()
  }
  const close = () => {
    if (phase === 'closed') return
    clearTimeout(timer)
    write('closed')
    uncover?.()
    endModal?.()
  }
  /** The page is drawn again at once, because the menu fades out over it. */
  const leave = () => {
    if (phase !== 'open') return
    write('leaving')
    uncover?.()
    timer = setTimeout(close, CLOSE_AFTER_LINK_MS)
  }
  return { phase: () => phase, open, close, leave }
}

/** The menu stays when the page changes, so its current link is marked anew. */
function markCurrent(menu: Element, pathname: string): void {
  for (const link of menu.querySelectorAll('nav a')) {
    if (link.getAttribute('href') === pathname) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

/** A part of the menu that does nothing when pressed. */
function isSurface(event: Event): boolean {
  return !isOn('a, button, form', event)
}

function isOn(selector: string, { target }: Event): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
