/** Least number of characters of a password. */
export const MIN_PASSWORD = 12

/** Whether a password is long enough, counted in user-perceived characters. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD
}
