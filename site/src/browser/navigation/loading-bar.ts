import type { NavigationListener } from './navigation.ts'

/** The bar appears only when a load takes longer than this (spec/asked §4, §9). */
const SHOW_AFTER_MS = 200
/** How long the estimate assumes that a load takes. */
const DURATION_MS = 2_000
/** From the end of a load until the bar fades, and from then until it is empty again. */
const HIDE_MS = 500
const RESET_MS = 400

export type BarState = 'idle' | 'waiting' | 'running' | 'done' | 'failed' | 'hidden'

/**
 * In percent (spec/asked §4: "an estimate curve"): 50 after half of the duration, 70 after all of it, always below 100.
 * This is the default curve of Nuxt's loading indicator, whose times the specification also uses.
 */
export function estimate(elapsedMs: number): number {
  const percent = (2 / Math.PI) * 100 * Math.atan(((elapsedMs / DURATION_MS) * 100) / 50)
  return Math.min(100, Math.max(0, percent))
}

/**
 * spec/behaviour §17. `draw` is called for every change of state, and on every frame while the bar runs. A navigation
 * always ends before the next one starts, so there is one timer.
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
    timer = setTimeout(run, SHOW_AFTER_MS)
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

export function drawLoadingBar(bar: HTMLElement) {
  return (state: BarState, percent: number): void => {
    if (bar.dataset['state'] !== state) bar.dataset['state'] = state
    // A failed bar keeps its colour while it fades out.
    if (state === 'failed') bar.dataset['failed'] = ''
    else if (state !== 'hidden') delete bar.dataset['failed']
    bar.style.transform = `scaleX(${percent / 100})`
  }
}
