/** `npm run check` */
import { delimiter, join } from 'node:path'
import { runCommand } from './child.ts'

interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** A tool that checks no file finds no error either, so it must also print this. */
  readonly mustSay?: RegExp
}

/** One check for each of two cores. */
const AT_ONCE = 2

/** The slow checks come first, so that both cores finish at about the same time. */
const CHECKS: readonly Check[] = [
  { name: 'lint', command: ['oxlint', '--type-aware'], mustSay: /on [1-9]\d* files/ },
  { name: 'types', command: ['tsc', '--noEmit'] },
  // The studio's compiler options include Next's bundler and the path `@payload-config`.
  { name: 'studio', command: ['tsc', '--noEmit', '--incremental', 'false', '--project', 'studio'] },
  { name: 'unused', command: ['knip'] },
  { name: 'styles', command: ['stylelint', '--allow-empty-input', '{site,studio}/**/*.css'] },
  { name: 'format', command: ['oxfmt', '--check'], mustSay: /on [1-9]\d* files/ },
]

export interface CheckDeps {
  readonly root: string
  readonly signal: AbortSignal
  readonly showLine: (line: string) => void
}

/** Ends the other checks when one fails. */
export async function runChecks(deps: CheckDeps): Promise<number> {
  const failed = new AbortController()
  const signal = AbortSignal.any([deps.signal, failed.signal])
  const waiting = CHECKS.values()

  async function runNext(): Promise<void> {
    for (const check of waiting) {
      const startedMs = performance.now()
      const problems = await runCheck(check, { ...deps, signal })
      if (signal.aborted) return
      const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1)
      deps.showLine(`${check.name.padEnd(8)}${seconds.padStart(6)} s${problems ? '  failed' : ''}`)
      for (const line of problems ?? []) deps.showLine(line)
      if (problems) failed.abort()
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, runNext))
  return signal.aborted ? 1 : 0
}

async function runCheck(
  { command: [name, ...args], mustSay }: Check,
  { root, signal }: CheckDeps,
): Promise<readonly string[] | undefined> {
  const lines: string[] = []
  const programs = join(root, 'node_modules', '.bin')
  const path = [programs, process.env['PATH']].join(delimiter)
  const { code } = await runCommand(join(programs, name), args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    signal,
    onLine: (line) => lines.push(line),
  })
  if (code !== 0) return lines
  if (mustSay && !lines.some((line) => mustSay.test(line))) return [...lines, `${name} saw no file`]
  return undefined
}
