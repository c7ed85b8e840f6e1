/** Returns an e-mail address in the form in which Payload stores that of an account: trimmed, in lower case. */
export function storedEmail(typed: string): string {
  return typed.trim().toLowerCase()
}
