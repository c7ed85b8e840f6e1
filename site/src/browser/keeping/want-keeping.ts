/** Key in local storage, set once the visitor has kept something. */
export const WANTED = 'keeps'
/** Event on the document: the visitor has saved something. */
export const WANTING = 'keepswanted'

/** Call this when the visitor saves something: from then on, pages are kept (spec/behaviour §35.1). */
export function wantKeeping(): void {
  note(WANTED, '1')
  document.dispatchEvent(new Event(WANTING))
}

/** Does nothing if storage is refused or full. */
export function note(entry: string, text: string): void {
  try {
    storage()?.setItem(entry, text)
  } catch {
    // The caller goes on without the stored entry.
  }
}

/** Undefined if local storage is refused, in which case reading the property throws. */
export function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
