import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { precompress } from '../../precompress.ts'
import { createOwnFolder } from '../replica/own-folder.ts'
import { keepBuild, neededBuilds } from './earlier-builds.ts'
import { createStaticFiles } from '../http/static-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-03-14T00:20:00Z')

describe('the builds whose files are kept (spec/behaviour §22.10)', () => {
  const started = (...daysAgo: readonly number[]) =>
    daysAgo.map((days) => ({ name: `${days}`, startedMs: NOW - days * DAY_MS }))
  const kept = (...daysAgo: readonly number[]) => neededBuilds(started(...daysAgo), NOW).map(Number)
  const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index)

  test.each([
    ['the only one, whatever its age', [400], [400]],
    ['the one that is replaced now, whatever its age', [0, 400], [400, 0]],
    ['none that was replaced 30 days ago', [0, 30, 31], [30, 0]],
    ['all of 30 days, however many', upTo(30), 30 + 1],
    ['no more than those', upTo(40), 30 + 1],
    ['one that was replaced lately, though it is old', [...upTo(12), 400], 14],
  ])('are %s', (_case, daysAgo, expected) => {
    const names = kept(...daysAgo)
    expect(typeof expected === 'number' ? names.length : names).toEqual(expected)
    expect(names).toContain(daysAgo[0])
  })

  test('are listed oldest first', () => {
    expect(kept(3, 1, 2)).toEqual([3, 2, 1])
  })
})

/** Writes the files of a build; like Vite it empties the folder first. */
async function build(assets: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(assets, { recursive: true, force: true })
  await mkdir(assets, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(assets, name), text)
  await precompress(assets)
}

describe('L6: a tab of an earlier build', () => {
  /** Builds and starts a site several times, a day apart; returns the files that it then serves. */
  async function deploy(times: number, { from = 1 } = {}, folder?: string) {
    const root = folder ?? (await tempFolder())
    const [assets, builds] = [join(root, 'dist/client/assets'), join(root, 'data/site/builds')]
    const own = createOwnFolder(join(root, 'data'), ['site', 'builds'])
    let earlier: readonly string[] = []
    for (let number = from; number < from + times; number += 1) {
      await build(assets, { 'vendor-a.js': 'vendor', [`entry-${number}.js`]: `entry ${number}` })
      const nowMs = NOW + number * DAY_MS
      earlier = await keepBuild({ folder: own, id: `build-${number}`, assets, nowMs })
    }
    return { root, builds, earlier, files: await createStaticFiles({ current: assets, earlier }) }
  }

  test.each([3, 10])('of %i builds ago finds its files', async (ago) => {
    const { files } = await deploy(ago)
    for (let number = 1; number <= ago; number += 1) {
      expect(await files.find(`entry-${number}.js`)).toMatchObject({
        type: 'text/javascript; charset=utf-8',
        body: { br: expect.any(Buffer), gzip: expect.any(Function) },
      })
    }
    expect(await files.find('vendor-a.js')).toBeDefined()
  })

  test('finds no file by a name that no build has', async () => {
    const { files } = await deploy(2)
    const names = ['entry-3.js', 'entry-1.js.br', '../build-1/entry-1.js', '', '.', 'toString']
    for (const name of names) expect(await files.find(name)).toBeUndefined()
  })

  test('finds no file of a build that is too old', async () => {
    const { builds, files } = await deploy(42)
    expect((await readdir(builds)).length).toBe(31)
    expect(await files.find('entry-11.js')).toBeUndefined()
    expect(await files.find('entry-12.js')).toBeDefined()
  })

  test('finds its files after the site returned to an earlier build', async () => {
    const { root } = await deploy(3)
    const { earlier } = await deploy(1, { from: 2 }, root)
    expect(earlier.map((each) => basename(each))).toEqual(['build-1', 'build-3'])
  })

  test('finds no file of an incomplete copy', async () => {
    const { root, builds } = await deploy(1)
    await mkdir(join(builds, 'build-2.new'))
    await writeFile(join(builds, 'build-2.new', 'entry-2.js.br'), 'half')
    const { earlier, files } = await deploy(1, { from: 2 }, root)
    expect(earlier.map((each) => basename(each))).toEqual(['build-1'])
    expect(await readdir(builds)).toEqual(['build-1', 'build-2'])
    expect((await files.find('entry-2.js'))?.body.br).not.toEqual(Buffer.from('half'))
  })

  test('finds files that are stored in compressed form only', async () => {
    const { builds } = await deploy(1)
    const names = await readdir(join(builds, 'build-1'))
    expect(names.toSorted()).toEqual([
      'entry-1.js.br',
      'entry-1.js.gz',
      'vendor-a.js.br',
      'vendor-a.js.gz',
    ])
    expect((await readFile(join(builds, 'build-1', 'entry-1.js.br'))).length).toBeGreaterThan(0)
  })

  test('finds nothing if a symbolic link is in place of the data folder: nothing is stored there (spec/faults C21)', async () => {
    const root = await tempFolder()
    const other = await tempFolder()
    await mkdir(join(root, 'data'))
    await symlink(other, join(root, 'data/site'))
    await expect(deploy(1, {}, root)).rejects.toThrow('is not a folder')
    expect(await readdir(other)).toEqual([])
  })
})
