import { LIVE_REGION_ID } from '../../ui/live-region.ts'

/** Announces words politely, by the page's one live region (spec/behaviour §18.8). */
export function say(words: string | null | undefined): void {
  const region = document.getElementById(LIVE_REGION_ID)
  if (region && words) region.textContent = words
}
