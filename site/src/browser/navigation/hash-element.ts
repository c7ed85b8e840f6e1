/** The element that a hash names, by its safely decoded id and never by a selector (spec/behaviour §15.11). */
export function hashElement(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)))
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
