import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

export interface Child {
  readonly pid: number
  /** Resolves with the next line that matches; rejects when the process ends before. */
  line(fits: RegExp): Promise<string>
  write(text: string): void
  /** Ends the process. Resolves with the exit code; null when a signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export interface ChildOptions {
  /** A command such as `prlimit` that starts Node. */
  readonly by?: readonly string[]
  readonly args?: readonly string[]
}

/** Its lines are stored until `line` asks for them. */
export function startChild(
  script: string,
  env: Readonly<Record<string, string>>,
  { by = [], args = [] }: ChildOptions = {},
): Child {
  const [command = '', ...rest] = [...by, process.execPath, join(ROOT, script), ...args]
  const child = spawn(command, rest, {
    cwd: ROOT,
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...env,
    },
  })
  const lines: string[] = []
  const waiting: (() => void)[] = []
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      wake()
    })
  }
  void ended.then(wake)

  return {
    pid: child.pid ?? 0,
    async line(fits) {
      for (;;) {
        const index = lines.findIndex((line) => fits.test(line))
        if (index >= 0) return lines.splice(index, 1)[0] ?? ''
        if (hasEnded(child)) throw new Error(`${script} ended: ${lines.join('\n')}`)
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    write: (text) => void child.stdin.write(text),
    async stop(signal = 'SIGTERM') {
      if (!hasEnded(child)) child.kill(signal)
      return ended
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
