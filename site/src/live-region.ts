/** The id of the page's one live region, which the shell has (behaviour §18.8). */
export const LIVE_REGION_ID = 'live-region'

/** Says something politely. */
export function say(words: string | undefined): void {
  const region = document.getElementById(LIVE_REGION_ID)
  if (region && words) region.textContent = words
}
