import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from './operator-error.mjs'
import { signalGroup } from './run-command.mjs'
import {
  startProcess,
  type ProcessDeps,
  type ProcessSpec,
  type ServiceProcess,
} from './service-process.ts'
import { untilReady } from './until-ready.ts'

const STEADY_MS = 60_000
const LONGEST_DELAY_MS = 30_000

export interface ServiceSpec extends ProcessSpec {
  /** The service is ready when one of these answers 200. */
  readonly readyUrls: readonly string[]
  readonly readyWithinMs: number
}

export interface ServiceDeps extends ProcessDeps {
  /** Told the process that runs, and again when none does. */
  readonly note: (name: string, pid: number | undefined) => void
}

export interface Service {
  /** Resolves when it is ready. Throws an `OperatorError` if it ends before, or takes too long. */
  start(): Promise<void>
  /** Asks it to end, and after 10 s ends it. Nothing of it is left afterwards. */
  stop(): Promise<void>
}

/**
 * A process that is to run until it is stopped: if it ends by itself after it was ready, it is started again, later and
 * later if it keeps ending. It has a process group of its own, so that Ctrl-C at the terminal does not reach it.
 */
export function createService(spec: ServiceSpec, deps: ServiceDeps): Service {
  const stopping = new AbortController()
  const { signal } = stopping
  let current: ServiceProcess | undefined
  const killAtExit = () => signalGroup(current?.pid, 'SIGKILL')

  function run(): { running: ServiceProcess; ready: Promise<void> } {
    const running = startProcess(spec, deps)
    current = running
    deps.note(spec.name, running.pid)
    const { readyUrls, readyWithinMs: withinMs } = spec
    const either = AbortSignal.any([signal, running.ended])
    return { running, ready: untilReady(readyUrls, { signal: either, withinMs }) }
  }

  async function start(): Promise<void> {
    if (signal.aborted) throw new OperatorError(`${spec.name} was stopped`)
    process.once('exit', killAtExit)
    const { running, ready } = run()
    await ready.catch((error: unknown) => {
      if (signal.aborted) throw new OperatorError(`${spec.name} was stopped before it was ready`)
      throw new OperatorError(running.explain(error))
    })
    running.beReady()
    void keepRunning(running)
  }

  async function keepRunning(first: ServiceProcess): Promise<void> {
    let running = first
    let deaths = 0
    while (!signal.aborted) {
      const startedMs = performance.now()
      await running.close
      if (signal.aborted) return
      deaths = performance.now() - startedMs > STEADY_MS ? 1 : deaths + 1
      const delayMs = restartDelayMs(deaths)
      deps.warn(`${running.explain()}; it is started again in ${delayMs / 1_000} s`)
      // A stop while waiting rejects; the loop sees it by the signal.
      await wait(delayMs, undefined, { signal }).catch(() => {})
      if (!signal.aborted) running = runAgain()
    }
  }

  function runAgain(): ServiceProcess {
    const { running, ready } = run()
    const announce = () => {
      running.beReady()
      deps.say(`${spec.name} runs again`)
    }
    // `keepRunning` reports its end; that it is merely slow to be ready is not worth a line.
    ready.then(announce).catch(() => {})
    return running
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await current?.stop()
    process.removeListener('exit', killAtExit)
    deps.note(spec.name, undefined)
  }

  return { start, stop }
}

/** How long a service waits that has ended `deaths` times in a row: 1, 2, 4 … 30 s. */
export function restartDelayMs(deaths: number): number {
  return Math.min(1_000 * 2 ** (deaths - 1), LONGEST_DELAY_MS)
}
