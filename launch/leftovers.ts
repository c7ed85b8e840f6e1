import { setTimeout as wait } from 'node:timers/promises'
import { isRunning, type KnownProcess } from './data-folder.ts'
import { OperatorError } from './operator-error.mjs'
import { signalGroup } from './run-command.mjs'

const WITHIN_MS = 10_000

/**
 * Ends what a start that was killed left running, in the order of any stop: what uses the database before the database.
 * `log` is told, if there is anything.
 */
export async function endLeftovers(
  leftovers: readonly KnownProcess[],
  log: (line: string) => void,
): Promise<void> {
  if (leftovers.length === 0) return
  log(`Ending what a killed start left behind: ${leftovers.map(({ name }) => name).join(', ')}`)
  for (const process of leftovers.toReversed()) {
    const isDatabase = process.name === 'database'
    await end(process, isDatabase ? ['SIGINT', 'SIGQUIT'] : ['SIGTERM', 'SIGKILL'])
  }
}

async function end(leftover: KnownProcess, signals: readonly NodeJS.Signals[]): Promise<void> {
  for (const signal of signals) {
    const deadlineMs = performance.now() + WITHIN_MS
    if (isRunning(leftover)) process.kill(leftover.pid, signal)
    while (isRunning(leftover) && performance.now() < deadlineMs) await wait(50)
  }
  if (!isRunning(leftover)) return signalGroup(leftover.pid, 'SIGKILL')
  throw new OperatorError(`${leftover.name} of an earlier start does not end (${leftover.pid})`)
}
