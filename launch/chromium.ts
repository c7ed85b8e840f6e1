import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from './operator-error.mjs'
import type { Progress } from './progress.mjs'
import { runCommand } from './run-command.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
const HEADLESS_SHELL = 'chromium-headless-shell'
const MISSING =
  'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH'
const LOCKED = /could not (get|open) lock|unable to (lock|acquire)/i
const UNLOCKED_WITHIN_MS = 5 * 60_000
const ASK_AGAIN_MS = 5_000

export interface ChromiumDeps {
  readonly environment: NodeJS.ProcessEnv
  readonly isRoot: boolean
  readonly progress: Progress
  readonly signal: AbortSignal
  readonly askAgainMs?: number
}

/**
 * The path of a Chromium: the given one, or that of this machine. Where it is missing and may be installed (Debian, as
 * root), it is. Throws an `OperatorError` of one line otherwise.
 */
export async function ensureChromium(deps: ChromiumDeps): Promise<string> {
  const { environment, isRoot, progress } = deps
  const found = findChromium(environment)
  if (found) return found
  const aptGet = findProgram('apt-get', environment)
  if (!isRoot || !aptGet) throw new OperatorError(MISSING)
  await progress.step('Installing Chromium', async () => {
    await runApt(aptGet, ['update'], deps)
    await runApt(aptGet, ['install', '-y', '--no-install-recommends', 'chromium'], deps)
  })
  const installed = findChromium(environment)
  if (!installed) throw new OperatorError(MISSING)
  return installed
}

/**
 * The path of Chromium's headless shell, which has no window to draw: browser tests take half the time in it. Undefined
 * where it is neither there nor can be installed, or where `CHROMIUM_PATH` names the browser to take: Chromium does as well.
 */
export async function ensureHeadlessShell(deps: ChromiumDeps): Promise<string | undefined> {
  const { environment, isRoot, progress } = deps
  if (environment['CHROMIUM_PATH']) return undefined
  const found = findProgram(HEADLESS_SHELL, environment)
  const aptGet = findProgram('apt-get', environment)
  if (found || !isRoot || !aptGet) return found
  try {
    await progress.step('Installing Chromium’s headless shell', async () => {
      await runApt(aptGet, ['update'], deps)
      await runApt(aptGet, ['install', '-y', '--no-install-recommends', HEADLESS_SHELL], deps)
    })
  } catch (error) {
    // Nothing depends on it but the time.
    progress.line(`The browser tests run in Chromium itself: ${String(error)}`)
  }
  return findProgram(HEADLESS_SHELL, environment)
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
    // Missing or not executable, which is what was asked.
    return false
  }
}

/** Waits for its turn as long as another installation holds the lock of the packages. */
async function runApt(aptGet: string, args: readonly string[], deps: ChromiumDeps): Promise<void> {
  const { environment, signal, askAgainMs = ASK_AGAIN_MS } = deps
  const deadlineMs = performance.now() + UNLOCKED_WITHIN_MS
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
  for (;;) {
    const { code, tail } = await runCommand(aptGet, args, { cwd: '/', env, signal })
    if (signal.aborted) throw new OperatorError('Stopped while installing Chromium')
    if (code === 0) return
    const isLocked = tail.some((line) => LOCKED.test(line))
    if (!isLocked || performance.now() > deadlineMs) {
      throw new OperatorError([...tail, MISSING].join('\n'))
    }
    await wait(askAgainMs, undefined, { signal }).catch(() => {})
  }
}
