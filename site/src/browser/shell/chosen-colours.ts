/** spec/behaviour §37.2 */
export type Colours = 'light' | 'dark' | 'device'

const STORAGE_KEY = 'colours'

/** Light if no choice is stored or storage is refused. */
export function chosenColours(): Colours {
  try {
    const kept = localStorage.getItem(STORAGE_KEY)
    return kept === 'dark' || kept === 'device' ? kept : 'light'
  } catch {
    return 'light'
  }
}

/** A choice that cannot be stored holds for this page only. */
export function keepColours(colours: Colours): void {
  try {
    localStorage.setItem(STORAGE_KEY, colours)
  } catch {
    // Storage is refused or full.
  }
}
