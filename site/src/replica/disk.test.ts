import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createDisk } from './disk.ts'
import { applyChanges, EMPTY_SNAPSHOT } from './snapshot.ts'

const answers = { ...baseAnswers(), '/pages/about': aPage() }
const { snapshot } = applyChanges(
  EMPTY_SNAPSHOT,
  'r1',
  Object.entries(answers).map(([key, answer]) => ({ key, etag: `e-${key}`, answer })),
  { full: true },
)

let folder = ''
let file = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'))
  file = join(folder, 'site', 'answers.ndjson')
  onTestFinished(() => rm(folder, { recursive: true }))
})

describe('the answers on disk', () => {
  test('are read again as they were written', async () => {
    await createDisk(file).write(snapshot)
    expect(await createDisk(file).read()).toEqual({ snapshot, problems: [], refused: [] })
  })

  test('are one file: nothing is left beside it', async () => {
    const disk = createDisk(file)
    await disk.write(snapshot)
    await disk.write({ ...snapshot, revision: 'r2' })
    expect(await readdir(join(folder, 'site'))).toEqual(['answers.ndjson'])
    expect((await disk.read())?.snapshot.revision).toBe('r2')
  })

  test('are not there before the first write', async () => {
    expect(await createDisk(file).read()).toBeUndefined()
  })

  test('replace a link and leave the file behind it as it was', async () => {
    const other = join(folder, 'other')
    await writeFile(other, 'untouched')
    await mkdir(join(folder, 'site'))
    await symlink(other, file)
    await createDisk(file).write(snapshot)
    expect(await readFile(other, 'utf8')).toBe('untouched')
    expect((await createDisk(file).read())?.snapshot).toEqual(snapshot)
  })
})

describe('a file on disk that cannot be trusted (faults C21)', () => {
  const DAMAGES: readonly (readonly [string, (text: string) => string | Buffer])[] = [
    ['is cut off at its end', (text) => text.slice(0, -1)],
    ['is cut in half', (text) => text.slice(0, text.length / 2)],
    ['has only its checksum', (text) => text.split('\n', 1)[0] ?? ''],
    ['is empty', () => ''],
    ['has one byte changed', (text) => text.replace('About Parallax', 'About Parallaz')],
    ['has another checksum', (text) => `0${text.slice(1)}`],
    ['has more behind its end', (text) => `${text}x`],
    ['is someone else’s', () => 'hello\nworld\n'],
    ['is no text', () => Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x80])],
    [
      'is of another version',
      (text) => {
        const body = (text.split('\n')[1] ?? '').replace('"version":1', '"version":2')
        return `${createHash('sha256').update(body).digest('hex')}\n${body}`
      },
    ],
  ]

  test.each(DAMAGES)('is skipped when it %s, and written anew', async (_damage, damaged) => {
    const disk = createDisk(file)
    await disk.write(snapshot)
    await writeFile(file, damaged(await readFile(file, 'utf8')))
    expect(await disk.read()).toBeUndefined()
    await disk.write(snapshot)
    expect((await disk.read())?.snapshot).toEqual(snapshot)
  })

  test('is skipped when it is a folder', async () => {
    await mkdir(file, { recursive: true })
    expect(await createDisk(file).read()).toBeUndefined()
  })

  test('does not hide the good one while a write is cut off', async () => {
    const disk = createDisk(file)
    await disk.write(snapshot)
    await writeFile(`${file}.new`, 'half of the n')
    expect((await disk.read())?.snapshot).toEqual(snapshot)
    await disk.write({ ...snapshot, revision: 'r2' })
    expect((await disk.read())?.snapshot.revision).toBe('r2')
  })
})
