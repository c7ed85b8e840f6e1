import { hasModifier } from '../../ui/plain-press.ts'

/** Elements that a visitor may have meant to press. */
const PRESSED = 'a, button, label, summary'

export function mayMove(): boolean {
  return (
    !document.hidden &&
    'startViewTransition' in document &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/**
 * Resolves when the document has changed, and calls `end` when the animation is over. While the animation runs, the
 * root element receives all clicks. So a press ends it and is passed on to the element under the pointer.
 */
export async function changeInMotion(change: () => void, end: () => void): Promise<void> {
  const transition = document.startViewTransition(change)
  const over = new AbortController()
  const finish = () => {
    over.abort()
    end()
  }
  // `ready` rejects when a second transition starts or the tab is hidden. The document changes in any case.
  transition.ready.catch(() => undefined)
  transition.finished.then(finish, finish)
  addEventListener(
    'pointerdown',
    () => {
      transition.skipTransition()
      addEventListener('click', handOn, { capture: true, once: true })
    },
    { capture: true, once: true, signal: over.signal },
  )
  await transition.updateCallbackDone
}

function handOn(event: MouseEvent): void {
  const isLost = event.isTrusted && event.target === document.documentElement
  if (!isLost || hasModifier(event)) return
  const pressed = document.elementFromPoint(event.clientX, event.clientY)
  pressed?.closest<HTMLElement>(PRESSED)?.click()
}

const NAME = 'picture'

/** The leading picture of an event, artist, article or the like; a card's picture moves into it. */
export const HERO = 'article img[fetchpriority=high]'

/** Undefined unless the picture has loaded and is in view. */
export function cardPicture(link: Element | undefined): HTMLElement | undefined {
  const picture = link?.closest('li, article')?.querySelector('img[data-picture]')
  if (!(picture instanceof HTMLImageElement) || !picture.complete) return undefined
  const { top, bottom, height } = picture.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight ? picture : undefined
}

/** By script, because the CSP allows no style attribute. */
export function nameInMotion(picture: HTMLElement | undefined, isNamed: boolean): void {
  picture?.style.setProperty('view-transition-name', isNamed ? NAME : '')
}

/** The next jump to a hash scrolls smoothly, unless reduced motion is preferred (spec/behaviour §18.5). */
export function glide(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  // When this timer runs, the jump has begun; later scrolls stay instant.
  setTimeout(() => style.removeProperty('scroll-behavior'))
}

/** The visitor sees an effect of the press before a page is swapped in (decision 041). */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden page gets no frames.
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
