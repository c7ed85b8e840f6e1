/**
 * Whether a document already has all values that the demo wants, so that seeding again writes nothing. Other fields
 * may have any value.
 */
export function holds(document: unknown, wanted: unknown): boolean {
  if (wanted === undefined || wanted === null) return document === undefined || document === null
  if (Array.isArray(wanted)) {
    const items: unknown = document ?? []
    return (
      Array.isArray(items) &&
      items.length === wanted.length &&
      wanted.every((item, index) => holds(items[index], item))
    )
  }
  if (typeof wanted !== 'object') return document === wanted
  if (typeof document !== 'object' || document === null) return false
  const fields = new Map<string, unknown>(Object.entries(document))
  return Object.entries(wanted).every(([name, value]) => holds(fields.get(name), value))
}
