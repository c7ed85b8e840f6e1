import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { identifyProcess, isRunning } from './data-folder.ts'

/**
 * A turn to do what one process may do at a time. Returns false while another running process has it. A process that
 * was killed loses its turn.
 */
export function takeTurn(file: string): boolean {
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file)) {
      if (isTaken(file)) return false
      rmSync(file, { force: true })
    }
    writeFileSync(draft, JSON.stringify(identifyProcess('npm start', process.pid)))
    // A link is complete at once, unlike a file that is being written.
    linkSync(draft, file)
    return true
  } catch (error) {
    // After other errors, such as a folder that cannot be written, the work itself will fail and give the reason.
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST')
  } finally {
    rmSync(draft, { force: true })
  }
}

export function endTurn(file: string): void {
  rmSync(file, { force: true })
}

function isTaken(file: string): boolean {
  try {
    return isRunning(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The turn has just ended, or the file is incomplete after a power cut.
    return false
  }
}
