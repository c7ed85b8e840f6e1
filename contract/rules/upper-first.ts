/** Writes the first letter of a text as a capital. */
export function upperFirst(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
