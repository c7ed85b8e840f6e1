/** The first of some instants, in epoch milliseconds; undefined when there is none. */
export function earliest(...instants: readonly (number | undefined)[]): number | undefined {
  return instants.reduce((first, instant) => {
    if (first === undefined || instant === undefined) return first ?? instant
    return Math.min(first, instant)
  }, undefined)
}
