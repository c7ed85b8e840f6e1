import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * The start time of a process, which distinguishes it from a later process with the same number. `undefined` if it
 * does not run. A process that has ended but is still in the table of processes (in a container without an init) does
 * not run.
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
    // The format is `pid (name) state …`. After the name, the start time is the 20th field. The name may contain spaces
    // and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', start: fields[19] ?? '' }
  } catch {
    return {}
  }
}
