/** `Noor Castellane` as `Castellane, Noor`: what a name is sorted by, where nobody has said it. */
export function sortName(name: string): string {
  const [last = '', ...before] = name.split(' ').toReversed()
  return before.length > 0 ? `${last}, ${before.toReversed().join(' ')}` : last
}
