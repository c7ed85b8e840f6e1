import { LOADING_BAR_ID } from '../../ui/element-ids.ts'

/** spec/asked §4, spec/behaviour §12 */
export function markDark(isDark: boolean): void {
  for (const part of [
    document.querySelector('body > header'),
    document.getElementById(LOADING_BAR_ID),
  ]) {
    part?.toggleAttribute('data-dark', isDark)
  }
}
