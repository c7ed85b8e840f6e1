/** By code unit, as the contract's orders. */
export function compareKeys(a: readonly string[], b: readonly string[]): number {
  for (const [position, key] of a.entries()) {
    const other = b[position] ?? ''
    if (key !== other) return key < other ? -1 : 1
  }
  return 0
}
