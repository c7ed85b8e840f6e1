/** The key in local storage. The value is a query of the program, such as `?children=6&access=lift+captions`. */
export const NEEDS_KEY = 'needs'

/** The filters that say what somebody needs, rather than what they want today. */
export const NEEDS = ['children', 'without', 'access']

/** Whether needs are remembered on this device. */
export function hasNeeds(): boolean {
  try {
    return localStorage.getItem(NEEDS_KEY) !== null
  } catch {
    // Storage is refused, so there are no needs.
    return false
  }
}

/** Whether the address names needs. */
export function asksForNeeds(): boolean {
  const query = new URLSearchParams(location.search)
  return NEEDS.some((name) => query.has(name))
}
