/** Where a pin leads on the page. */
export function stopAnchor(number: number): string {
  return `stop-${number}`
}
