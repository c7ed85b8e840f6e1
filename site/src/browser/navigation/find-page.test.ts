import { describe, expect, test, vi } from 'vitest'
import { ConnectionError } from '../builds/fetch-json.ts'
import type { Payload } from '../payload.ts'
import { createPageFinder, type PageFinderDeps } from './find-page.ts'
import type { Manifest } from '../builds/manifest.ts'

const ORIGIN = 'https://festival.example'
const PAYLOAD = { title: 'Program' } as Payload // no other field is read here

/** A page finder with all its payloads, and the requests that it makes. */
function aFinder({
  load = () => Promise.resolve(PAYLOAD),
  manifest,
  isStale = false,
  isKept = false,
  reopen = () => undefined,
}: {
  readonly load?: () => Promise<Payload>
  readonly manifest?: Manifest
  readonly isStale?: boolean
  readonly isKept?: boolean
  readonly reopen?: PageFinderDeps['documents']['reopen']
} = {}) {
  const asked: string[] = []
  const note = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => {
    asked.push(pathname + search)
    return load()
  }
  const { find, prefetch } = createPageFinder({
    payloads: { load: note, prefetch: note },
    manifest: () => manifest,
    builds: { isStale: () => isStale },
    documents: { reopen },
    isKept: () => Promise.resolve(isKept),
  })
  const { signal } = new AbortController()
  return {
    asked,
    prefetch: (to: string) => prefetch(new URL(to, ORIGIN)),
    find: (to: string, isOtherPath = true, by = signal) =>
      find(new URL(to, ORIGIN), isOtherPath, by),
  }
}

const manifestOf = (paths: readonly string[], rules: Record<string, string> = {}): Manifest => ({
  redirect: (path) => Promise.resolve(rules[path]),
  prerendered: new Set(paths),
})

describe('the page of an address (spec/behaviour §23)', () => {
  test('is its payload, also before the server’s paths are known', async () => {
    const { find, asked } = aFinder()
    const page = { kind: 'page', href: `${ORIGIN}/program?free=1#x`, payload: PAYLOAD }
    expect(await find('/program?free=1#x')).toEqual(page)
    expect(asked).toEqual(['/program?free=1'])
  })

  test('of a path in no list is its document, without a request', async () => {
    const { find, asked } = aFinder({ manifest: manifestOf(['/']) })
    expect(await find('/gone')).toEqual({ kind: 'document', href: `${ORIGIN}/gone` })
    expect(asked).toEqual([])
  })

  test('with a refused payload is its document, with a warning', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const { find } = aFinder({ load: () => Promise.reject(new Error('404')) })
    expect(await find('/program#x')).toEqual({ kind: 'document', href: `${ORIGIN}/program#x` })
    expect(warned).toHaveBeenCalledOnce()
  })

  test('is undefined without a connection, without a warning', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const { find } = aFinder({ load: () => Promise.reject(new ConnectionError()) })
    expect(await find('/program')).toEqual({ kind: 'offline' })
    expect(warned).not.toHaveBeenCalled()
  })

  test('rejects with the abort if the navigation is cancelled', async () => {
    const navigation = new AbortController()
    navigation.abort()
    const { find } = aFinder({ load: () => Promise.reject(new ConnectionError()) })
    await expect(find('/program', true, navigation.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
  })
})

describe('redirects on the way to a page (spec/behaviour §5, §6.8, §6.12)', () => {
  const rules = {
    '/old': '/program',
    '/tickets': 'https://tickets.example/',
    '/shows': '/2024/program/exhibitions',
    '/round': '/round',
  }
  const manifest = manifestOf(['/program', '/2024/program', '/2024/program/exhibitions'], rules)

  test.each([
    ['/old', '/program'],
    ['/old#x', '/program#x'],
    ['/shows?a=1#x', '/2024/program/exhibitions?sort=location#x'],
    ['/2024/program/exhibitions', '/2024/program/exhibitions?sort=location'],
    ['/2024/program/exhibitions?sort=', '/2024/program/exhibitions?sort='],
  ])('lead from %s to %s', async (from, to) => {
    const { find } = aFinder({ manifest })
    expect(await find(from)).toMatchObject({ kind: 'page', href: ORIGIN + to })
  })

  test('without their script find no connection, unless the document is kept', async () => {
    const at = { manifest: { ...manifest, redirect: () => Promise.reject(new ConnectionError()) } }
    expect(await aFinder(at).find('/old')).toEqual({ kind: 'offline' })
    const document = { kind: 'document', href: `${ORIGIN}/old` }
    expect(await aFinder({ ...at, isKept: true }).find('/old')).toEqual(document)
  })

  test('with unreadable rules are left to the server', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const broken = { ...manifest, redirect: () => Promise.reject(new TypeError('no module')) }
    const found = await aFinder({ manifest: broken }).find('/old')
    expect(found).toEqual({ kind: 'document', href: `${ORIGIN}/old` })
  })

  test('lead from a year’s exhibitions to their sorted list also before the rules are loaded', async () => {
    const found = await aFinder().find('/2022/program/exhibitions')
    expect(found).toMatchObject({ href: `${ORIGIN}/2022/program/exhibitions?sort=location` })
  })

  test.each([
    ['/tickets#x', 'https://tickets.example/#x'],
    ['/round', `${ORIGIN}/round`],
    ['/2023/program/exhibitions', `${ORIGIN}/2023/program/exhibitions`],
  ])('to an address outside the site’s pages open a document: %s, %s', async (from, href) => {
    expect(await aFinder({ manifest }).find(from)).toEqual({ kind: 'document', href })
  })
})

describe('a page once there is a newer build (spec/behaviour §22.5)', () => {
  const leaving = () => new Promise<never>(() => undefined)

  test('is left for the document of another path', async () => {
    const { find, asked } = aFinder({ isStale: true, reopen: leaving })
    expect(await find('/program')).toEqual({ kind: 'leaving' })
    expect(asked).toEqual([])
  })

  test.each([
    ['of the same path', false, leaving],
    ['whose document was opened a moment ago', true, () => undefined],
  ])('%s is requested as before', async (_what, isOtherPath, reopen) => {
    const { find } = aFinder({ isStale: true, reopen })
    expect(await find('/program', isOtherPath)).toMatchObject({ kind: 'page' })
  })
})

describe('a page that may be asked for (spec/behaviour §19)', () => {
  test('is prefetched at the end of redirects, and only if there is a page', async () => {
    const manifest = manifestOf(['/program'], { '/old': '/program', '/t': 'https://t.example/' })
    const { prefetch, asked } = aFinder({ manifest })
    for (const path of ['/old', '/program?free=1', '/t', '/gone']) await prefetch(path)
    expect(asked).toEqual(['/program', '/program?free=1'])
  })
})
