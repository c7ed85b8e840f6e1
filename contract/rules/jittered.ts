/**
 * `ms`, changed by up to `share` of it, so that clients that started together do not all send requests at the same
 * instant. `chance` is a random number from 0 to 1.
 */
export function jittered(ms: number, share: number, chance: number): number {
  return ms * (1 + share * (2 * chance - 1))
}
