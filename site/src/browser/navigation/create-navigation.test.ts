import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeNavigation } from '../../../testing/fake-navigation.ts'
import type { Payload } from '../payload.ts'
import { createNavigation } from './create-navigation.ts'
import type { Found } from './find-page.ts'
import type { Navigation } from './navigation.ts'
import { hrefOf, pageOf } from './place.ts'

const ORIGIN = 'https://festival.example'
const YEARS: Record<string, number> = { '/2024/program': 2024 }

let platform: FakeNavigation
let navigation: Navigation
/** The requested pages, by path and query, until they are answered. */
let asked: Map<string, PromiseWithResolvers<Found>>
let told: string[]
let swapped: string[]
let opened: string[]
let retry: (() => void) | undefined
let isStale: boolean
let main: { dataset: Record<string, string> }

beforeEach(() => {
  platform = new FakeNavigation(`${ORIGIN}/first`)
  asked = new Map()
  told = []
  swapped = []
  opened = []
  retry = undefined
  isStale = false
  main = { dataset: { year: '2026', page: 'hash' } }
  vi.stubGlobal('document', { hidden: true, querySelector: () => main })
  vi.stubGlobal('location', { href: `${ORIGIN}/first` })
  vi.stubGlobal('addEventListener', () => undefined)
  const kept = new Map<string, Payload>()
  navigation = createNavigation({
    platform: platform.platform,
    finder: {
      find(to) {
        const found = Promise.withResolvers<Found>()
        asked.set(pageOf(to), found)
        return found.promise
      },
    },
    payloads: {
      kept: (to) => kept.get(pageOf(to)),
      keep: (of, page) => kept.set(pageOf(of), page),
    },
    builds: { isStale: () => isStale },
    documents: {
      open(url) {
        opened.push(url.replace(ORIGIN, ''))
        return new Promise(() => undefined)
      },
      stay: () => undefined,
    },
    swap({ payload, isSamePath, isWanted, onSwapped }) {
      if (!isWanted()) return Promise.resolve()
      swapped.push(`${payload.path}${isSamePath ? ' in its path' : ''}`)
      main.dataset['year'] = String(YEARS[payload.path] ?? 2026)
      onSwapped(undefined)
      return Promise.resolve()
    },
    noConnection: {
      say(again) {
        told.push('no connection')
        retry = again
      },
    },
  })
  const say = (words: string) => void told.push(words)
  navigation.subscribe({
    start: ({ token, from, to }) => say(`start ${token} ${from.pathname} ${to.pathname}`),
    commit: ({ from, to }) => say(`commit ${hrefOf(from)} ${hrefOf(to)}`),
    error: () => say('error'),
    end: ({ token }) => say(`end ${token}`),
    shown: ({ from, to, action, isSwapped }) =>
      say(`shown ${hrefOf(from)} ${hrefOf(to)} ${action}${isSwapped ? ' swapped' : ''}`),
  })
})

/** Answers a request with its page, or with another result. */
async function answer(page: string, found: Partial<Found> = {}): Promise<void> {
  const payload = { path: page.split('?')[0] } as Payload // no other field is read here
  asked.get(page)?.resolve({ kind: 'page', href: ORIGIN + page, payload, ...found })
  await settle()
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

/** Follows a link and waits for its page. */
async function visit(page: string): Promise<void> {
  platform.navigate(page)
  await answer(page)
}

describe('the life of a navigation (spec/asked §4)', () => {
  test('starts, commits when its page has arrived, is shown and ends', async () => {
    platform.navigate('/a')
    await settle()
    expect([told, platform.paths()]).toEqual([['start 1 /first /a'], ['/first']])
    await answer('/a')
    const after = ['commit /first /a', 'shown /first /a PUSH swapped', 'end 1']
    expect(told).toEqual(['start 1 /first /a', ...after])
    expect(platform.paths()).toEqual(['/first', '/a'])
  })

  test('loads nothing when only the hash changes, or when a part of the page writes the address', () => {
    platform.navigate('/first#x')
    platform.write('/first?q=x')
    expect(told).toEqual([
      'commit /first /first#x',
      'shown /first /first#x PUSH',
      'commit /first#x /first?q=x',
      'shown /first#x /first?q=x REPLACE',
    ])
    expect(swapped).toEqual([])
  })

  test('requests the page of another query, and swaps it in as a page of the same path', async () => {
    await visit('/first?free=1')
    expect(swapped).toEqual(['/first in its path'])
  })

  test('to the current page shows it from its start, without a request', () => {
    platform.navigate('/first')
    expect(told).toEqual(['commit /first /first', 'shown /first /first REPLACE'])
    expect([asked.size, platform.paths()]).toEqual([0, ['/first']])
  })

  test('ends when another one starts, and only the last one commits', async () => {
    for (let click = 1; click <= 20; click += 1) platform.navigate(`/a${click}`)
    await Promise.all(Array.from({ length: 20 }, (_, index) => answer(`/a${index + 1}`)))
    expect(told.filter((words) => words.startsWith('start'))).toHaveLength(20)
    expect(told.filter((words) => words.startsWith('end'))).toHaveLength(20)
    expect(platform.paths()).toEqual(['/first', '/a20'])
    expect(swapped).toEqual(['/a20'])
  })

  test('is aborted by a link to a hash of the current page, but not by a part that writes the address', async () => {
    platform.navigate('/a')
    platform.write('/first?q=x')
    platform.navigate('#x')
    await answer('/a')
    expect(platform.paths()).toEqual(['/first?q=x', '/first?q=x'])
    platform.navigate('/b')
    platform.write('/first?q=xy')
    await answer('/b')
    expect(platform.paths().at(-1)).toBe('/b')
  })

  test('commits the target of a redirect, and never announces its source', async () => {
    platform.navigate('/old')
    await answer('/old', { href: `${ORIGIN}/new#x` })
    expect(told.slice(1)).toEqual([
      'commit /first /new#x',
      'shown /first /new#x PUSH swapped',
      'end 1',
    ])
  })

  test('loads the document of a path without a payload, and ends', async () => {
    platform.navigate('/gone')
    await answer('/gone', { kind: 'document', href: '/gone' })
    expect([opened, told]).toEqual([['/gone'], ['start 1 /first /gone', 'end 1']])
  })

  test('replaces the history entry and keeps the scroll position if the caller asks for it', async () => {
    const keeps: boolean[] = []
    navigation.subscribe({ shown: ({ keepsScroll }) => keeps.push(keepsScroll) })
    navigation.go('/a', { replace: true, keepsScroll: true })
    await answer('/a')
    expect([platform.paths(), keeps]).toEqual([['/a'], [true]])
  })
})

describe('Back and Forward', () => {
  test('show a kept page at once, without a request', async () => {
    await visit('/a')
    await visit('/b')
    told.length = 0
    asked.clear()
    platform.go(-1)
    expect(told).toEqual(['commit /b /a', 'shown /b /a POP swapped'])
    expect(asked.size).toBe(0)
  })

  test('change the address at once, and the page when its payload has arrived', async () => {
    await visit('/a')
    told.length = 0
    platform.go(-1)
    await settle()
    expect(told).toEqual(['commit /a /first', 'start 2 /a /first'])
    await answer('/first')
    expect(told.slice(2)).toEqual(['shown /a /first POP swapped', 'end 2'])
  })

  test('load the document of a path that no longer has a payload', async () => {
    await visit('/a')
    platform.go(-1)
    await answer('/first', { kind: 'document', href: '/first' })
    expect(opened).toEqual(['/first'])
  })

  test('request a kept page again once there is a newer build', async () => {
    await visit('/a')
    await visit('/b')
    isStale = true
    platform.go(-1)
    await answer('/a', { kind: 'leaving' })
    expect(swapped).toEqual(['/a', '/b'])
  })

  test('during a load end it: its page is never shown', async () => {
    await visit('/a')
    platform.navigate('/slow')
    platform.go(-1)
    await answer('/first')
    await answer('/slow')
    expect(platform.paths()).toEqual(['/first', '/a'])
    expect(swapped).toEqual(['/a', '/first'])
  })

  test('are replaced by a link: their page is never shown', async () => {
    await visit('/a')
    platform.go(-1)
    platform.navigate('/b')
    await answer('/first')
    await answer('/b')
    expect(swapped).toEqual(['/a', '/b'])
    expect(platform.paths()).toEqual(['/first', '/b'])
  })

  test('to the page that is still shown request nothing', async () => {
    await visit('/a')
    platform.go(-1)
    told.length = 0
    platform.go(1)
    await answer('/first')
    expect(told).toEqual(['end 2', 'commit /first /a', 'shown /a /a POP'])
  })
})

describe('without a connection (spec/behaviour §23.6)', () => {
  test('the page stays, and the button tries again', async () => {
    platform.navigate('/a')
    await answer('/a', { kind: 'offline' })
    expect(told).toEqual(['start 1 /first /a', 'error', 'end 1', 'no connection'])
    expect(platform.paths()).toEqual(['/first'])
    retry?.()
    await answer('/a')
    expect([platform.paths(), swapped]).toEqual([['/first', '/a'], ['/a']])
  })

  test('Back returns to the entry of the shown page, and the button goes back again', async () => {
    await visit('/a')
    platform.go(-1)
    await answer('/first', { kind: 'offline' })
    expect(new URL(platform.currentEntry.url).pathname).toBe('/a')
    expect(swapped).toEqual(['/a'])
    retry?.()
    await answer('/first')
    expect(new URL(platform.currentEntry.url).pathname).toBe('/first')
    expect(swapped).toEqual(['/a', '/first'])
  })
})

describe('the year of the page before (spec/asked §3)', () => {
  test('is none on the first page; after a link it is the year of the page that was left', async () => {
    expect(navigation.leftYear()).toBeUndefined()
    await visit('/2024/program')
    expect(navigation.leftYear()).toBe(2026)
    await visit('/artists/a')
    expect(navigation.leftYear()).toBe(2024)
  })

  test('is kept for its history entry: after a filter, and after Back and Forward', async () => {
    await visit('/2024/program')
    await visit('/artists/a')
    await visit('/artists/a?x=1')
    expect(navigation.leftYear()).toBe(2024)
    await visit('/partners')
    expect(navigation.leftYear()).toBe(2026)
    platform.go(-1)
    expect(navigation.leftYear()).toBe(2024)
  })
})
