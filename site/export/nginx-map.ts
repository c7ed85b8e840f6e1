/** What nginx compares, and what the variable then is. One that begins with `~` is a regular expression. */
export type MapRow = readonly [from: string, to: string]

/** A `map` block of nginx: exact texts win over expressions, and the first expression that fits over the others. */
export function nginxMap(source: string, variable: string, rows: readonly MapRow[]): string {
  const lines = rows.map(
    ([from, to]) => `  ${from === 'default' ? from : quote(from)} ${quote(to)};`,
  )
  return [`map ${quote(source)} ${variable} {`, ...lines, '}'].join('\n')
}

/** Text of ours or of the content as nginx reads it; its `$name` are variables. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`
}
