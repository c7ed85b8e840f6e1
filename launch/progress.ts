/** A step is shown from its second second on, and where there is no terminal again every 30 s. */
const SHOWN_AFTER_TICKS = 2
const SHOWN_AGAIN_TICKS = 30
const CLEAR_LINE = '\r\u001B[2K'

interface Stream {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
  on?(event: 'error', listener: () => void): unknown
}

/** How a start talks to the operator. */
export interface Output {
  readonly showLine: (line: string) => void
  /** The same on the error output. */
  readonly showError: (line: string) => void
}

export interface Progress extends Output {
  /** Does the work. If it takes 2 s or more, its name is shown, and at its end the seconds it took. */
  readonly step: <T>(name: string, work: () => Promise<T> | T) => Promise<T>
}

/** On a terminal the slow steps share one line with their seconds; elsewhere (a log, CI) each writes plain lines. */
export function createProgress(out: Stream, errorOut: Stream = out): Progress {
  const slow = new Map<string, () => string>()

  // A reader that has gone (`npm start | head -1`) is no reason to end the work: the logs have what matters.
  for (const stream of new Set([out, errorOut])) stream.on?.('error', () => {})

  function drawSlow(): void {
    if (!out.isTTY || slow.size === 0) return
    const line = [...slow].map(([name, seconds]) => `${name} … ${seconds()}`).join(', ')
    out.write(`${CLEAR_LINE}${line.slice(0, (out.columns ?? 80) - 1)}`)
  }

  function write(line: string, to: Stream): void {
    if (out.isTTY && slow.size > 0) out.write(CLEAR_LINE)
    to.write(`${line}\n`)
    drawSlow()
  }

  async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const startedMs = performance.now()
    const seconds = () => `${Math.round((performance.now() - startedMs) / 1_000)} s`
    let ticks = 0
    const timer = setInterval(() => {
      ticks += 1
      if (ticks < SHOWN_AFTER_TICKS) return
      slow.set(name, seconds)
      if (out.isTTY) drawSlow()
      else if (ticks === SHOWN_AFTER_TICKS) out.write(`${name} …\n`)
      else if ((ticks - SHOWN_AFTER_TICKS) % SHOWN_AGAIN_TICKS === 0) {
        out.write(`${name} … ${seconds()}\n`)
      }
    }, 1_000).unref()
    let how = 'failed after '
    try {
      const result = await work()
      how = ''
      return result
    } finally {
      clearInterval(timer)
      if (out.isTTY && slow.size > 0) out.write(CLEAR_LINE)
      if (slow.delete(name)) write(`${name}: ${how}${seconds()}`, out)
    }
  }

  return { step, showLine: (line) => write(line, out), showError: (line) => write(line, errorOut) }
}
