/**
 * A judgement: NIST SP 800-63B requires 8 characters together with a second factor, which the studio does not have,
 * and 15 without one.
 */
export const MIN_PASSWORD = 12

/** Counted in code points, so that an emoji of one code point is one character. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD
}
