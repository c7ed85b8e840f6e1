/** Choices as Payload takes them, from a table of stored values and their words. */
export function choices<Value extends string>(words: Readonly<Record<Value, string>>) {
  return Object.entries<string>(words).map(([value, label]) => ({ label, value }))
}
