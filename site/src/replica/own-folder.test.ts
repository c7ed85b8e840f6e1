import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { createOwnFolder, type OwnFolder } from './own-folder.ts'

describe('a folder of the site that is a link (spec/faults C21)', () => {
  const LINKS = ['site', 'site/media']
  const WRITES: readonly (readonly [string, (folder: OwnFolder) => Promise<unknown>])[] = [
    ['listed', (folder) => folder.names()],
    ['written to', (folder) => folder.write('file', [Buffer.from('text')])],
    ['cleared', (folder) => folder.remove('there')],
  ]
  const CASES = LINKS.flatMap((link) => WRITES.map(([what, use]) => [link, what, use] as const))

  test.each(CASES)('%s: nothing behind it is touched when it is %s', async (link, _what, use) => {
    const [dataDir, other] = [await tempFolder(), await tempFolder()]
    await mkdir(join(other, 'there'))
    await mkdir(join(dataDir, link, '..'), { recursive: true })
    await symlink(other, join(dataDir, link))
    await expect(use(createOwnFolder(dataDir, ['site', 'media']))).rejects.toThrow(
      'is not a folder',
    )
    expect(await readdir(other)).toEqual(['there'])
  })
})

describe('removing a file', () => {
  test.each(['site/media', 'site', ''])('is done when the folder %j is gone', async (gone) => {
    const dataDir = await tempFolder()
    const folder = createOwnFolder(dataDir, ['site', 'media'])
    await folder.write('file', [Buffer.from('text')])
    await rm(join(dataDir, gone), { recursive: true })
    await expect(folder.remove('file')).resolves.toBeUndefined()
  })

  test('fails when a file stands in place of the folder', async () => {
    const dataDir = await tempFolder()
    await mkdir(join(dataDir, 'site'))
    await writeFile(join(dataDir, 'site/media'), '')
    await expect(createOwnFolder(dataDir, ['site', 'media']).remove('file')).rejects.toThrow(
      'is not a folder',
    )
  })
})
