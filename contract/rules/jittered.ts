/**
 * A time that differs from `ms` by up to `share` of it, so that clients which began together do not all ask at the same instant.
 * `chance` is from 0 to 1.
 */
export function jittered(ms: number, share: number, chance: number): number {
  return ms * (1 + share * (2 * chance - 1))
}
