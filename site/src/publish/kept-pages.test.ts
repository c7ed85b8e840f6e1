import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_PAGE_SETTINGS } from '../browser/page-settings.ts'
import { SLUG_ROUTE } from '../urls/routes.ts'
import type { ShellView } from '../shell/load-shell.ts'
import type { KnownPath } from './known-paths.ts'
import { createKeptPages, type KeptPagesDeps } from './kept-pages.ts'
import type { PublishedPage } from './page.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')
const SHELL = { siteName: 'Parallax' } as ShellView // it is compared, not read
const ABOUT: KnownPath = { path: '/about', route: SLUG_ROUTE, params: { '*': 'about' } }

const body = (text: string) => ({
  br: Buffer.from(`${text}, br`),
  gzip: Buffer.from(`${text}, gzip`),
  hash: text,
})
const page: PublishedPage = {
  known: ABOUT,
  shell: SHELL,
  html: body('page'),
  payload: body('payload'),
  islands: body('islands'),
  page: 'p1',
  styleHash: "'sha256-x'",
  noindex: false,
  images: ['/media/0123456789abcdef-full.jpg'],
  reads: new Map([
    ['/pages/about', 'e1'],
    ['/channel', undefined],
  ]),
  view: 'v1',
  since: NOW,
  until: NOW + 60_000,
}

let dataDir = ''
let file = ''

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kept-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
})

function kept(other: Partial<KeptPagesDeps> = {}) {
  const logged: string[] = []
  const pages = createKeptPages({
    dataDir,
    build: { id: 'b1', timestamp: 1 },
    clockOffsetMs: 0,
    settings: DEFAULT_PAGE_SETTINGS,
    origin: 'https://festival.example',
    log: (event) => logged.push(event),
    ...other,
  })
  const save = (paths = ['/about']) => {
    pages.save(paths)
    return pages.saved()
  }
  return { ...pages, save, logged }
}

async function keep(each = page): Promise<void> {
  const { take, save } = kept()
  take(each)
  await save()
  const [name = ''] = await readdir(join(dataDir, 'site/pages'))
  file = join(dataDir, 'site/pages', name)
}

describe('a page on disk (decision 028)', () => {
  test('is the page that was kept', async () => {
    await keep()
    expect(await kept().read(ABOUT, SHELL)).toEqual(page)
  })

  test('may have no end', async () => {
    await keep({ ...page, until: undefined })
    expect(await kept().read(ABOUT, SHELL)).toEqual({ ...page, until: undefined })
  })

  const MADE_FROM_OTHERS: readonly (readonly [string, Partial<KeptPagesDeps>])[] = [
    ['another build', { build: { id: 'b2', timestamp: 1 } }],
    ['the same build made again', { build: { id: 'b1', timestamp: 2 } }],
    ['another origin', { origin: 'https://www.festival.example' }],
    ['another clock', { clockOffsetMs: 1 }],
    ['other settings', { settings: { ...DEFAULT_PAGE_SETTINGS, buildPollMs: 60_000 } }],
  ]
  test.each(MADE_FROM_OTHERS)('is absent when it is of %s', async (_what, other) => {
    await keep()
    expect(await kept(other).read(ABOUT, SHELL)).toBeUndefined()
  })

  test('is absent for another shell, route, parameter or path', async () => {
    await keep()
    const { read } = kept()
    expect(await read(ABOUT, { ...SHELL, siteName: 'Parallel' })).toBeUndefined()
    expect(await read({ ...ABOUT, route: { ...SLUG_ROUTE, id: 'other' } }, SHELL)).toBeUndefined()
    expect(await read({ ...ABOUT, params: { '*': 'other' } }, SHELL)).toBeUndefined()
    expect(await read({ ...ABOUT, path: '/other' }, SHELL)).toBeUndefined()
  })

  const flipped = (bytes: Buffer) => {
    const at = bytes.length - 3
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return bytes
  }
  const DAMAGES: readonly (readonly [string, (bytes: Buffer) => Buffer | string])[] = [
    ['cut off at its end', (bytes) => bytes.subarray(0, -1)],
    ['cut in half', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => ''],
    ['changed in one bit', flipped],
    ['longer than it was', (bytes) => Buffer.concat([bytes, bytes])],
    ['someone else’s', () => 'hello\nworld\n'],
  ]
  test.each(DAMAGES)('is absent when its file is %s, and kept again', async (_damage, damaged) => {
    await keep()
    await writeFile(file, damaged(await readFile(file)))
    expect(await kept().read(ABOUT, SHELL)).toBeUndefined()
    await keep()
    expect(await kept().read(ABOUT, SHELL)).toEqual(page)
  })

  test('is absent behind a link', async () => {
    await keep()
    const other = join(dataDir, 'other')
    await writeFile(other, await readFile(file))
    await rm(file)
    await symlink(other, file)
    expect(await kept().read(ABOUT, SHELL)).toBeUndefined()
  })
})

describe('the folder of pages', () => {
  const names = () => readdir(join(dataDir, 'site/pages'))

  test('holds one file for each path, the last that was taken', async () => {
    const { take, save, read } = kept()
    take({ ...page, view: 'v0' })
    take(page)
    await save()
    take({ ...page, view: 'v2' })
    await save()
    expect(await names()).toHaveLength(1)
    expect(await read(ABOUT, SHELL)).toMatchObject({ view: 'v2' })
  })

  test('loses what has been withdrawn, while it runs and at the next start', async () => {
    const { take, drop, save } = kept()
    take(page)
    take({ ...page, known: { ...ABOUT, path: '/other' } })
    await save(['/about', '/other'])
    drop('/other')
    await save()
    expect(await names()).toHaveLength(1)

    await writeFile(join(dataDir, 'site/pages/left-over.new'), 'half a p')
    await kept().save([])
    expect(await names()).toEqual([])
  })

  test('is saved after one that is withdrawn, though somebody has deleted the folder', async () => {
    const { take, drop, save, logged } = kept()
    take(page)
    await save()
    await rm(join(dataDir, 'site/pages'), { recursive: true })
    drop('/gone')
    take(page)
    await save()
    expect(logged).toEqual([])
    expect(await readdir(join(dataDir, 'site/pages'))).toHaveLength(1)
  })

  test('is written no further than the page under way when the site ends', async () => {
    const { take, save, close } = kept()
    take(page)
    await save()
    take({ ...page, known: { ...ABOUT, path: '/other' } })
    take({ ...page, known: { ...ABOUT, path: '/another' } })
    void save(['/about', '/other', '/another'])
    await close()
    expect(await names()).toHaveLength(1)
  })

  test('that cannot be written to is said once, and written to as soon as it can be (spec/faults C22)', async () => {
    await writeFile(join(dataDir, 'site'), 'in the way')
    const { take, save, read, hasFailed, logged } = kept()
    take(page)
    await save()
    await save()
    expect([logged, hasFailed()]).toEqual([['pages.unsaved'], true])

    await rm(join(dataDir, 'site'))
    await save()
    expect([logged, hasFailed()]).toEqual([['pages.unsaved', 'pages.saved'], false])
    expect(await read(ABOUT, SHELL)).toEqual(page)
  })
})
