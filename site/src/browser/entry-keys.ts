/**
 * Gives the history entries that the browser makes, for the first page and for a hash, a key as the router gives its own
 * ones: without it they are all `default`. Call it before the router is created, whose listener reads the key.
 */
export function keyEntries(): void {
  keyEntry()
  addEventListener('popstate', keyEntry)
}

function keyEntry(): void {
  const state = history.state as { readonly key?: string } | null // the router's own
  if (state?.key !== undefined) return
  const key = Math.random().toString(36).slice(2, 10)
  history.replaceState({ ...state, key }, '')
}
