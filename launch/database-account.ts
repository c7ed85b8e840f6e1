import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { choosePlace, type Place } from './database-place.ts'
import { OperatorError } from './operator-error.mjs'
import { findPrograms } from './postgres-programs.ts'
import { postgresUser } from './postgres-user.ts'
import { readPostmaster } from './postmaster.ts'
import { readPrivate, writePrivate } from './private-file.ts'
import { processCommand, processIdentity } from './process-identity.ts'
import type { User } from './reachable.ts'

export interface Account {
  readonly place: Place
  /** Who runs PostgreSQL, if it is not who starts it. */
  readonly user: User | undefined
  readonly password: string
  /** The port it had last time. */
  readonly port: number | undefined
  keepPort(port: number): void
}

export interface AccountDeps {
  readonly dataDir: string
  readonly log: (line: string) => void
  readonly shelters?: readonly string[]
}

/**
 * Where the database is and how it is reached: as kept in the data folder, or else decided now and kept there. Throws
 * an `OperatorError` if it is in use or belongs to somebody else.
 */
export function openAccount({ dataDir, log, shelters }: AccountDeps): Account {
  const file = join(dataDir, 'database.json')
  const kept = readPrivate(file)
  const user = ownerOf(kept['cluster']) ?? postgresUser()
  const programs = findPrograms()
  const place = choosePlace({ dataDir, earlier: kept['cluster'], programs, user, log, shelters })
  refuseLiveServer(place.cluster)
  refuseForeignData(place.cluster)
  if (!kept['password']) setAside(place.cluster, log)
  const record = {
    cluster: place.cluster,
    password: kept['password'] ?? randomBytes(18).toString('base64url'),
  }
  writePrivate(file, { ...kept, ...record })
  return {
    place,
    user,
    password: record.password,
    port: kept['port'] ? Number(kept['port']) : undefined,
    keepPort: (port) => writePrivate(file, { ...record, port: String(port) }),
  }
}

/** Root runs a database that an ordinary user made as that user. */
function ownerOf(cluster: string | undefined): User | undefined {
  if (process.getuid?.() !== 0 || !cluster) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined
}

function refuseLiveServer(cluster: string): void {
  const pid = readPostmaster(cluster)?.pid
  // The number may long be somebody else's: the file of a database that was killed stays behind.
  if (pid === undefined || !processIdentity(pid) || !processCommand(pid)?.includes(cluster)) return
  throw new OperatorError(
    `The database in ${cluster} is already running (process ${pid}): stop the other npm start, or set DATA_DIR to another folder`,
  )
}

function refuseForeignData(cluster: string): void {
  const uid = process.getuid?.()
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  if (owner === undefined || !uid || owner === uid) return
  throw new OperatorError(
    `The database in ${cluster} belongs to another user (${owner}): start as that user or root, or set DATA_DIR to another folder`,
  )
}

/** The data folder was emptied, so this is a new start; but what nobody asked to delete is not deleted. */
function setAside(cluster: string, log: (line: string) => void): void {
  if (!existsSync(cluster)) return
  const aside = `${cluster}.set-aside-${Date.now()}`
  renameSync(cluster, aside)
  log(`A database without its password was found and set aside in ${aside}`)
}
