import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Who a process runs as, when that is not who started it. */
export interface User {
  readonly uid: number
  readonly gid: number
}

export interface Access extends User {
  readonly mode: number
}

export const READ = 4
export const ENTER = 1

/**
 * The first folder on the way to `path`, from the top and with `path` itself, that a user cannot enter; nothing if the
 * user gets there. Folders that do not exist yet are no obstacle.
 */
export function closedFolder(
  path: string,
  user: User,
  statOf: (folder: string) => Access | undefined = (folder) =>
    statSync(folder, { throwIfNoEntry: false }),
): string | undefined {
  return wayTo(path).find((folder) => {
    const access = statOf(folder)
    return access !== undefined && !permits(access, user, ENTER)
  })
}

/** Whether the mode of a file or folder gives a user all of `bits`. Further groups and access lists are not asked. */
export function permits({ mode, uid, gid }: Access, user: User, bits: number): boolean {
  if (uid === user.uid) return ((mode >> 6) & bits) === bits
  return ((gid === user.gid ? mode >> 3 : mode) & bits) === bits
}

function wayTo(path: string): readonly string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...wayTo(parent), path]
}
