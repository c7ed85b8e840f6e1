import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readChildLine, reasonOf } from './child-lines.ts'
import { startChild, type Child, type Ended } from './child.ts'
import { OperatorError } from './operator-error.ts'
import type { Output } from './progress.ts'

const ASK_EVERY_MS = 100
/** After this time a request is aborted and repeated. */
const ANSWER_WITHIN_MS = 5_000
/** The same line of an error is shown again after this time. */
const REPEAT_AFTER_MS = 60_000
/** As in `child.ts`, enough for an error and its stack. */
const KEPT_ERRORS = 40

export interface ServiceSpec {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** The service is ready when one of them answers 200. */
  readonly readyUrls: readonly string[]
  readonly readyWithinMs: number
  /** Every line of the output, not only progress and errors. */
  readonly showsEverything?: boolean
}

export interface ServiceDeps extends Output {
  readonly dataDir: string
  /** `pid` is undefined after a stop. */
  readonly note: (name: string, pid: number | undefined) => void
  /** A service that was ready has ended although it was not stopped. */
  readonly onDeath: (reason: string) => void
}

export interface Service {
  /** Rejects with an `OperatorError` if it ends or is stopped before it is ready, or takes too long. */
  start(): Promise<void>
  /** Kills the process after 10 s. After that, no process of its group is left. */
  stop(): Promise<void>
}

export function logPath(dataDir: string, name: string): string {
  return join(dataDir, 'logs', `${name}.log`)
}

/** The output is written to a log; progress and errors are also shown. */
export function createService(spec: ServiceSpec, deps: ServiceDeps): Service {
  const { name, readyUrls, readyWithinMs } = spec
  const logFile = logPath(deps.dataDir, name)
  const stopping = new AbortController()
  const showErrorOnce = oncePerMinute(deps.showError)
  const errors: string[] = []
  let isReady = false
  let child: Child | undefined

  function onLine(line: string, isErrorOutput: boolean): void {
    if (isErrorOutput && errors.push(line) > KEPT_ERRORS) errors.shift()
    const read = readChildLine(line, isErrorOutput)
    if (spec.showsEverything) deps.showLine(line)
    else if (read.kind === 'progress') deps.showLine(read.text)
    // A start that fails shows the reason itself, so errors are not shown before the service is ready.
    else if (read.kind === 'error' && isReady) showErrorOnce(`${name}: ${read.text}`)
  }

  function explain({ how }: Ended): string {
    const reason = reasonOf(errors)?.replace(`${name}: `, '')
    return `${name} ended (${how}): ${reason ?? `see ${logFile}`}`
  }

  async function start(): Promise<void> {
    const { command, args, cwd, env } = spec
    child = startChild(command, args, { cwd, env, logFile, onLine })
    deps.note(name, child.pid)
    const died = new AbortController()
    const ended = child.ended.finally(() => died.abort())
    try {
      const signal = AbortSignal.any([stopping.signal, died.signal])
      await untilReady(readyUrls, { signal, withinMs: readyWithinMs })
    } catch (error) {
      if (stopping.signal.aborted)
        throw new OperatorError(`${name} was stopped before it was ready`)
      if (died.signal.aborted) throw new OperatorError(explain(await ended))
      throw new OperatorError(`${name} ${String(error)}: its log is ${logFile}`)
    }
    isReady = true
    void ended.then((end) => {
      if (!stopping.signal.aborted) deps.onDeath(explain(end))
    })
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await child?.stop()
    deps.note(name, undefined)
  }

  return { start, stop }
}

/** Resolves when one of the addresses answers 200. */
export async function untilReady(
  urls: readonly string[],
  { signal, withinMs }: { readonly signal: AbortSignal; readonly withinMs: number },
): Promise<void> {
  const deadlineMs = performance.now() + withinMs
  while (performance.now() < deadlineMs) {
    signal.throwIfAborted()
    const answers = await Promise.all(urls.map((url) => isOk(url, signal)))
    if (answers.includes(true)) return
    await wait(ASK_EVERY_MS, undefined, { signal })
  }
  throw new Error(`was not ready after ${withinMs / 1_000} s`)
}

async function isOk(url: string, signal: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])
  try {
    const { status, body } = await fetch(url, { signal: limit, redirect: 'manual' })
    await body?.cancel()
    return status === 200
  } catch {
    return false
  }
}

/** A repeated error must not fill the terminal. The log has all of its lines. */
function oncePerMinute(show: (line: string) => void): (line: string) => void {
  const shownMs = new Map<string, number>()
  return (line) => {
    const now = performance.now()
    if (now - (shownMs.get(line) ?? Number.NEGATIVE_INFINITY) < REPEAT_AFTER_MS) return
    shownMs.set(line, now)
    show(line)
  }
}
