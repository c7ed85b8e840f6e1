/** In local storage. The value is a query of the program, such as `?children=6&access=lift+captions`. */
export const NEEDS_KEY = 'needs'

/** The filters that say what somebody needs, rather than what they want today. */
export const NEEDS = ['children', 'without', 'access']

export function hasNeeds(): boolean {
  try {
    return localStorage.getItem(NEEDS_KEY) !== null
  } catch {
    // Storage is refused.
    return false
  }
}

export function asksForNeeds(): boolean {
  const query = new URLSearchParams(location.search)
  return NEEDS.some((name) => query.has(name))
}
