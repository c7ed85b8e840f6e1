/** The choices in the menu (spec/behaviour §37.2). */
export type Colours = 'light' | 'dark' | 'device'

const STORAGE_KEY = 'colours'

/** Returns the stored choice; light if there is none or if storage is refused. */
export function chosenColours(): Colours {
  try {
    const kept = localStorage.getItem(STORAGE_KEY)
    return kept === 'dark' || kept === 'device' ? kept : 'light'
  } catch {
    return 'light'
  }
}

/** Stores the choice. If it cannot be stored, it holds for this page only. */
export function keepColours(colours: Colours): void {
  try {
    localStorage.setItem(STORAGE_KEY, colours)
  } catch {
    // Storage is refused or full.
  }
}
