import { readFile } from 'node:fs/promises'

/** Clock ticks per second, the unit in which Linux counts CPU time of processes. */
const TICKS_PER_S = 100

/** CPU time of a process and all its threads, in microseconds. */
export async function cpuUs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The process name in brackets may contain spaces; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_S) * 1e6
}

/** Resident memory of a process in bytes: the current value and the highest. */
export async function residentBytes(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}
