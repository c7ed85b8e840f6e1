import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTimers } from '../../../testing/fake-timers.ts'
import type { PageViewEvent } from './analytics-request.ts'
import type { NavigationListener, Place, Shown } from '../navigation/navigation.ts'
import { followPageViews } from './page-views.ts'
import { recordPageView, type PageViewRecord } from './record-page-view.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')

let page: EventTarget & { title: string; referrer: string; prerendering?: boolean }
let tab: EventTarget
beforeEach(() => {
  page = Object.assign(new EventTarget(), { title: 'Program | Parallax 2026', referrer: '' })
  tab = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', at('/program'))
  fakeTimers({ now: NOW })
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
})

const at = (address: string): Place => {
  const { pathname, search, hash } = new URL(address, 'https://festival.example')
  return { pathname, search, hash, key: address }
}

/** The events of a page, and a function that navigates to another one. */
function followed(later: readonly PageViewRecord[] = []) {
  const events: PageViewEvent[] = []
  const listeners: NavigationListener[] = []
  let ids = 0
  followPageViews({
    navigation: {
      subscribe(listener) {
        listeners.push(listener)
        return () => undefined
      },
    },
    seen: [recordPageView(at('/program')), ...later],
    add: (event) => events.push(event),
    randomId: () => String((ids += 1)),
  })
  const show = (from: string, to: string, title: string, action: Shown['action'] = 'PUSH') => {
    page.title = title
    for (const { shown } of listeners) {
      shown?.({ from: at(from), to: at(to), action, keepsScroll: false, isSwapped: true })
    }
  }
  const paths = () => events.map(({ path, title, referrer }) => [path, title, referrer])
  return { events, show, paths }
}

describe('page views (spec/asked §7, spec/behaviour §25.2, §25.3)', () => {
  test('begin with the first page and the origin that led to it', () => {
    page.referrer = 'https://search.example/?q=photographs'
    expect(followed().events).toEqual([
      {
        name: 'page_view',
        id: '1',
        path: '/program',
        title: 'Program | Parallax 2026',
        referrer: 'https://search.example',
        ts: '2026-03-14T00:20:00.000Z',
      },
    ])
  })

  test('are one for each path and query, with the new title and the path before', () => {
    const { show, paths } = followed()
    show('/program', '/artists/caf%C3%A9#works', 'Café | Parallax 2026')
    show('/artists/caf%C3%A9#works', '/program?sort=title', 'Program | Parallax 2026', 'POP')
    show('/program?sort=title', '/program?free=1', 'Program | Parallax 2026', 'REPLACE')
    expect(paths().slice(1)).toEqual([
      ['/artists/caf%C3%A9', 'Café | Parallax 2026', '/program'],
      ['/program', 'Program | Parallax 2026', '/artists/caf%C3%A9'],
      ['/program', 'Program | Parallax 2026', '/program'],
    ])
  })

  test('include the pages shown before this script had loaded, with their titles and times', () => {
    const between = NOW - 2_000
    const { events } = followed([
      { to: at('/venues'), from: at('/program'), title: 'Venues', at: between },
    ])
    expect(events[1]).toMatchObject({
      path: '/venues',
      title: 'Venues',
      referrer: '/program',
      ts: '2026-03-14T00:19:58.000Z',
    })
  })

  test('do not count a hash or the current page', () => {
    const { show, paths } = followed()
    show('/program', '/program#list', 'Program')
    show('/program#list', '/program', 'Program', 'POP')
    show('/program', '/program', 'Program', 'REPLACE')
    expect(paths()).toHaveLength(1)
  })

  test('name a page by its one address, and an error by its title', () => {
    const { show, paths } = followed()
    show('/program', '/No/Such//page/', '404 - Page not found: /No/Such//page/')
    expect(paths()[1]).toEqual([
      '/no/such/page',
      '404 - Page not found: /No/Such//page/',
      '/program',
    ])
  })

  test('wait until a prerendered page is shown', () => {
    page.prerendering = true
    const { paths } = followed()
    expect(paths()).toEqual([])
    page.dispatchEvent(new Event('prerenderingchange'))
    expect(paths()).toHaveLength(1)
  })

  test('count a page again when it is restored from the browser’s cache', () => {
    const { paths } = followed()
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(paths()).toHaveLength(1)
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(paths()).toHaveLength(2)
  })
})
