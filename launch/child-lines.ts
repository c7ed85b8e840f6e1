/** How the launcher treats a line that a process wrote. */
export type ChildLine =
  | { readonly kind: 'log' }
  | { readonly kind: 'progress'; readonly text: string }
  | { readonly kind: 'error'; readonly text: string }

const PROGRESS = 'progress:'
/** pino: 50 is error, 60 fatal. */
const ERROR_LEVEL = 50
const LOG: ChildLine = { kind: 'log' }

/**
 * `progress: …` and errors are shown at the terminal, everything else is only logged. In a JSON log the level decides.
 * Plain text on the error output is an error if it names one, except the indented lines of a stack and Node's
 * warnings, which begin with `(node:12)`. The terminal must not get control characters.
 */
export function readChildLine(line: string, isErrorOutput: boolean): ChildLine {
  const text = line.replaceAll(/\p{Cc}/gu, ' ')
  if (text.startsWith(PROGRESS))
    return { kind: 'progress', text: text.slice(PROGRESS.length).trim() }
  if (text.startsWith('{')) return readJsonLine(text)
  const looksLikeError = /^[^\s(]/.test(text) && /\b\w*error\b/i.test(text)
  return isErrorOutput && looksLikeError ? { kind: 'error', text } : LOG
}

function readJsonLine(text: string): ChildLine {
  try {
    const { level, event, msg, message } = JSON.parse(text)
    if (typeof level !== 'number' || level < ERROR_LEVEL) return LOG
    const parts = [event, msg ?? message].filter((part) => typeof part === 'string')
    return { kind: 'error', text: parts.join(': ') || text }
  } catch {
    // A plain line that begins with a brace.
    return LOG
  }
}

/** From the last lines of its error output: the error above a stack, otherwise the last line. */
export function reasonOf(lines: readonly string[]): string | undefined {
  const said = lines.filter((line) => /^[^\s(^]/.test(line) && !line.startsWith('Node.js v'))
  return said.findLast((line) => /^(\w*Error\b|\w+: )/.test(line)) ?? said.at(-1)
}
