/** `Noor Castellane` → `Castellane, Noor`, for records that have no sort name. */
export function sortName(name: string): string {
  const [last = '', ...before] = name.split(' ').toReversed()
  return before.length > 0 ? `${last}, ${before.toReversed().join(' ')}` : last
}
