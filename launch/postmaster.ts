import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `postmaster.pid`: process number in the first line, status in the eighth. Never written or deleted by us. */
export function readPostmaster(
  cluster: string,
): { pid: number; status: string | undefined } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[7]?.trim() }
  } catch {
    // There is none while no server runs, and PostgreSQL may take it away at any moment.
    return undefined
  }
}
