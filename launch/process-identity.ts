import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * What tells a process from a later one with the same number: when it was started. `undefined` if no such process
 * runs; one that has ended and is only waiting to be collected (a container without an init) does not run.
 */
export function processIdentity(pid: number): string | undefined {
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid)
}

/**
 * Whether a process has ended but still has its number, because whoever has to has not collected it yet. Whoever only
 * asks whether the number is taken, as PostgreSQL does, takes it for running.
 */
export function isUncollected(pid: number): boolean {
  return isOver(procFields(pid)?.[0])
}

function fromProc(pid: number): string | undefined {
  const fields = procFields(pid)
  return !fields || isOver(fields[0]) ? undefined : fields[19]
}

/** What the system says of a process after its number and name: state first, start 20th. */
function procFields(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // `pid (name) state …`; the name may hold spaces and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    // The process is gone, which is an answer.
    return undefined
  }
}

function fromPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  const [, state, start] = /^\s*(\S+)\s+(.+?)\s*$/.exec(stdout) ?? []
  return !state || isOver(state) ? undefined : start
}

function isOver(state: string | undefined): boolean {
  return /^[ZX]/.test(state ?? '')
}

/** The command line a process was started with, its parts separated by spaces. */
export function processCommand(pid: number): string | undefined {
  if (!existsSync('/proc/self/cmdline')) {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    // The process is gone, which is an answer.
    return undefined
  }
}
