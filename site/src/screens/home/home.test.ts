import { describe, expect, test } from 'vitest'
import { anArticleStub } from 'contract/testing/article-stub.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { aGuideStub } from 'contract/testing/guide-stub.ts'
import { aGlobal, aSite } from 'contract/testing/base-answers.ts'
import { anImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import { aFestivalStub } from 'contract/testing/past-festival.ts'
import { aBar, aPoint, aTimeline } from 'contract/testing/timeline.ts'
import { createTestSite, type WireAnswers } from '../../../testing/create-test-site.ts'

const EDITION = {
  year: 2026,
  name: 'Parallax 2026',
  start: '2026-03-06',
  end: '2026-03-29',
  zone: 'Australia/Melbourne',
}

const talk = (title: string, start: string, end: string) =>
  aPoint({
    title,
    slug: title,
    session: `s${start.slice(8, 10)}${start.slice(12, 13)}`,
    start,
    end,
  })

const timeline = aTimeline({
  bars: [aBar(), aBar({ id: 'ev03', end: '2026-03-10' })],
  points: [
    talk('opening-night', '2026-03-06T18:00', '2026-03-06T20:00'),
    talk('morning-talk', '2026-03-14T10:00', '2026-03-14T11:00'),
    talk('evening-talk', '2026-03-14T18:00', '2026-03-14T19:00'),
    talk('later-talk', '2026-03-20T18:00', '2026-03-20T19:00'),
  ],
})

const FEATURED = ['first', 'second', 'third', 'fourth'].map((title, index) =>
  anEventStub({ id: `ev1${index}`, slug: title, title }),
)

const answers = {
  '/years/2026': anEdition(),
  '/timeline': timeline,
  '/pages/visit/access': aPage({ name: 'visit/access' }),
  '/home': {
    hero: [{ event: anEventStub(), image: anImage() }],
    lead: 'Photographs in an arcade.',
    featured: FEATURED,
    band: { event: anEventStub({ title: 'Eleven Posts', slug: 'eleven-posts' }), image: anImage() },
    guides: [aGuideStub()],
    articles: [anArticleStub()],
    edition: EDITION,
  },
}

async function homeAt(now: string, changes: WireAnswers = {}) {
  const site = await createTestSite({ now, answers: { ...answers, ...changes } })
  return site.page('/')
}

/** 11.20am, after the end of the morning's talk. */
const DURING = '2026-03-14T00:20:00Z'

describe('home (spec/screens §1)', () => {
  test('has its parts in order, with the fitted theme as its one h1', async () => {
    const page = await homeAt(DURING)
    expect(page.status).toBe(200)
    expect(page.main.outline()).toEqual([
      '1 Afterimage',
      '2 Featured',
      ...FEATURED.map(({ title }) => `3 ${title}`),
      '2 Eleven Posts',
      '2 Today',
      '3 evening-talk',
      '2 Guides & walks',
      '3 Low Water',
      '2 Channel',
      expect.stringMatching(/^3 /),
    ])
    expect(page.main.links().slice(-3)).toEqual([
      ['Map', '/program/map'],
      ['Access', '/visit/access'],
      ['Past festivals', '/past-festivals'],
    ])
  })

  test('begins with name, about, where and credit over one leading picture', async () => {
    const page = await homeAt(DURING)
    expect(page.main.text).toMatch(/^Parallax 2026 .*Noor Castellane, Slack Water Afterimage/)
    expect(page.main.all('[fetchpriority=high]')).toHaveLength(1)
    expect(page.main.text).toContain('6–29 March 2026')
    expect(page.main.links()).toContainEqual(['Full program', '/program'])
  })

  test('has the pause button of its works disabled in the HTML, until a script that can pause them runs', async () => {
    const hero = ['one', 'two'].map((slug) => ({ event: anEventStub({ slug }), image: anImage() }))
    const page = await homeAt(DURING, { '/home': { ...answers['/home'], hero } })
    const [pause] = page.main.all('[data-pause]')
    expect(pause?.attribute('disabled')).toBe('')
  })

  test('has the words and the link to the program also without a leading picture', async () => {
    const page = await homeAt(DURING, { '/home': { ...answers['/home'], hero: [] } })
    expect(page.main.outline()[0]).toBe('1 Afterimage')
    expect(page.main.text).toMatch(/^Parallax 2026 /)
  })

  test.each([
    [
      'of the first day, before the festival',
      '2026-02-01T00:00:00Z',
      'Opening Friday 6 March 2026: opening-night',
    ],
    ['of today that are not over', '2026-03-14T01:00:00Z', 'Today: evening-talk'],
    ['of the next day that has some', '2026-03-14T10:00:00Z', 'Friday 20 March: later-talk'],
  ])('shows sessions %s', async (_when, now, expected) => {
    const [heading, session] = expected.split(': ')
    expect((await homeAt(now)).main.outline().join(', ')).toContain(
      `2 ${heading}, 3 ${session}, 2 Guides & walks`,
    )
  })

  test('shows a session that began last night and is still on as one of today', async () => {
    const page = await homeAt('2026-03-13T13:30:00Z', {
      '/timeline': {
        ...timeline,
        points: [
          aPoint({ slug: 'late-show', start: '2026-03-13T22:00', end: '2026-03-14T01:00' }),
          aPoint({ start: '2026-03-14T18:00', end: '2026-03-14T19:00' }),
        ],
      },
    })
    const outline = page.main.outline().join(', ')
    expect(outline).toMatch(/2 Today, 3 [^,]+, 3 [^,]+, 2 Guides & walks/)
  })

  test('counts the exhibitions of the day', async () => {
    expect((await homeAt('2026-03-06T00:00:00Z')).main.text).toContain('2 exhibitions open')
    expect((await homeAt(DURING)).main.text).toContain('1 exhibition open')
  })

  test('does not count exhibitions that do not take place, and names online sessions as such', async () => {
    const page = await homeAt(DURING, {
      '/timeline': {
        ...timeline,
        bars: [aBar(), aBar({ id: 'ev03' }), aBar({ id: 'ev04', state: 'postponed', off: true })],
        points: [
          aPoint({
            start: '2026-03-14T18:00',
            end: '2026-03-14T19:00',
            venue: undefined,
            online: true,
          }),
        ],
      },
    })
    expect(page.main.text).toContain('2 exhibitions open')
    expect(page.main.text).toContain('6–7pm AEDT')
    expect(page.main.text).toContain('Online')
  })

  test('leaves the day out if no session is to come', async () => {
    const outline = (await homeAt('2026-03-25T00:00:00Z')).main.outline()
    expect(outline.slice(-4)[0]).toBe('2 Guides & walks')
    expect(outline).not.toContain('2 Today')
  })

  test('shows three numbers and links into the edition once it is past', async () => {
    const page = await homeAt('2026-04-10T00:00:00Z')
    expect(page.main.outline()).toContain('2 In numbers')
    expect(page.main.outline()).not.toContain('2 Today')
    expect([...page.main.facts().keys()]).toEqual(['Events', 'Artists', 'Venues'])
    expect(page.main.links()).toContainEqual(['The whole program', '/2026/program'])
    expect(page.main.links()).toContainEqual(['Past festivals', '/past-festivals'])
  })

  test('shows the lead, the channel and past festivals while there is no edition', async () => {
    const { edition: _none, ...withoutEdition } = answers['/home']
    const page = await homeAt(DURING, {
      '/home': { ...withoutEdition, hero: [], featured: [], guides: [], band: undefined },
      '/years/2026': undefined,
      '/timeline': undefined,
    })
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('Photographs in an arcade.')
    expect(page.main.outline().slice(1, 2)).toEqual(['2 Channel'])
    const hrefs = page.main.links().map(([, href]) => href)
    expect(hrefs).toContain('/past-festivals')
    expect(hrefs.filter((href) => href.startsWith('/program'))).toEqual([])
  })

  test('names a festival in preparation and its dates, and changes when the edition is published', async () => {
    const site = await createTestSite({
      now: DURING,
      answers: {
        '/global': {
          ...aGlobal(),
          header: {
            content: { title: 'Fog Line', mobile_title: 'Fog Line', where: '2–24 March 2024' },
            navigation: [],
          },
        },
        '/routes': { custom_pages: [], program: [], festival_years: [] },
        '/site': aSite({ name: 'Fog Line', preparing: '5–28 March 2027, Bendigo' }),
        '/home': { hero: [], featured: [], guides: [], articles: [] },
      },
    })
    const before = await site.page('/')
    expect(before.status).toBe(200)
    expect(before.main.outline()).toEqual(['1 Fog Line'])
    expect(before.main.text).toContain('5–28 March 2027, Bendigo')
    expect(before.main.text).not.toContain('2024')
    expect(before.main.text).toMatch(/^In preparation /)
    expect(before.main.links()).toEqual([])
    expect(before.headers['X-Robots-Tag']).toBe('noindex')
    expect(before.headers['CDN-Cache-Control']).toContain('max-age=60')

    await site.publish({
      '/routes': { custom_pages: [], program: [], festival_years: [2026] },
      '/years/2026': anEdition(),
      '/home': { hero: [], featured: [], guides: [], articles: [], edition: EDITION },
    })
    const after = await site.page('/')
    expect(after.main.text).not.toContain('In preparation')
    expect(after.main.links()).toContainEqual(['Full program', '/program'])
    expect(after.headers['X-Robots-Tag']).toBeUndefined()
  })

  test.each([
    ['before', '2026-02-01T00:00:00Z', 'The 2026 program is announced soon'],
    ['after', '2026-04-10T00:00:00Z', 'No events of 2026 are on record'],
  ])('says in the words of the program that it has no events: %s', async (_when, now, words) => {
    const page = await homeAt(now, { '/years/2026': anEdition({ types: [] }) })
    expect(page.main.text).toContain(words)
    expect(page.main.links()).toContainEqual(['Program', '/program'])
  })

  test('leads to past festivals once the first festival is over', async () => {
    const { previous_year: _none, ...first } = anEdition()
    const isThere = async (now: string, changes: WireAnswers = {}) => {
      const page = await homeAt(now, { '/years/2026': first, ...changes })
      return page.main.links().some(([, href]) => href === '/past-festivals')
    }
    const records = (...items: ReturnType<typeof aFestivalStub>[]) => ({
      '/past-festivals': { items },
    })
    const own = aFestivalStub({ start: EDITION.start, end: EDITION.end })
    expect(await isThere(DURING, records(own))).toBe(false)
    expect(await isThere(DURING, records(own, aFestivalStub()))).toBe(true)
    expect(await isThere('2026-04-10T00:00:00Z')).toBe(true)
  })

  test('breaks no range of dates across lines', async () => {
    const page = await homeAt(DURING)
    expect(page.main.all('[class=unbroken]').map(({ text }) => text)).toContain('6–29 March')
  })

  test('shows fewer than four featured events in the same way, and no heading without events', async () => {
    const two = await homeAt(DURING, {
      '/home': { ...answers['/home'], featured: FEATURED.slice(0, 2) },
    })
    expect(two.main.outline().slice(1, 5)).toEqual([
      '2 Featured',
      '3 first',
      '3 second',
      '2 Eleven Posts',
    ])
    const none = await homeAt(DURING, { '/home': { ...answers['/home'], featured: [] } })
    expect(none.main.outline()).not.toContain('2 Featured')
  })
})
