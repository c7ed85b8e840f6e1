/**
 * The least number of characters in a password. A judgement: NIST SP 800-63B requires 8 together with a second factor,
 * which the studio does not have, and 15 without one.
 */
export const MIN_PASSWORD = 12

/** Whether a password is long enough, counted in code points, so that an emoji of one code point is one character. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD
}
