export function whenIdle(task: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 1)
}

/**
 * The navigation script loads at the first of these events, so a page that nobody uses loads less script (decision
 * 041). When the browser itself scrolls to a `#hash`, it loads early; nothing else changes.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']

/** Calls `task` once. */
export function whenVisitorActs(task: () => void): void {
  const seen = new AbortController()
  const { signal } = seen
  const tell = () => {
    seen.abort()
    task()
  }
  for (const sign of SIGNS) document.addEventListener(sign, tell, { passive: true, signal })
}
