import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRunning, known } from './data-folder.ts'

/**
 * Takes a turn at something that only one process may do at a time. A file records whose turn it is. Returns false
 * while that is another running process; a killed one loses its turn.
 */
export function takeTurn(file: string): boolean {
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    if (existsSync(file)) {
      if (isHeld(file)) return false
      rmSync(file, { force: true })
    }
    writeFileSync(draft, JSON.stringify(known('npm start', process.pid)))
    // Fails if another process was quicker. Unlike a file that is being written, a link is complete at once.
    linkSync(draft, file)
    return true
  } catch (error) {
    // If the folder cannot be written, what is done in the turn fails too and says why.
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST')
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Ends the turn of this process. */
export function endTurn(file: string): void {
  rmSync(file, { force: true })
}

function isHeld(file: string): boolean {
  try {
    return isRunning(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // It has just been ended, or the machine lost its power.
    return false
  }
}
