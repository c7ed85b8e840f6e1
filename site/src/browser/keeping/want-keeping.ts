/** In local storage: that the visitor has kept something. */
export const WANTED = 'keeps'
/** Dispatched on the document by whatever keeps something for the visitor. */
export const WANTING = 'keepswanted'

/** The visitor has saved something: pages are kept from now on (spec/behaviour §35.1). */
export function wantKeeping(): void {
  note(WANTED, '1')
  document.dispatchEvent(new Event(WANTING))
}

/** Writes an entry of local storage. Where that is refused or full, the entry is not there the next time, and no more. */
export function note(entry: string, text: string): void {
  try {
    storage()?.setItem(entry, text)
  } catch {
    // The caller's work goes on without it.
  }
}

/** Undefined if the visitor refuses storage: reading the property throws. */
export function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
