/** What a press may have been meant for. */
const PRESSED = 'a, button, label, summary'

/** Whether a change may move: somebody looks, motion is welcome, and the browser can. */
export function mayMove(): boolean {
  return (
    !document.hidden &&
    'startViewTransition' in document &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/**
 * Changes the document in a view transition. Resolves when it has changed, and calls `end` when nothing moves any more. A
 * press ends the movement and arrives all the same: while pictures of the page move, the root takes every click.
 */
export async function changeInMotion(change: () => void, end: () => void): Promise<void> {
  const transition = document.startViewTransition(change)
  const over = new AbortController()
  const finish = () => {
    over.abort()
    end()
  }
  // They say of a second change, or of a tab that was put away, that nothing moved. The document is changed in any case.
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
  if (!isLost || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const pressed = document.elementFromPoint(event.clientX, event.clientY)
  pressed?.closest<HTMLElement>(PRESSED)?.click()
}
