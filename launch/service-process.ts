import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { readChildLine, reasonOf } from './child-lines.ts'
import { openLog } from './log-file.ts'
import { hasEnded } from './postgres-cluster.ts'
import { signalGroup } from './run-command.mjs'

const STOP_WITHIN_MS = 10_000
const REPEAT_AFTER_MS = 60_000
const KEPT_LINES = 40

/** What is run. */
export interface ProcessSpec {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Everything it says is shown, not only progress and errors. */
  readonly isTalkative?: boolean
}

/** How the launcher talks to the operator. */
export interface Speech {
  readonly say: (line: string) => void
  readonly warn: (line: string) => void
}

export interface ProcessDeps extends Speech {
  /** Holds the log. */
  readonly dataDir: string
}

export interface ServiceProcess {
  readonly pid: number | undefined
  /** Aborted, and `close` resolved, when it has ended and all it wrote was read. */
  readonly ended: AbortSignal
  readonly close: Promise<undefined>
  /** From now on its errors are shown as they come; before, the start fails with the one that matters. */
  beReady(): void
  /** Why it ended or, while it runs, what is wrong with it, in one line. */
  explain(error?: unknown): string
  stop(): Promise<void>
}

/** One run of a service. Its output goes to its log; progress and errors are shown besides. */
export function startProcess(spec: ProcessSpec, deps: ProcessDeps): ServiceProcess {
  const log = openLog(deps.dataDir, spec.name)
  const out = createWriteStream('', { fd: log.fd })
  const { promise: close, resolve } = Promise.withResolvers<undefined>()
  const ended = new AbortController()
  const errors: string[] = []
  const warnOnce = oncePerMinute(deps.warn)
  let isReady = false
  const warn = (line: string) => {
    if (isReady) warnOnce(line)
  }
  const speech = { say: deps.say, warn }
  const child = spawn(spec.command, spec.args, {
    cwd: spec.cwd,
    env: spec.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  forEachLine(child.stdout, (line) => {
    out.write(`${line}\n`)
    speak(spec, line, false, speech)
  })
  forEachLine(child.stderr, (line) => {
    out.write(`${line}\n`)
    if (errors.push(line) > KEPT_LINES) errors.shift()
    speak(spec, line, true, speech)
  })
  child.once('error', (error) => errors.push(String(error)))
  child.once('close', () => {
    out.end()
    ended.abort()
    resolve(undefined)
  })

  return {
    pid: child.pid,
    ended: ended.signal,
    close,
    beReady() {
      isReady = true
    },
    explain(error) {
      if (!ended.signal.aborted) return `${spec.name} ${String(error)}: its log is ${log.file}`
      const how = child.signalCode ?? `exit code ${child.exitCode}`
      const reason = reasonOf(errors)?.replace(`${spec.name}: `, '') ?? `see ${log.file}`
      return `${spec.name} ended (${how}): ${reason}`
    },
    stop: () => end(child),
  }
}

function forEachLine(input: Readable, take: (line: string) => void): void {
  createInterface({ input }).on('line', take)
}

function speak(spec: ProcessSpec, line: string, isErrorOutput: boolean, speech: Speech): void {
  if (spec.isTalkative) return speech.say(line)
  const read = readChildLine(line, isErrorOutput)
  switch (read.kind) {
    case 'progress':
      return speech.say(read.text)
    case 'error':
      return speech.warn(`${spec.name}: ${read.text}`)
    case 'log':
  }
}

/** SIGTERM to the process itself, which knows what is its own; what is left of its group after that is killed. */
async function end(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    child.once('exit', () => resolve(undefined))
    child.kill('SIGTERM')
    const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), STOP_WITHIN_MS)
    await promise
    clearTimeout(timer)
  }
  signalGroup(child.pid, 'SIGKILL')
}

/** A fault that repeats itself fills the log, not the terminal. */
function oncePerMinute(warn: (line: string) => void): (line: string) => void {
  const saidMs = new Map<string, number>()
  return (line) => {
    const now = performance.now()
    if (now - (saidMs.get(line) ?? Number.NEGATIVE_INFINITY) < REPEAT_AFTER_MS) return
    saidMs.set(line, now)
    warn(line)
  }
}
