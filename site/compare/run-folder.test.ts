import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { tempFolder } from '../testing/temp-folder.ts'
import { fileOf, openRunFolder } from './run-folder.ts'

const RUN = new Map([
  ['/', 'Status 200\n'],
  ['/program', 'Status 200\nTitle\n'],
  ['/program/map', ''],
  ['/program?day=today&view=grid', 'Status 200\n\n'],
])

let folder = ''

beforeEach(async () => {
  folder = await tempFolder()
})

describe('the file of an address', () => {
  test.each([
    ['/', '@index.txt'],
    ['/index', 'index.txt'],
    ['/program', 'program.txt'],
    ['/program/map', 'program/map.txt'],
    ['/program?day=today&view=grid', 'program@day=today&view=grid.txt'],
    ['/?x', '@index@x.txt'],
    ['/artists/caf%C3%A9', 'artists/caf%C3%A9.txt'],
    ['/search?q=a/../b?c', 'search@q=a%2F..%2Fb?c.txt'],
  ])('of %s is %s', (address, file) => {
    expect(fileOf(address)).toBe(file)
  })

  test('is short enough for a file system, and different for each address', () => {
    const long = (end: string) => `/channel?tag=${'%C3%A9'.repeat(60)}${end}`

    expect(Buffer.byteLength(fileOf(long('a')))).toBeLessThan(255)
    expect(fileOf(long('a'))).not.toBe(fileOf(long('b')))
  })
})

describe('a folder of runs', () => {
  test('returns what was kept, in the order of addresses', async () => {
    const runs = await openRunFolder(folder)
    expect(await runs.read()).toBeUndefined()

    await runs.keep(RUN)

    const again = await openRunFolder(folder)
    expect([...((await again.read()) ?? [])]).toEqual([...RUN])
    expect(await readFile(join(folder, 'kept/program/map.txt'), 'utf8')).toBe(
      'Address /program/map\n',
    )
  })

  test('keeps only the last of two runs', async () => {
    const runs = await openRunFolder(folder)
    await runs.keep(RUN)
    await runs.keep(new Map([['/', 'x']]))

    expect(await runs.read()).toEqual(new Map([['/', 'x']]))
  })

  test('has the last run that differed beside the kept one, until a run is equal', async () => {
    const runs = await openRunFolder(folder)
    await runs.keep(RUN)

    await runs.putBeside(new Map([['/', 'x']]))
    expect(await readFile(join(folder, 'now/@index.txt'), 'utf8')).toBe('Address /\nx')
    await runs.putBeside(undefined)
    expect(existsSync(join(folder, 'now'))).toBe(false)
  })

  test('is refused if it contains anything else', async () => {
    await writeFile(join(folder, 'letter.txt'), 'Dear')

    await expect(openRunFolder(folder)).rejects.toThrow('holds letter.txt')
  })
})
