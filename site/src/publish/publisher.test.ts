import { brotliDecompressSync } from 'node:zlib'
import { aGlobal, baseAnswers } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeTimers } from '../../testing/fake-timers.ts'
import { applyChanges, EMPTY_SNAPSHOT, type Snapshot } from '../replica/snapshot.ts'
import { buildRoutes } from '../urls/routes.ts'
import { loadShell } from '../shell/load-shell.ts'
import type { WireAnswers } from '../../testing/create-test-site.ts'
import { DEFAULT_PAGE_SETTINGS } from '../browser/page-settings.ts'
import type { PageTheme } from '../browser/payload.ts'
import { createPublisher } from './publisher.ts'
import type { KnownPath } from './known-paths.ts'
import { createRenderPage, type BuiltApp } from './render.ts'

type Load = BuiltApp['load']
type LoadDeps = Parameters<Load>[2]

const START = Date.parse('2026-03-14T00:20:00Z')
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const ROUTES = { custom_pages: ['one', 'two', 'three'], program: [], festival_years: [] }
const page = (name: string, title: string) => aPage({ name, title })

function snapshotOf(
  revision: string,
  answers: WireAnswers = {},
  before = EMPTY_SNAPSHOT,
): Snapshot {
  const wires = {
    ...baseAnswers(),
    '/routes': ROUTES,
    '/pages/one': page('one', 'One'),
    '/pages/two': page('two', 'Two'),
    '/pages/three': page('three', 'Three'),
    ...answers,
  }
  const changes = Object.entries(wires)
    .filter(([, answer]) => answer !== undefined)
    .map(([key, answer]) => ({ key, etag: JSON.stringify(answer), answer }))
  return applyChanges(before, revision, changes, { full: true }).snapshot
}

interface Parts {
  readonly load?: Load
  readonly render?: BuiltApp['render']
  /** If it returns a promise, the rendered page is published only after that. */
  readonly delay?: (known: KnownPath) => Promise<void> | undefined
}

/** A publisher with an application of three pages, each of which shows its title. */
function aPublisher(parts: Parts = {}) {
  const clock = { now: () => Date.now() }
  const loaded: string[] = []
  const rendered: string[] = []
  const logged: { event: string; fields: Readonly<Record<string, unknown>> }[] = []
  const load = parts.load ?? loadTitle
  const app: BuiltApp = {
    buildRoutes,
    indexLikelyPages: () => () => [],
    loadShell,
    loadHolding: () => undefined,
    renderHolding: () => ({ title: '', head: '', document: '' }),
    renderError: () => drawn(''),
    renderNotKept: () => drawn(''),
    rootFiles: () => ({ 'site.webmanifest': '', 'favicon.ico': Buffer.alloc(0) }),
    load(route, location, deps) {
      if (route.meta.page) loaded.push(location.path)
      return load(route, location, deps)
    },
    render(input) {
      if (input.route.meta.page) rendered.push(input.path)
      return (parts.render ?? renderTitle)(input)
    },
  }
  const origin = 'https://festival.example'
  const renderPage = createRenderPage({
    app,
    clock,
    build: { id: 'b', timestamp: 1 },
    assetsOf: () => ({ script: '/first.js', styles: [], fonts: [] }),
    clockOffsetMs: 0,
    settings: DEFAULT_PAGE_SETTINGS,
    origin,
  })
  const publisher = createPublisher({
    app,
    origin,
    async renderPage(known, ...rest) {
      const result = await renderPage(known, ...rest)
      await parts.delay?.(known)
      return result
    },
    clock,
    log: (event, fields) => logged.push({ event, fields }),
  })
  onTestFinished(() => publisher.close())

  const paths = ['/one', '/two', '/three']
  const all = (asked: readonly string[]) =>
    Promise.all(asked.map(async (path) => publisher.store.get(path)))
  return {
    publisher,
    logged,
    all,
    /** Applies a snapshot; returns what was loaded and rendered for it. */
    async apply(snapshot: Snapshot) {
      loaded.length = 0
      rendered.length = 0
      await publisher.apply(snapshot)
      await publisher.settled()
      return { loaded: [...loaded], rendered: [...rendered] }
    },
    async titles() {
      const pages = await all(paths)
      return pages.map((each) => each && titleOf(brotliDecompressSync(each.html.br).toString()))
    },
    async etags() {
      const pages = await all(paths)
      return pages.map((each) => [each?.html.hash, each?.payload.hash])
    },
    loaded,
    rendered,
  }
}

const titleOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]

/** Reads the page's own answer. Paths of other screens show nothing. */
const loadTitle: Load = ({ meta }, _location, { content }) => {
  const title = meta.page ? content.get(`/pages/${meta.page}`)?.title : ''
  return title === undefined ? 'not-found' : show(title)
}

const show = (title: string) => ({ page: { title, theme: resolveTheme() }, view: title })

const renderTitle: BuiltApp['render'] = ({ data, shell }) =>
  drawn(`<h1>${String(data.view)}</h1><p>${shell.header.about}</p>`)

const NO_THEME = {} as PageTheme // not read in this test

/** A drawn page that has only this `<main>`. */
const drawn = (main: string) => ({
  title: '',
  head: '',
  preloads: '',
  main,
  footer: '',
  alerts: '',
  islands: [],
  theme: NO_THEME,
  query: '',
  noindex: false,
  page: '',
  document: `<html><head></head><body>${main}</body></html>`,
})

describe('a change (docs/architecture.md "How a change flows")', () => {
  test('parses the answer of each rendered page once', async () => {
    const snapshot = snapshotOf('r1')
    const stored = snapshot.answers.get('/pages/one')
    if (!stored) throw new Error('There is no page')
    const parsed = new Set<unknown>()
    const watched = {
      ...stored,
      get value() {
        const { value } = stored
        parsed.add(value)
        return value
      },
    }
    const answers = new Map([...snapshot.answers, ['/pages/one', watched] as const])
    await aPublisher().apply({ ...snapshot, answers })
    expect(parsed.size).toBe(1)
  })

  test('renders exactly the pages whose key changed, and unchanged pages keep their etags (spec/faults C19)', async () => {
    const { apply, etags } = aPublisher()
    const first = snapshotOf('r1')
    expect((await apply(first)).rendered).toEqual(['/one', '/two', '/three'])

    const before = await etags()
    const changed = {
      '/pages/one': aPage({ name: 'one', title: 'One!' }),
      '/pages/two': aPage({ name: 'two', title: 'Two', updated_at: '2026-02-03T00:00:00Z' }),
    }
    const work = await apply(snapshotOf('r2', changed, first))
    expect(work).toEqual({ loaded: ['/one', '/two'], rendered: ['/one', '/two'] })

    const after = await etags()
    expect(after[0]?.[0]).not.toBe(before[0]?.[0])
    expect(after[0]?.[1]).not.toBe(before[0]?.[1])
    expect(after.slice(1)).toEqual(before.slice(1))
  })

  test('is published first on the page of the changed record, and the next change does not wait for the lists', async () => {
    const lists = Promise.withResolvers<void>()
    let isLate = false
    const { publisher, apply, titles } = aPublisher({
      load(route, location, deps) {
        const { title } = deps.content.get('/pages/three') ?? {}
        return route.meta.page === 'three' ? show(title ?? '') : show(`lists ${title ?? ''}`)
      },
      delay: ({ path }) => (isLate && path !== '/three' ? lists.promise : undefined),
    })
    const first = snapshotOf('r1')
    await apply(first)
    isLate = true

    await publisher.apply(snapshotOf('r2', { '/pages/three': page('three', 'Three!') }, first))
    expect(await titles()).toEqual(['lists Three', 'lists Three', 'Three!'])
    await publisher.apply(snapshotOf('r3', { '/pages/three': page('three', 'Three!!') }, first))
    expect(await titles()).toEqual(['lists Three', 'lists Three', 'Three!!'])

    lists.resolve()
    await publisher.settled()
    expect(await titles()).toEqual(['lists Three!!', 'lists Three!!', 'Three!!'])
  })

  test('is published first on the page of the edited record, before pages whose answers changed with it', async () => {
    const { apply } = aPublisher()
    const first = snapshotOf('r1')
    await apply(first)
    const changes = { '/pages/one': page('one', 'One!'), '/pages/three': page('three', 'Three!') }

    const { rendered } = await apply({ ...snapshotOf('r2', changes, first), edited: ['/three'] })

    expect(rendered).toEqual(['/three', '/one'])
  })

  test('that renders all pages lets requests be answered before each page', async () => {
    const { apply, rendered } = aPublisher()
    const applied = apply(snapshotOf('r1'))
    const renderedInTurn: number[] = []
    while (rendered.length < 3) {
      const before = rendered.length
      await new Promise(setImmediate)
      renderedInTurn.push(rendered.length - before)
    }
    await applied
    expect(renderedInTurn.filter((count) => count > 0)).toEqual([1, 1, 1])
  })

  test('that changes nothing loads nothing', async () => {
    const { apply } = aPublisher()
    const first = snapshotOf('r1')
    await apply(first)
    expect(await apply(snapshotOf('r2', {}, first))).toEqual({ loaded: [], rendered: [] })
  })

  test('of a key that had no answer yet loads the pages that read it', async () => {
    const load: Load = ({ meta }, _location, { content }) => {
      const strand = meta.page === 'one' ? content.get('/channel') : undefined
      return show(strand ? 'With a channel' : 'Without')
    }
    const { apply, titles } = aPublisher({ load })
    const first = snapshotOf('r1')
    await apply(first)
    expect(await titles()).toEqual(['Without', 'Without', 'Without'])
    const { loaded } = await apply(
      snapshotOf('r2', { '/channel': { articles: [], tags: [] } }, first),
    )
    expect(loaded).toEqual(['/one'])
  })

  test('of the shell renders every page again; an equal shell renders none', async () => {
    const { apply, etags } = aPublisher()
    const first = snapshotOf('r1')
    await apply(first)
    const before = await etags()

    const unseen = snapshotOf('r2', { '/global': aGlobal({ show_loading_screen: true }) }, first)
    expect((await apply(unseen)).rendered).toEqual([])

    const header = { content: { title: 'Parallax', about: 'Another about' }, navigation: [] }
    const seen = snapshotOf('r3', { '/global': aGlobal({ header }) }, unseen)
    expect((await apply(seen)).rendered).toEqual(['/one', '/two', '/three'])
    const after = await etags()
    expect(after.every(([html], index) => html !== before[index]?.[0])).toBe(true)
  })

  test('that removes an answer removes its page; one that restores it restores the same bytes', async () => {
    const { apply, etags, publisher } = aPublisher()
    const first = snapshotOf('r1')
    await apply(first)
    const before = await etags()
    const routes = { ...ROUTES, custom_pages: ['two', 'three'] }
    const gone = snapshotOf('r2', { '/routes': routes, '/pages/one': undefined }, first)
    await apply(gone)
    expect(publisher.store.has('/one')).toBe(false)
    expect(await publisher.store.get('/one')).toBeUndefined()
    await apply(snapshotOf('r3', {}, gone))
    expect(await etags()).toEqual(before)
  })
})

describe('a requested page', () => {
  test('that is not ready is rendered first, and once for all requests', async () => {
    const held = Promise.withResolvers<void>()
    const { publisher, loaded, all } = aPublisher({
      delay: ({ path }) => (path === '/three' ? undefined : held.promise),
    })
    const applied = publisher.apply(snapshotOf('r1'))
    await expect.poll(() => publisher.store.base()).toBeDefined()
    const asked = await all(['/three', '/three'])
    expect(asked[0]?.known.path).toBe('/three')
    expect(asked[1]).toBe(asked[0])
    expect(publisher.store.ready()).toBe(false)
    held.resolve()
    await applied
    await publisher.settled()
    expect(publisher.store.ready()).toBe(true)
    expect(loaded.filter((path) => path === '/three')).toHaveLength(1)
  })

  test('is undefined, and not loaded, if its path has no answer', async () => {
    const { apply, publisher, loaded } = aPublisher()
    await apply(snapshotOf('r1'))
    const before = loaded.length
    expect(await publisher.store.get('/nope')).toBeUndefined()
    expect(loaded).toHaveLength(before)
  })
})

describe('a revision that arrives while a page is rendered (spec/faults C17)', () => {
  const SOON = START + 1_000

  /**
   * A publisher of one revision. Its page `/one` is requested after its `until`, and is published only when the test
   * allows it.
   */
  async function withOneUnderWay() {
    fakeTimers({ now: START, toFake: ['Date'] })
    const held = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    let isHeld = false
    const load: Load = (route, location, deps) => {
      if (route.meta.page !== 'one') return loadTitle(route, location, deps)
      const one = deps.content.get('/pages/one')?.title
      const two = deps.content.get('/pages/two')?.title
      deps.moment.isBefore(SOON)
      return show(`${one} ${two}`)
    }
    const delay = ({ path }: KnownPath) => {
      if (path !== '/one' || !isHeld) return undefined
      isHeld = false
      reached.resolve()
      return held.promise
    }
    const { publisher, titles } = aPublisher({ load, delay })
    const first = snapshotOf('r1')
    await publisher.apply(first)
    await publisher.settled()
    vi.setSystemTime(SOON)
    isHeld = true
    const asked = Promise.resolve(publisher.store.get('/one'))
    await reached.promise
    return { publisher, titles, first, asked, letGo: held.resolve }
  }

  test('is the one that the page shows in the end; the two revisions are never mixed', async () => {
    const { publisher, titles, first, asked, letGo } = await withOneUnderWay()
    const changes = { '/pages/one': page('one', 'One!'), '/pages/two': page('two', 'Two!') }
    const applied = publisher.apply(snapshotOf('r2', changes, first))
    await expect.poll(() => publisher.store.base()?.snapshot.revision).toBe('r2')
    letGo()
    const html = brotliDecompressSync((await asked)?.html.br ?? Buffer.alloc(0)).toString()
    expect(titleOf(html)).toBe('One Two')
    await applied
    expect((await titles())[0]).toBe('One! Two!')
  })

  test('that withdraws the page is not undone by a render that began before', async () => {
    const { publisher, first, asked, letGo } = await withOneUnderWay()
    const routes = { ...ROUTES, custom_pages: ['two', 'three'] }
    const withdrawn = snapshotOf('r2', { '/routes': routes, '/pages/one': undefined }, first)
    const applied = publisher.apply(withdrawn)
    await expect.poll(() => publisher.store.has('/one')).toBe(false)
    letGo()
    await Promise.all([asked, applied])
    expect(await publisher.store.get('/one')).toBeUndefined()
  })
})

describe('a page that is true until an instant (docs/architecture.md "How a change flows")', () => {
  const T = START + 3_600_000

  function onDrivenClock() {
    fakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const load: Load = (route, location, deps) =>
      route.meta.page === 'one'
        ? show(deps.moment.isBefore(T) ? 'Before' : 'After')
        : loadTitle(route, location, deps)
    return aPublisher({ load })
  }

  test('is published again at that instant, and no other page is', async () => {
    const { apply, titles, publisher, loaded } = onDrivenClock()
    await apply(snapshotOf('r1'))
    const others = async () => [
      await publisher.store.get('/two'),
      await publisher.store.get('/three'),
    ]
    const before = await others()

    vi.advanceTimersByTime(3_600_000 - 1)
    await publisher.settled()
    expect((await titles())[0]).toBe('Before')
    expect(loaded.filter((path) => path === '/one')).toHaveLength(1)

    vi.advanceTimersByTime(2)
    await publisher.settled()
    expect(loaded.filter((path) => path === '/one')).toHaveLength(2)
    expect((await titles())[0]).toBe('After')
    expect(await others()).toEqual(before)
  })

  test('is never served after that instant, even if no timer has fired yet', async () => {
    const { apply, titles } = onDrivenClock()
    await apply(snapshotOf('r1'))
    vi.setSystemTime(T)
    expect((await titles())[0]).toBe('After')
  })

  test.each([
    ['forward', START, START + YEAR_MS, 'After'],
    ['back', START + YEAR_MS, START, 'Before'],
  ])(
    'follows the clock when it jumps %s a year, and no page is loaded twice (spec/faults H21)',
    async (_way, from, to, title) => {
      const { apply, titles, publisher, loaded } = onDrivenClock()
      vi.setSystemTime(from)
      await apply(snapshotOf('r1'))
      loaded.length = 0
      vi.setSystemTime(to)
      expect((await titles())[0]).toBe(title)
      for (let minute = 0; minute < 59; minute += 1) {
        vi.advanceTimersByTime(60_000)
        await publisher.settled()
        await titles()
      }
      expect(loaded.length).toBe(new Set(loaded).size)
    },
  )

  test('keeps its etag if it stays the same for longer (spec/faults C19)', async () => {
    fakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const load: Load = (_route, _location, { moment }: LoadDeps) => {
      for (let minute = 1; minute < 9; minute += 1) moment.isBefore(START + minute * 60_000)
      return show('Still')
    }
    const { apply, etags, publisher } = aPublisher({ load })
    await apply(snapshotOf('r1'))
    const before = await etags()
    vi.advanceTimersByTime(60_001)
    await publisher.settled()
    expect(await etags()).toEqual(before)
    expect((await publisher.store.get('/one'))?.until).toBe(START + 120_000)
  })
})

describe('a page that cannot be rendered (spec/faults C15)', () => {
  const failing =
    (isBroken: () => boolean): BuiltApp['render'] =>
    (input) => {
      if (input.path === '/one' && isBroken()) throw new Error('broken')
      return renderTitle(input)
    }

  test('keeps its last bytes, is logged, and does not delay the others', async () => {
    let isBroken = false
    const { apply, titles, logged } = aPublisher({ render: failing(() => isBroken) })
    const first = snapshotOf('r1')
    await apply(first)
    isBroken = true
    const changes = { '/pages/one': page('one', 'One!'), '/pages/two': page('two', 'Two!') }
    await apply(snapshotOf('r2', changes, first))
    expect(await titles()).toEqual(['One', 'Two!', 'Three'])
    expect(logged).toContainEqual({
      event: 'publish.failed',
      fields: { path: '/one', message: 'Error: broken' },
    })
  })

  test('keeps its last bytes also if the rendered document is incomplete', async () => {
    let isCut = false
    const render: BuiltApp['render'] = (input) => {
      const whole = renderTitle(input)
      const document = whole.document.slice(0, -'</html>'.length)
      return input.path === '/one' && isCut ? { ...whole, document } : whole
    }
    const { apply, etags, logged } = aPublisher({ render })
    const first = snapshotOf('r1')
    await apply(first)
    const before = await etags()
    isCut = true
    await apply(snapshotOf('r2', { '/pages/one': page('one', 'One!') }, first))
    expect(await etags()).toEqual(before)
    expect(logged.map(({ event, fields }) => [event, fields['path']])).toEqual([
      ['publish.failed', '/one'],
    ])
  })

  test('is tried again after 30 s, with and without an earlier copy', async () => {
    fakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    let isBroken = true
    const { apply, titles, publisher } = aPublisher({ render: failing(() => isBroken) })
    const first = snapshotOf('r1')
    await apply(first)
    await expect(publisher.store.get('/one')).rejects.toThrow('broken')

    isBroken = false
    vi.advanceTimersByTime(30_001)
    await publisher.settled()
    expect((await titles())[0]).toBe('One')

    isBroken = true
    await apply(snapshotOf('r2', { '/pages/one': page('one', 'One!') }, first))
    isBroken = false
    expect((await titles())[0]).toBe('One')
    vi.advanceTimersByTime(30_001)
    await publisher.settled()
    expect((await titles())[0]).toBe('One!')
  })
})

describe('the route table of a revision (spec/behaviour §2.2.3)', () => {
  test('is logged if it leaves names out', async () => {
    const { apply, logged } = aPublisher()
    await apply(snapshotOf('r1', { '/routes': { ...ROUTES, custom_pages: ['partners', ''] } }))
    expect(logged).toEqual([
      {
        event: 'routes.shadowed',
        fields: { message: 'routes: "partners" (/partners) is shadowed by partners' },
      },
      { event: 'routes.rejected', fields: { list: 'custom_pages', index: 1 } },
    ])
  })
})
