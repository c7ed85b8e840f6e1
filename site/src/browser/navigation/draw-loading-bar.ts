import type { BarState } from './loading-bar.ts'

/** Writes the bar's state and width on the shell's element. */
export function drawLoadingBar(bar: HTMLElement) {
  return (state: BarState, percent: number): void => {
    if (bar.dataset['state'] !== state) bar.dataset['state'] = state
    // While a failed bar fades it keeps its colour.
    if (state === 'failed') bar.dataset['failed'] = ''
    else if (state !== 'hidden') delete bar.dataset['failed']
    bar.style.transform = `scaleX(${percent / 100})`
  }
}
