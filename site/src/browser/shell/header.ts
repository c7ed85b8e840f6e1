import type { Navigation } from '../navigation/navigation.ts'
import { markDark } from './mark-dark.ts'

/** How long transitions stay off after a change of path (spec/asked §4). */
const STILL_MS = 500

/**
 * The states are attributes (spec/asked §4, spec/behaviour §12). After a change of path the header has the state of a
 * page at its top, without transitions. `menu.ts` writes *active*; *dark* comes with the page (`isDark` of
 * `contract/rules/colour.ts`).
 */
export function startHeader(navigation: Pick<Navigation, 'current' | 'subscribe'>): void {
  const header = document.querySelector('body > header')
  if (!header) return
  let { pathname } = navigation.current()
  let timer: ReturnType<typeof setTimeout>

  const write = ({ isTop, isPastOneScreen }: Scrolled) => {
    const isHome = pathname === '/'
    header.toggleAttribute('data-home', isHome)
    header.toggleAttribute('data-shown', !isHome || isPastOneScreen)
    header.toggleAttribute('data-top', isTop)
  }
  const read = () => write(scrolled(scrollY, innerHeight))
  const standStill = () => {
    clearTimeout(timer)
    header.toggleAttribute('data-still', true)
    timer = setTimeout(() => {
      header.removeAttribute('data-still')
      // A page that keeps its position on entry (`/timeline`) fires no scroll event.
      read()
    }, STILL_MS)
  }

  onScroll(read)
  navigation.subscribe({
    shown({ to, payload }) {
      if (payload) markDark(payload.shell.isDark)
      if (to.pathname === pathname) return
      ;({ pathname } = to)
      write(AT_TOP)
      standStill()
    },
  })
}

/** Reads in the next frame too, when the browser may have restored a scroll position. */
function onScroll(read: () => void): void {
  let frame = 0
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      read()
    })
  }
  ask()
  addEventListener('scroll', ask, { passive: true })
  addEventListener('resize', ask)
}

/** Down to this scroll position a page counts as at its top (spec/asked §9). */
const TOP_PX = 50

/** spec/asked §4, spec/behaviour §12 */
export interface Scrolled {
  readonly isTop: boolean
  readonly isPastOneScreen: boolean
}

/** The state of a page that has just been entered, as in the server's HTML. */
export const AT_TOP: Scrolled = { isTop: true, isPastOneScreen: false }

/** `scrollY` and `innerHeight` are in px; `scrollY` is negative in overscroll at the top. */
export function scrolled(scrollY: number, innerHeight: number): Scrolled {
  return { isTop: scrollY < TOP_PX, isPastOneScreen: scrollY > innerHeight }
}
