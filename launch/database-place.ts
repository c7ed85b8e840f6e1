import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from './operator-error.mjs'
import { program, type Programs } from './postgres-programs.ts'
import { closedFolder, ENTER, permits, READ, type User } from './reachable.ts'

const COPIES = 'programs-'

/** Where the programs and the data of the database are, so that whoever runs it can reach both. */
export interface Place {
  readonly programs: Programs
  /** PostgreSQL's own folder, the "cluster". */
  readonly cluster: string
}

export interface PlaceDeps {
  readonly dataDir: string
  /** Where the data were put at an earlier start. */
  readonly earlier: string | undefined
  readonly programs: Programs
  /** Who runs PostgreSQL, if it is not who starts it. */
  readonly user: User | undefined
  readonly log: (line: string) => void
  /** Folders to make a shelter in, the best one first. */
  readonly shelters?: readonly string[]
}

/**
 * Programs and data stay where they are: in node_modules and below the data folder. What the user of PostgreSQL cannot
 * reach there (root's clone below a home folder of mode 700) goes into a shelter that it can reach, and the log says so.
 */
export function choosePlace(deps: PlaceDeps): Place {
  const { dataDir, earlier, user, programs } = deps
  const own = join(dataDir, 'postgres')
  if (!user) return { programs, cluster: earlier ?? own }
  return {
    programs: isUsable(programs, user) ? programs : shelterPrograms(deps, user),
    cluster: chooseCluster(deps, user, earlier ?? own),
  }
}

function chooseCluster(deps: PlaceDeps, user: User, wished: string): string {
  const closed = closedFolder(wished === deps.earlier ? wished : deps.dataDir, user)
  if (!closed) return wished
  if (existsSync(wished)) {
    throw new OperatorError(
      `The database in ${wished} cannot be reached by the user that runs PostgreSQL: chmod o+x ${closed}`,
    )
  }
  const shelter = makeShelter(deps, user, deps.dataDir)
  deps.log(
    `The user that runs PostgreSQL cannot enter ${closed}: the database lives in ${shelter}, and stays there`,
  )
  return join(shelter, 'postgres')
}

/** Whether a user can run the programs: enter their folders and read what is in them (a umask of 077 forbids it). */
function isUsable(programs: Programs, user: User): boolean {
  const folders = ['bin', join('lib', 'postgresql'), join('share', 'postgresql')]
  const isOpen = folders.every(
    (folder) => !closedFolder(join(programs.folder, 'native', folder), user),
  )
  return isOpen && permits(statSync(program(programs, 'postgres')), user, READ | ENTER)
}

/** Replaces a copy of another version. The copy is made aside and renamed, so that half a copy is never taken for a whole one. */
function shelterPrograms(deps: PlaceDeps, user: User): Programs {
  const { programs, log } = deps
  const shelter = makeShelter(deps, user, programs.folder)
  const folder = join(shelter, `${COPIES}${programs.version}`)
  if (!existsSync(folder)) {
    const half = `${folder}.new`
    for (const name of readdirSync(shelter)) {
      if (name.startsWith(COPIES)) rmSync(join(shelter, name), { recursive: true })
    }
    const copied = spawnSync('cp', ['-R', programs.folder, half], { encoding: 'utf8' })
    const opened = spawnSync('chmod', ['-R', 'a+rX', half], { encoding: 'utf8' })
    if (copied.status !== 0 || opened.status !== 0) {
      throw new OperatorError(`PostgreSQL could not be copied to ${half}: ${copied.stderr}`)
    }
    renameSync(half, folder)
    log(`The user that runs PostgreSQL cannot reach ${programs.folder}: it runs from ${folder}`)
  }
  return { ...programs, folder }
}

/** A folder for what is closed in `origin`, in one that outlives a restart of the machine if possible. */
function makeShelter({ shelters }: PlaceDeps, user: User, origin: string): string {
  const name = `photo-festival-${createHash('sha256').update(origin).digest('hex').slice(0, 8)}`
  for (const folder of shelters ?? ['/var/lib', tmpdir()]) {
    const shelter = join(folder, name)
    if (!closedFolder(folder, user) && makeOpenFolder(shelter)) return shelter
  }
  throw new OperatorError(
    'There is no folder that the user of PostgreSQL can reach: open /var/lib, or set DATABASE_URL',
  )
}

function makeOpenFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    // Whatever the umask says.
    chmodSync(folder, 0o755)
    return true
  } catch {
    // A read-only file system, say: the next folder may do.
    return false
  }
}
