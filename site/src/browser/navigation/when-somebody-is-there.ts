/** What nobody does who only loads a page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']

/** Calls back once, at the first sign of a visitor: a pointer that moves, a touch, a key, a page that is scrolled. */
export function whenSomebodyIsThere(task: () => void): void {
  const seen = new AbortController()
  const { signal } = seen
  const tell = () => {
    seen.abort()
    task()
  }
  for (const sign of SIGNS) document.addEventListener(sign, tell, { passive: true, signal })
}
