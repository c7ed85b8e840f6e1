import { spawnSync } from 'node:child_process'
import { OperatorError } from './operator-error.mjs'
import type { User } from './reachable.ts'

/**
 * PostgreSQL refuses to run as root, so root runs it as the system user `postgres`, who is made if there is none and
 * stays. An ordinary user runs it as himself: `undefined`.
 */
export function postgresUser(): User | undefined {
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
