/** Where a pin leads on the map's page, to its venue in the list: the browser scrolls there without any script. */
export function venueAnchor(slug: string): string {
  return `venue-${slug}`
}
