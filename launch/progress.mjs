const QUIET_MS = 2_000
const REMIND_MS = 30_000
const CLEAR_LINE = '\r\u001B[2K'

/**
 * @typedef {{ write(text: string): unknown, isTTY?: boolean, columns?: number,
 *   on?(event: 'error', listener: () => void): unknown }} Out
 *
 * @typedef {{ name: string, startedMs: number, saidMs: number | undefined }} Step
 *
 * @typedef {object} Progress
 * @property {<T>(name: string, work: () => Promise<T> | T) => Promise<T>} step
 *   Does the work. Once it takes longer than 2 s its name is shown, and at its end the seconds it took.
 * @property {(text: string) => void} line Writes a line of its own.
 * @property {(text: string) => void} warn The same on the error output.
 */

/**
 * Says what takes long. On a terminal the running steps share one line with their seconds; elsewhere (a log, CI)
 * each is a plain line when it becomes slow, every 30 s, and at its end.
 *
 * @param {Out} out
 * @param {Out} [errorOut]
 * @returns {Progress}
 */
export function createProgress(out, errorOut = out) {
  /** @type {Set<Step>} */
  const running = new Set()
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  // A reader that has gone (`npm start | head -1`) is no reason to end the work: the logs have what matters.
  for (const stream of new Set([out, errorOut])) stream.on?.('error', () => {})

  function tick() {
    for (const step of running) remind(step, out)
    redraw()
  }

  function redraw() {
    if (out.isTTY) out.write(`${CLEAR_LINE}${statusOf(running).slice(0, (out.columns ?? 80) - 1)}`)
  }

  /**
   * @param {string} text
   * @param {Out} to
   */
  function write(text, to) {
    if (out.isTTY && running.size > 0) out.write(CLEAR_LINE)
    to.write(`${text}\n`)
    if (running.size > 0) redraw()
  }

  /** @param {Step} step */
  function begin(step) {
    running.add(step)
    timer ??= setInterval(tick, 1_000).unref()
  }

  /**
   * @param {Step} step
   * @param {string} how
   */
  function end(step, how) {
    running.delete(step)
    if (running.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
    if (step.saidMs === undefined) return
    if (out.isTTY) out.write(CLEAR_LINE)
    write(`${step.name}: ${how}${seconds(step)}`, out)
  }

  return {
    line: (text) => write(text, out),
    warn: (text) => write(text, errorOut),
    async step(name, work) {
      const step = { name, startedMs: performance.now(), saidMs: undefined }
      begin(step)
      let how = 'failed after '
      try {
        const result = await work()
        how = ''
        return result
      } finally {
        end(step, how)
      }
    },
  }
}

/**
 * @param {Step} step
 * @param {Out} out
 */
function remind(step, out) {
  const now = performance.now()
  if (now - step.startedMs < QUIET_MS) return
  if (!out.isTTY && (step.saidMs === undefined || now - step.saidMs >= REMIND_MS)) {
    out.write(`${step.name} …${step.saidMs === undefined ? '' : ` ${seconds(step)}`}\n`)
    step.saidMs = now
  }
  step.saidMs ??= now
}

/** @param {Iterable<Step>} running */
function statusOf(running) {
  const slow = [...running].filter(({ saidMs }) => saidMs !== undefined)
  return slow.map((step) => `${step.name} … ${seconds(step)}`).join(', ')
}

/** @param {Step} step */
function seconds({ startedMs }) {
  return `${Math.round((performance.now() - startedMs) / 1_000)} s`
}
