import type { NavigationListener } from './navigation.ts'

// spec/asked §4, §9.
const THROTTLE_MS = 200
const DURATION_MS = 2_000
const HIDE_MS = 500
const RESET_MS = 400

export type BarState = 'idle' | 'waiting' | 'running' | 'done' | 'failed' | 'hidden'

/** How far a load seems to be, in percent, so long after the bar appeared: it reaches 100 only by finishing. */
export function estimate(elapsedMs: number): number {
  const percent = (2 / Math.PI) * 100 * Math.atan(((elapsedMs / DURATION_MS) * 100) / 50)
  return Math.min(100, Math.max(0, percent))
}

/**
 * The loading bar (spec/behaviour §17): `draw` is called with every state, and while it runs with every frame. What it follows
 * ends one navigation before it starts the next, so a timer is always of the last one.
 */
export function createLoadingBar(
  draw: (state: BarState, percent: number) => void,
): NavigationListener {
  let state: BarState = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  function enter(next: BarState, percent: number): void {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    state = next
    draw(state, percent)
  }

  function wait(): void {
    enter('waiting', 0)
    timer = setTimeout(run, THROTTLE_MS)
  }

  function run(): void {
    enter('running', 0)
    const startedMs = performance.now()
    const rise = () => {
      draw(state, estimate(performance.now() - startedMs))
      frame = requestAnimationFrame(rise)
    }
    frame = requestAnimationFrame(rise)
  }

  function finish(as: 'done' | 'failed'): void {
    enter(as, 100)
    timer = setTimeout(hide, HIDE_MS)
  }

  function hide(): void {
    enter('hidden', 100)
    timer = setTimeout(() => enter('idle', 0), RESET_MS)
  }

  return {
    start: wait,
    error: () => finish('failed'),
    end() {
      if (state === 'waiting') enter('idle', 0)
      else if (state === 'running') finish('done')
    },
  }
}
