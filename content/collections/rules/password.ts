/** Characters that the password of an account has at least. */
export const MIN_PASSWORD = 12

/** Whether a password is long enough, counted in characters as a person counts them. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD
}
