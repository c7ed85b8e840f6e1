/** What the visitor chose in the menu (spec/behaviour §37.2). */
export type Colours = 'light' | 'dark' | 'device'

const STORAGE_KEY = 'colours'

/** Light until something is chosen, also where storage is refused. */
export function chosenColours(): Colours {
  try {
    const kept = localStorage.getItem(STORAGE_KEY)
    return kept === 'dark' || kept === 'device' ? kept : 'light'
  } catch {
    return 'light'
  }
}

/** A choice that cannot be kept holds for this page. */
export function keepColours(colours: Colours): void {
  try {
    localStorage.setItem(STORAGE_KEY, colours)
  } catch {
    // Storage is refused or full.
  }
}
