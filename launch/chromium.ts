import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from './operator-error.ts'
import type { Progress } from './progress.ts'
import { runCommand } from './child.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
const HEADLESS_SHELL = 'chromium-headless-shell'
const MISSING =
  'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH'
const LOCKED = /could not (get|open) lock|unable to (lock|acquire)/i
/** A judgement, for example for the updates of a machine that was just started. */
const UNLOCKED_WITHIN_MS = 5 * 60_000
const ASK_AGAIN_MS = 5_000

export interface ChromiumDeps {
  readonly environment: NodeJS.ProcessEnv
  readonly isRoot: boolean
  readonly progress: Progress
  readonly signal: AbortSignal
  readonly askAgainMs?: number
}

/** A missing Chromium is installed (on Debian, as root); if that is not possible, throws an `OperatorError`. */
export async function ensureChromium(deps: ChromiumDeps): Promise<string> {
  const found = findChromium(deps.environment)
  if (found) return found
  await install('chromium', deps)
  const installed = findChromium(deps.environment)
  if (!installed) throw new OperatorError(MISSING)
  return installed
}

/**
 * Browser tests take half the time in Chromium's headless shell. Undefined if it is missing and cannot be installed,
 * or if `CHROMIUM_PATH` names a browser; the tests then use that browser or Chromium.
 */
export async function ensureHeadlessShell(deps: ChromiumDeps): Promise<string | undefined> {
  const { environment, progress } = deps
  if (environment['CHROMIUM_PATH']) return undefined
  const found = findProgram(HEADLESS_SHELL, environment)
  if (found) return found
  try {
    await install(HEADLESS_SHELL, deps)
  } catch (error) {
    progress.showLine(`The browser tests run in Chromium itself: ${String(error)}`)
  }
  return findProgram(HEADLESS_SHELL, environment)
}

/** Waits while another installation holds the lock. */
async function install(name: string, deps: ChromiumDeps): Promise<void> {
  const { environment, isRoot, progress, signal, askAgainMs = ASK_AGAIN_MS } = deps
  const aptGet = findProgram('apt-get', environment)
  if (!isRoot || !aptGet) throw new OperatorError(MISSING)
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  const deadlineMs = performance.now() + UNLOCKED_WITHIN_MS

  async function run(...args: readonly string[]): Promise<void> {
    const { code, tail } = await runCommand(aptGet ?? '', args, { cwd: '/', env, signal })
    if (signal.aborted) throw new OperatorError('Stopped while installing Chromium')
    if (code === 0) return
    if (!tail.some((line) => LOCKED.test(line)) || performance.now() > deadlineMs) {
      throw new OperatorError([...tail, MISSING].join('\n'))
    }
    await wait(askAgainMs, undefined, { signal }).catch(() => {})
    await run(...args)
  }

  await progress.step(`Installing ${name}`, async () => {
    await run('update')
    await run('install', '-y', '--no-install-recommends', name)
  })
}

function findChromium(environment: NodeJS.ProcessEnv): string | undefined {
  const given = environment['CHROMIUM_PATH']
  if (given) {
    if (isExecutable(given)) return given
    throw new OperatorError(`CHROMIUM_PATH is no program: ${given}`)
  }
  return NAMES.map((name) => findProgram(name, environment)).find((path) => path !== undefined)
}

export function findProgram(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const folders = (environment['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
