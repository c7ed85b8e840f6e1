export function whenIdle(task: () => void): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 1)
}

/**
 * Signs of a visitor. What makes navigations waits for one, so that a page that is only loaded costs no more script
 * (decision 041). A browser that scrolls by itself, to a `#hash`, brings it early: 8 kB, and nothing else.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']

/** Calls `task` once, at the visitor's first pointer move, touch, key or scroll. */
export function whenVisitorActs(task: () => void): void {
  const seen = new AbortController()
  const { signal } = seen
  const tell = () => {
    seen.abort()
    task()
  }
  for (const sign of SIGNS) document.addEventListener(sign, tell, { passive: true, signal })
}
