/** The operator sees that a step still runs. */
const SAID_AFTER_MS = 2_000
const SAID_AGAIN_MS = 30_000

interface Stream {
  write(text: string): unknown
  on?(event: 'error', listener: () => void): unknown
}

export interface Output {
  readonly showLine: (line: string) => void
  readonly showError: (line: string) => void
}

export interface Progress extends Output {
  /** After 2 s the name is shown, and at the end the number of seconds. */
  readonly step: <T>(name: string, work: () => Promise<T> | T) => Promise<T>
}

/** Without codes for a terminal, so that a log gets the same text. */
export function createProgress(out: Stream, errorOut: Stream = out): Progress {
  const showLine = (line: string) => void out.write(`${line}\n`)
  const showError = (line: string) => void errorOut.write(`${line}\n`)

  // If the reader of the output closes it (`npm start | head -1`), the work continues.
  for (const stream of new Set([out, errorOut])) stream.on?.('error', () => {})

  async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const startedMs = performance.now()
    const seconds = () => `${Math.round((performance.now() - startedMs) / 1_000)} s`
    let again: NodeJS.Timeout | undefined
    const first = setTimeout(() => {
      showLine(`${name} …`)
      again = setInterval(() => showLine(`${name} … ${seconds()}`), SAID_AGAIN_MS).unref()
    }, SAID_AFTER_MS).unref()
    let how = 'failed after '
    try {
      const result = await work()
      how = ''
      return result
    } finally {
      clearTimeout(first)
      clearInterval(again)
      if (again) showLine(`${name}: ${how}${seconds()}`)
    }
  }

  return { step, showLine, showError }
}
