/** What stands in place of a venue: one online needs none. */
export function noPlaceText(isOnline: boolean): string {
  return isOnline ? 'Online' : 'Venue to be announced'
}
