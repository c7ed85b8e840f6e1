import { family } from 'contract/rules/family.ts'
import { parse } from 'parse5'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { openFestival, type ShownFestival } from '../testing/festival.ts'
import { htmlFaults, whyHtmlIsUnchecked } from '../testing/html-faults.ts'
import { readPage } from '../testing/read-page.ts'

interface Visited {
  readonly path: string
  readonly status: number
  readonly title: string
  readonly h1s: number
  /** Addresses of pages. */
  readonly links: readonly string[]
  readonly media: readonly string[]
}

/** How many pages of each kind are opened: pages of one kind differ only in their content. */
const PER_KIND = 2
const YEARS = [2018, 2021, 2022, 2024, 2026]

let festival: ShownFestival
let visited: Map<string, Visited>

beforeAll(async () => {
  festival = await openFestival(inject('festivalsUrl'), 'full')
  visited = await crawl(festival)
}, 600_000)

describe('every page of the demo edition', () => {
  test('is found: five editions and all their pages', () => {
    expect(visited.size).toBeGreaterThan(500)
    for (const year of YEARS) {
      for (const path of [
        `/${year}/program`,
        `/${year}/program/map`,
        `/${year}/artists`,
        `/${year}/venues`,
      ]) {
        expect(visited.get(path)).toMatchObject({ status: 200 })
      }
    }
  })

  test('answers 200, and so does the target of every link', () => {
    expect([...visited.values()].filter(({ status }) => status !== 200)).toEqual([])
  })

  test('has one h1', () => {
    expect([...visited.values()].filter(({ h1s }) => h1s !== 1).map(({ path }) => path)).toEqual([])
  })

  test('has a title by the template', () => {
    const wrong = [...visited.values()].filter(({ path, title }) =>
      path === '/' ? title !== 'Parallax 2026' : !/^.+ \| Parallax \d{4}$/.test(title),
    )
    expect(wrong.map(({ path, title }) => `${path}: ${title}`)).toEqual([])
  })

  test.each([
    ['/program', 16_000],
    ['/2026/program', 16_000],
    ['/2024/program', 16_000],
    ['/program/exhibitions', 16_000],
    ['/now', 16_000],
    ['/timeline', 16_000],
    ['/venues', 16_000],
    ['/artists', 16_000],
    ['/channel', 16_000],
    ['/changes', 16_000],
    ['/participate', 16_000],
    ['/past-festivals', 16_000],
    ['/program/guides-walks', 16_000],
    // This page has a list and the drawn maps: decision 088.
    ['/program/map', 21_000],
    ['/program/plain', 40_000],
  ])(
    'is small as a list: %s has at most %i bytes of brotli (spec/faults P20)',
    async (path, most) => {
      const { headers } = await festival.get(path, { headers: { 'accept-encoding': 'br' } })
      expect(headers.get('content-encoding')).toBe('br')
      expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(most)
    },
  )

  test('links to no missing picture, sound, calendar or other file', async () => {
    const media = new Set([...visited.values()].flatMap((page) => page.media))
    const missing = []
    for (const url of media)
      if ((await festival.get(url, { method: 'HEAD' })).status !== 200) missing.push(url)
    expect(missing).toEqual([])
    // The partners' logos exist from the first start; the photographs are made later.
    expect(media.size).toBeGreaterThan(20)
  })

  test('is valid HTML: two of each kind', async ({ skip }) => {
    const missing = await whyHtmlIsUnchecked()
    skip(missing !== undefined, `HTML is not checked: ${missing}`)
    const documents = new Map<string, string>()
    for (const path of [...someOfEachKind(), '/search?q=tide', '/no/such/page'])
      documents.set(path, await (await festival.get(path)).text())
    expect(documents.size).toBeGreaterThan(50)
    expect(await htmlFaults(documents)).toEqual([])
  })

  test('has no errors that an HTML parser must correct', async () => {
    const errors: string[] = []
    for (const path of someOfEachKind()) {
      const html = await (await festival.get(path)).text()
      parse(html, {
        onParseError: ({ code, startLine }) => errors.push(`${path}: ${code} in line ${startLine}`),
      })
    }
    expect(errors).toEqual([])
  })
})

describe('redirects (spec/content F8)', () => {
  test.each([
    ['/whats-on', 301, '/program'],
    ['/festival', 301, '/about'],
    ['/archive/x', 301, '/past-festivals'],
    ['/news/a/b', 301, '/channel'],
    ['/tickets', 302, 'https://tickets.parallax.example/'],
    ['/2024/program/exhibitions', 302, '/2024/program/exhibitions?sort=location'],
    ['/Partners/', 301, '/partners'],
    ['/2026-launch-weekend', 301, '/2026/launch-weekend'],
  ])('%s answers %i to %s in one hop', async (from, status, to) => {
    const response = await festival.get(from)
    expect([response.status, response.headers.get('location')]).toEqual([status, to])
  })

  test('a withdrawn path answers 410 with its reason', async () => {
    const response = await festival.get('/events/the-missing-roll')
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('Withdrawn at the artist')
  })
})

/**
 * The first paths of each kind: `/events/*`, `/2022/venues/*`. Years with the same screens count as one. Each remaining
 * page, such as `/program/map`, is a separate kind.
 */
function someOfEachKind(): readonly string[] {
  const kinds = Map.groupBy(visited.keys(), (path) =>
    path
      .replace(/^\/\d{4}(?=\/)/, (year) =>
        family(Number(year.slice(1))) === 'legacy' ? '/2022' : '/2026',
      )
      .replace(/^((?:\/\d{4})?\/(?!program\/)[a-z-]+)\/[^/]+$/, '$1/*'),
  )
  return [...kinds.values()].flatMap((paths) => paths.slice(0, PER_KIND))
}

/** Follows every internal link from home and from the known paths. */
async function crawl(of: ShownFestival): Promise<Map<string, Visited>> {
  const pages = new Map<string, Visited>()
  // A set iterates in order of insertion, and includes what is added during the loop.
  const found = new Set(['/', ...(await of.paths())])
  for (const path of found) {
    const response = await of.get(path)
    const location = response.headers.get('location')
    const html = await response.text()
    if (location !== null && response.status < 400) {
      if (location.startsWith('/')) found.add(withoutQuery(location))
      continue
    }
    const page = visit(path, response.status, html)
    pages.set(path, page)
    for (const link of page.links) found.add(link)
  }
  return pages
}

function visit(path: string, status: number, html: string): Visited {
  const page = readPage(status, {}, html)
  const links = page.document.links().map(([, href]) => href)
  return {
    path,
    status,
    title: page.title,
    h1s: page.headings.filter(({ level }) => level === 1).length,
    links: links
      .filter((href) => /^\/(?!\/|media\/|calendar\/|feeds\/|program\.ics)/.test(href))
      .map(withoutQuery),
    media: [...html.matchAll(/\/media\/[\w.-]+|\/calendar\/\w+\.ics/g)].map(([url]) => url),
  }
}

function withoutQuery(href: string): string {
  return href.replace(/[?#].*$/, '') || '/'
}
