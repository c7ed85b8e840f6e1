import { parseRedirects, toMatcher } from 'contract/rules/redirects.ts'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ConnectionError } from './fetch-json.ts'
import { createManifest } from './manifest.ts'

const origin = 'https://festival.example'
const MANIFEST = {
  id: 'b1',
  timestamp: 1,
  matcher: toMatcher(parseRedirects([{ from: '/old/**', to: '/new/**' }], { origin }).rules),
  prerendered: ['/', '/partners'],
}

const fetched = vi.fn<typeof fetch>()
const warned = vi.fn<typeof console.warn>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(warned)
})
afterEach(() => {
  fetched.mockReset()
  warned.mockReset()
  told.mockReset()
})

const told = vi.fn<() => void>()
const aManifest = (isOnline = true) =>
  createManifest({ buildId: 'b1', origin, onUnknownBuild: told, isOnline: () => isOnline })

describe('the manifest in the browser (spec/asked §7, spec/behaviour §22.2)', () => {
  test('is requested by the build’s id, at low priority, once in the life of a page', async () => {
    fetched.mockResolvedValue(Response.json(MANIFEST))
    const manifest = aManifest()
    await Promise.all([manifest.ask(), manifest.ask()])
    await manifest.ask()
    manifest.current()
    expect(fetched.mock.calls).toEqual([['/builds/meta/b1.json', { priority: 'low' }]])
  })

  test('gives the rules and the paths that the server published', async () => {
    fetched.mockResolvedValue(Response.json(MANIFEST))
    const manifest = aManifest()
    await manifest.ask()
    const current = manifest.current()
    expect(current?.prerendered).toEqual(new Set(['/', '/partners']))
    expect(await current?.redirect('/old/a%20b', '?x')).toBe('/new/a%20b?x')
  })

  test.each([
    [{ '/old': '/new' }, '/old', '/new'],
    [{ '/old': '/new' }, '/older', undefined],
    [{ '/old/**': '/new' }, '/old', '/new'],
    [{ '/old/**': '/new' }, '/old/a/b', '/new'],
    [{ '/old/**': '/new' }, '/older/a', undefined],
    [{ '/old/*': '/new' }, '/old/a', '/new'],
    [{ '/old/*': '/new' }, '/old', undefined],
    [{ '/*/x': '/new' }, '/a/x', '/new'],
    [{ '/a/*/b/**': '/new' }, '/a/1/b/2', '/new'],
  ])('with the rules %j redirects from %s to %s', async (rules, path, to) => {
    const list = Object.entries(rules).map(([from, target]) => ({ from, to: target }))
    const matcher = toMatcher(parseRedirects(list, { origin }).rules)
    fetched.mockResolvedValue(Response.json({ ...MANIFEST, matcher }))
    const manifest = aManifest()
    await manifest.ask()
    expect(await manifest.current()?.redirect(path, '')).toBe(to)
  })

  test('is requested by the first navigation that needs it, which does not wait for it', async () => {
    fetched.mockResolvedValue(Response.json(MANIFEST))
    const manifest = aManifest()
    expect(manifest.current()).toBeUndefined()
    expect(fetched).toHaveBeenCalledOnce()
    await manifest.ask()
    expect(fetched).toHaveBeenCalledOnce()
    expect(manifest.current()).toBeDefined()
  })

  test.each([
    ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a 404', () => Promise.resolve(Response.json({ error: { status: 404 } }, { status: 404 }))],
    ['a 500', () => Promise.resolve(Response.json({}, { status: 500 }))],
    ['HTML', () => Promise.resolve(new Response('<!doctype html>'))],
    ['an empty object', () => Promise.resolve(Response.json({}))],
    ['no list', () => Promise.resolve(Response.json({ ...MANIFEST, prerendered: 5 }))],
    ['null', () => Promise.resolve(Response.json(null))],
  ])(
    'that fails by %s causes a warning, and the next navigation requests it again',
    async (_by, reply) => {
      fetched.mockImplementationOnce(reply)
      fetched.mockResolvedValue(Response.json(MANIFEST))
      const manifest = aManifest()
      await manifest.ask()
      expect(warned).toHaveBeenCalledOnce()
      expect(manifest.current()).toBeUndefined()
      await manifest.ask()
      expect(fetched).toHaveBeenCalledTimes(2)
      expect(manifest.current()?.prerendered.size).toBe(2)
    },
  )

  test('that the server does not know is reported once; other failures are not reported (spec/behaviour §22.4)', async () => {
    fetched.mockResolvedValue(Response.json({}, { status: 500 }))
    const manifest = aManifest()
    await manifest.ask()
    expect(told).not.toHaveBeenCalled()
    fetched.mockResolvedValue(Response.json({}, { status: 404 }))
    await manifest.ask()
    await manifest.ask()
    expect(fetched).toHaveBeenCalledTimes(3)
    expect(told).toHaveBeenCalledOnce()
  })

  test('keeps the valid rules of a matcher that also has invalid ones', async () => {
    const matcher = {
      ...MANIFEST.matcher,
      static: { '/x': { redirect: 'javascript:alert(1)', status: 301 }, '/y': { redirect: '/z' } },
    }
    fetched.mockResolvedValue(Response.json({ ...MANIFEST, matcher }))
    const manifest = aManifest()
    await manifest.ask()
    expect(await manifest.current()?.redirect('/x', '')).toBeUndefined()
    expect(await manifest.current()?.redirect('/y', '')).toBe('/z')
  })

  test('whose rules cannot be loaded says whether there is a connection (spec/behaviour §18.12)', async () => {
    vi.doMock('contract/rules/redirects.ts', () => {
      throw new TypeError('no module')
    })
    onTestFinished(() => vi.doUnmock('contract/rules/redirects.ts'))
    const redirect = async (isOnline: boolean) => {
      fetched.mockResolvedValue(Response.json(MANIFEST))
      const manifest = aManifest(isOnline)
      await manifest.ask()
      return manifest.current()?.redirect('/old/a', '')
    }
    await expect(redirect(false)).rejects.toThrow(ConnectionError)
    await expect(redirect(true)).rejects.not.toThrow(ConnectionError)
  })
})
