import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Distinguishes a process from a later one with the same number. `undefined` if it does not run, also if it is still
 * in the table of processes after its end (in a container without an init).
 */
export function processIdentity(pid: number): string | undefined {
  const { state, start } = readProcess(pid)
  return isOver(state) ? undefined : start
}

/** Ended, but still in the table of processes. PostgreSQL would assume that the process runs. */
export function isUncollected(pid: number): boolean {
  const { state } = readProcess(pid)
  return state !== undefined && isOver(state)
}

function isOver(state: string | undefined): boolean {
  return /^[ZX]/.test(state ?? '')
}

function readProcess(pid: number): { readonly state?: string; readonly start?: string } {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
    })
    return /^\s*(?<state>\S+)\s+(?<start>.+?)\s*$/.exec(stdout)?.groups ?? {}
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // `pid (name) state …`: the name may contain spaces and brackets. After it, the start time is the 20th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', start: fields[19] ?? '' }
  } catch {
    return {}
  }
}
