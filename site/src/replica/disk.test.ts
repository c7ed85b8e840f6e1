import { hash } from 'node:crypto'
import {
  chmod,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { createDisk } from './disk.ts'
import { createOwnFolder, type WritingCalls } from './own-folder.ts'
import { answerOf, applyChanges, EMPTY_SNAPSHOT } from './snapshot.ts'

const answers = { ...baseAnswers(), '/pages/about': aPage() }
const { snapshot } = applyChanges(
  EMPTY_SNAPSHOT,
  'r1',
  Object.entries(answers).map(([key, answer]) => ({ key, etag: `e-${key}`, answer })),
  { full: true },
)

let dataDir = ''
let file = ''

beforeEach(async () => {
  dataDir = await tempFolder()
  file = join(dataDir, 'site', 'answers.ndjson')
})

const diskOf = (calls?: WritingCalls) => createDisk(createOwnFolder(dataDir, ['site'], calls))

describe('the answers on disk', () => {
  test('are read again as they were written', async () => {
    await diskOf().write(snapshot)
    const read = await diskOf().read()
    expect(read).toEqual(snapshot)
    expect(read && answerOf(read, '/pages/about')?.title).toBe('About Parallax')
  })

  test('are one file, and no other file is left beside it', async () => {
    await diskOf().write(snapshot)
    await diskOf().write({ ...snapshot, revision: 'r2' })
    expect(await readdir(join(dataDir, 'site'))).toEqual(['answers.ndjson'])
    expect((await diskOf().read())?.revision).toBe('r2')
  })

  test('do not exist before the first write', async () => {
    expect(await diskOf().read()).toBeUndefined()
  })

  test('count as absent if a newer schema refuses one of them', async () => {
    const bad = { etag: 'e', json: Buffer.from('{"title":1}'), value: undefined }
    await diskOf().write({ revision: 'r1', answers: new Map([['/pages/about', bad]]) })
    const read = await diskOf().read()
    expect(read && answerOf(read, '/pages/about')).toBeUndefined()
  })
})

describe('a file on disk that cannot be trusted (spec/faults C21)', () => {
  const flipped = (text: string) => {
    const bytes = Buffer.from(text)
    const at = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return bytes
  }
  const withBody = (body: string) => `${hash('sha256', body)}\n${body}`
  const DAMAGES: readonly (readonly [string, (text: string) => string | Buffer])[] = [
    ['is cut off at its end', (text) => text.slice(0, -1)],
    ['is cut in half', (text) => text.slice(0, text.length / 2)],
    ['has only its checksum', (text) => text.split('\n', 1)[0] ?? ''],
    ['is empty', () => ''],
    ['has one byte changed', (text) => text.replace('About Parallax', 'About Parallaz')],
    ['has one bit flipped', flipped],
    ['has another checksum', (text) => `0${text.slice(1)}`],
    ['has more behind its end', (text) => `${text}x`],
    ['is someone else’s', () => 'hello\nworld\n'],
    ['is no text', () => Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x80])],
    [
      'is of another version',
      (text) => withBody(text.slice(text.indexOf('\n') + 1).replace('"version":2', '"version":1')),
    ],
    ['is a checksum of nothing', () => withBody('')],
  ]

  test.each(DAMAGES)('is refused when it %s, and written anew', async (_damage, damaged) => {
    await diskOf().write(snapshot)
    await writeFile(file, damaged(await readFile(file, 'utf8')))
    await expect(diskOf().read()).rejects.toThrow(Error)
    await diskOf().write(snapshot)
    expect(await diskOf().read()).toEqual(snapshot)
  })

  const PUT_IN_PLACE: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a folder', () => mkdir(join(file, 'inside'), { recursive: true })],
    ['a link to a good one', () => linkToOther(snapshot.revision)],
    [
      'a sparse file of 2 GB',
      async () => {
        await diskOf().write(snapshot)
        await truncate(file, 2 ** 31)
      },
    ],
  ]

  test.each(PUT_IN_PLACE)('is refused when it is %s, and written anew', async (_what, put) => {
    await mkdir(join(dataDir, 'site'))
    await put()
    await expect(diskOf().read()).rejects.toThrow(Error)
    await diskOf().write(snapshot)
    expect(await diskOf().read()).toEqual(snapshot)
  })

  test('is refused if it may not be read', async () => {
    // A superuser can read every file, so the fault cannot occur.
    if (process.getuid?.() === 0) return
    await diskOf().write(snapshot)
    await chmod(file, 0)
    await expect(diskOf().read()).rejects.toThrow('EACCES')
  })

  test('does not hide the good one after an interrupted write', async () => {
    await diskOf().write(snapshot)
    await writeFile(`${file}.new`, 'half of the n')
    expect(await diskOf().read()).toEqual(snapshot)
    await diskOf().write({ ...snapshot, revision: 'r2' })
    expect((await diskOf().read())?.revision).toBe('r2')
  })

  async function linkToOther(text: string): Promise<string> {
    const other = join(dataDir, 'other')
    await writeFile(other, text)
    await symlink(other, file)
    return other
  }

  test.each(['answers.ndjson', 'answers.ndjson.new'])(
    'touches nothing behind a link in the place of %s',
    async (name) => {
      const other = join(dataDir, 'other')
      await writeFile(other, 'untouched')
      await mkdir(join(dataDir, 'site'))
      await symlink(other, join(dataDir, 'site', name))
      await diskOf().write(snapshot)
      expect(await readFile(other, 'utf8')).toBe('untouched')
      expect(await diskOf().read()).toEqual(snapshot)
    },
  )

  test('touches nothing behind a link in place of its folder', async () => {
    const other = await tempFolder()
    await symlink(other, join(dataDir, 'site'))
    await expect(diskOf().write(snapshot)).rejects.toThrow('is not a folder')
    await expect(diskOf().read()).rejects.toThrow('is not a folder')
    expect(await readdir(other)).toEqual([])
  })
})

describe('a disk that refuses (spec/faults C22)', () => {
  const eio = () => Promise.reject(Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }))
  /** A disk on which one call of a file handle fails. */
  const failingIn = (call: 'writeFile' | 'sync'): WritingCalls => ({
    rename,
    open: async (...args) => Object.assign(await open(...args), { [call]: eio }),
  })
  const FAILURES: readonly (readonly [string, WritingCalls])[] = [
    ['opening', { rename, open: eio }],
    ['writing', failingIn('writeFile')],
    ['fsync', failingIn('sync')],
    ['renaming', { open, rename: eio }],
  ]

  test.each(FAILURES)(
    'in %s leaves the old file intact, and nothing beside it',
    async (_in, calls) => {
      await diskOf().write(snapshot)
      await expect(diskOf(calls).write({ ...snapshot, revision: 'r2' })).rejects.toThrow('EIO')
      expect(await readdir(join(dataDir, 'site'))).toEqual(['answers.ndjson'])
      expect(await diskOf().read()).toEqual(snapshot)
    },
  )
})
