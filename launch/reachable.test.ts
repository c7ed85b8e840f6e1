import { describe, expect, test } from 'vitest'
import { closedFolder } from './reachable.ts'

const ROOT = { uid: 0, gid: 0 }
const POSTGRES = { uid: 101, gid: 104 }
const FOLDERS = new Map([
  ['/', { mode: 0o755, ...ROOT }],
  ['/home', { mode: 0o755, ...ROOT }],
  ['/home/ana', { mode: 0o700, uid: 1000, gid: 1000 }],
  ['/home/ana/festival', { mode: 0o755, uid: 1000, gid: 1000 }],
  ['/srv', { mode: 0o711, ...ROOT }],
  ['/srv/festival', { mode: 0o750, uid: 0, gid: 104 }],
  ['/srv/others', { mode: 0o750, uid: 0, gid: 1 }],
  ['/srv/odd', { mode: 0o705, uid: 0, gid: 104 }],
  ['/srv/own', { mode: 0o700, ...POSTGRES }],
  ['/srv/shut', { mode: 0o077, ...POSTGRES }],
])

describe('folders that the user of PostgreSQL cannot enter', () => {
  test.each([
    ['/srv/festival', undefined],
    ['/srv/festival/not/there/yet', undefined],
    ['/srv/own', undefined],
    ['/home/ana/festival/.data', '/home/ana'],
    ['/srv/others/festival', '/srv/others'],
    // The group's bits decide for its members, and the owner's for the owner, even where others may enter.
    ['/srv/odd', '/srv/odd'],
    ['/srv/shut', '/srv/shut'],
  ])('on the way to %s: %s', (path, expected) => {
    expect(closedFolder(path, POSTGRES, (folder) => FOLDERS.get(folder))).toBe(expected)
  })
})
