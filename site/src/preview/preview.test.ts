import { aGlobal, aSite } from 'contract/testing/base-answers.ts'
import { anArticleStub } from 'contract/testing/article-stub.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { anEvent } from 'contract/testing/event.ts'
import { anImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import { FUZZ } from 'contract/testing/fuzz.ts'
import { signPreview } from 'contract/rules/preview-signature.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import {
  bodyText,
  createTestSite,
  PREVIEW_KEYS,
  type TestSiteOptions,
  type WireAnswers,
} from '../../testing/create-test-site.ts'
import { readPage, type TestPage } from '../../testing/read-page.ts'
import type { PreviewQuestion, PreviewShown } from '../replica/upstream.ts'
import { codeOf } from './code-of.ts'

const NOW = '2026-03-14T00:20:00Z'
const STUDIO = 'https://studio.festival.example'
const UNTIL = Date.now() + 86_400_000
const SIGNATURE = signPreview({ link: 0, until: UNTIL }, PREVIEW_KEYS, codeOf)
const NOW_BASE = `/preview/${SIGNATURE}/now`
const SUNDAY_BASE = `/preview/${SIGNATURE}/2026-03-15T0955`
const PICTURE = 'fedcba9876543210-large.webp'

const ANSWERS: WireAnswers = {
  '/routes': { custom_pages: ['about'], program: [], festival_years: [2026] },
  '/pages/about': aPage(),
  '/events/slack-water': anEvent(),
}
/** Answers with links to files that have their own addresses: calendars, feeds, a plan. */
const RUNNING: WireAnswers = {
  '/years/2026': anEdition(),
  '/years/2026/program': { events: [anEventStub(), aTimedStub()] },
  '/channel': { articles: [anArticleStub()], tags: [] },
}
const DRAFT = anEvent({ title: 'Slack Water, a draft' })

interface PreviewOptions extends TestSiteOptions {
  /** Answers that differ in the preview; `undefined` removes one. */
  readonly drafts?: WireAnswers
  readonly shown?: Partial<PreviewShown>
  readonly isAway?: boolean
  readonly isRevoked?: boolean
}

/** A site whose content service sends drafts for requests with a valid signature. */
async function aPreviewedSite({
  drafts = { '/events/slack-water': DRAFT },
  shown = {},
  isAway = false,
  isRevoked = false,
  answers = {},
  ...options
}: PreviewOptions = {}) {
  const asked: PreviewQuestion[] = []
  const site = await createTestSite({
    now: NOW,
    studioOrigin: STUDIO,
    answers: { ...ANSWERS, ...answers },
    preview(question) {
      asked.push(question)
      if (isAway) return Promise.reject(new Error('away'))
      if (isRevoked) return Promise.resolve(undefined)
      const changes = Object.entries(drafts).map(([key, answer]) =>
        answer === undefined
          ? { key, gone: true as const }
          : { key, etag: JSON.stringify(answer), answer },
      )
      return Promise.resolve({
        revision: 'preview',
        full: false,
        changes,
        shown: { until: UNTIL, problems: [], ...shown },
      })
    },
    ...options,
  })
  await site.settled()
  return { ...site, asked }
}

const site = await aPreviewedSite({ endedBy: afterAll })

const titleOf = ({ headings }: TestPage) => headings.find(({ level }) => level === 1)?.text
const barOf = ({ document }: TestPage) => document.all('aside')[0]?.text ?? ''

/** Status, headers and bytes, for comparing two responses. */
async function seen(of: typeof site, target: string, method = 'GET') {
  const { status, headers, body } = await of.answer(target, { method })
  const text = await bodyText(body)
  const { 'Content-Length': _length, ...others } = headers
  const without = [target, target.replaceAll('&', '&amp;')].reduce(
    (rest, path) => rest.replaceAll(path, ''),
    text.replace(/<ul.*?<\/ul>/gs, ''),
  )
  return { status, headers: others, text: without }
}

describe('a page of the preview (spec/behaviour §31)', () => {
  test('shows the page with the drafts, and leaves the public page unchanged', async () => {
    const page = await site.page(`${NOW_BASE}/events/slack-water`)

    expect(page.status).toBe(200)
    expect(titleOf(page)).toBe('Slack Water, a draft')
    expect(titleOf(await site.page('/events/slack-water'))).toBe('Slack Water')
  })

  test('names no picture for link previews that is only in drafts', async () => {
    const social = '/media/00112233445566aa-social.jpg'
    const event = anEvent({ title: 'Slack Water, a draft', lead_image: anImage(), social })
    const { page } = await aPreviewedSite({ drafts: { '/events/slack-water': event } })
    const { document } = await page(`${NOW_BASE}/events/slack-water`)
    const named = document.all('meta').map((each) => each.attribute('property'))
    expect(named).toContain('og:title')
    expect(named).not.toContain('og:image')
  })

  test('is neither cached nor indexed, and only the studio may show it in a frame', async () => {
    const { headers } = await site.page(`${NOW_BASE}/events/slack-water`)

    expect(headers).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    })
    expect(headers['Content-Security-Policy']).toContain(`frame-ancestors ${STUDIO};`)
    expect(headers['ETag']).toBeUndefined()
    const visitors = await site.page('/events/slack-water')
    expect(visitors.headers['Content-Security-Policy']).toContain("frame-ancestors 'none';")
  })

  test('says that it is a preview, its moment, its drafts, and when the link ends', async () => {
    const now = await site.page(`${NOW_BASE}/events/slack-water`)
    const sunday = await site.page(`${SUNDAY_BASE}/events/slack-water`)

    expect(barOf(now)).toContain('Preview as it is now, with all drafts.')
    expect(barOf(sunday)).toContain('as it will be on Sunday 15 March 2026, 9.55am')
    expect(barOf(sunday)).toContain('This link works until')
  })

  test.each([
    ['2026-03-14T01:32:00Z', '12.32pm on 14 March 2026'],
    ['2026-03-28T13:00:00Z', 'the end of 28 March 2026'],
  ])('of a link that ends at %s works until %s', async (end, words) => {
    const ending = await aPreviewedSite({ shown: { until: Date.parse(end) } })
    const page = await ending.page(`${NOW_BASE}/events/slack-water`)
    expect(barOf(page)).toContain(`This link works until ${words}.`)
  })

  test('is requested and drawn for the moment in its address', async () => {
    const held = await aPreviewedSite()
    await held.page(`${SUNDAY_BASE}/`)
    await held.page(`${NOW_BASE}/`)

    expect(held.asked.map(({ at, signature }) => [at, signature])).toEqual([
      [Date.parse('2026-03-14T22:55:00Z'), SIGNATURE],
      [undefined, SIGNATURE],
    ])
    const ended = await site.page(`/preview/${SIGNATURE}/2026-04-15T0955/events/slack-water`)
    expect(ended.main.text).not.toBe((await site.page(`${NOW_BASE}/events/slack-water`)).main.text)
  })

  test('reads the moment in the time zone of the festival', async () => {
    const western = await aPreviewedSite({
      answers: { '/site': aSite({ zone: 'Australia/Perth' }) },
    })
    const page = await western.page(`${SUNDAY_BASE}/about`)

    expect(western.asked.map(({ at }) => at)).toEqual([Date.parse('2026-03-15T01:55:00Z')])
    expect(barOf(page)).toContain('as it will be on Sunday 15 March 2026, 9.55am')
    expect(page.html).toContain(`href="${SUNDAY_BASE}/`)
    const query = new URLSearchParams({ path: '/about', day: '2026-03-15', time: '09:55' })
    const { headers } = await western.answer(`/preview/${SIGNATURE}?${query}`)
    expect(headers['Location']).toBe(`${SUNDAY_BASE}/about`)
  })

  test.each<[path: string, withoutAddress?: string]>([
    ['/'],
    ['/program'],
    ['/program/map'],
    ['/program/plain'],
    ['/now'],
    ['/timeline'],
    ['/changes', 'Follow what changes as a feed'],
    ['/plan?items=ev01', 'Put it into your calendar'],
    ['/channel'],
    ['/search'],
    ['/events/slack-water', 'Add to calendar'],
    ['/program?free=1', 'subscribe to these dates'],
  ])(
    'keeps links, forms and filters of %s in the preview, and leaves files of the site alone',
    async (path, withoutAddress) => {
      const running = await aPreviewedSite({ answers: RUNNING })
      const { status, html, document } = await running.page(SUNDAY_BASE + path)
      const outside = ['a', 'area', 'form']
        .flatMap((name) => document.all(name))
        .map((each) => each.attribute('href') ?? each.attribute('action') ?? '')
        .filter((address) => /^(?:\/|\w+:\/\/festival\.example)/.test(address))
        .filter((address) => !address.startsWith(`/preview/${SIGNATURE}`))

      expect(status).toBe(200)
      expect(outside).toEqual([])
      expect(html).toContain('src="/assets/first.js"')
      // The name of a file that is made from the public answers is shown, but without a link.
      if (withoutAddress !== undefined)
        expect(document.links()).toContainEqual([withoutAddress, ''])
    },
  )

  test('configures its script so that it counts no views, asks for no newer builds and keeps no pages', async () => {
    const counted = await aPreviewedSite({
      settings: { analyticsEndpoint: 'https://count.example/', buildPollMs: 60_000 },
    })
    const { html } = await counted.page(`${NOW_BASE}/`)
    const [, told = ''] = /data-config="([^"]*)"/.exec(html) ?? []
    const { settings } = JSON.parse(told.replaceAll('&quot;', '"')) as { settings: object }

    expect(settings).toEqual({
      contentAccess: { proxyPath: '/api/content' },
      preview: { base: NOW_BASE, studioOrigin: STUDIO },
    })
  })

  test('does not open the acknowledgement, which would take the focus from the form beside it', async () => {
    expect((await site.page(`${NOW_BASE}/`)).html).not.toContain('data-offered')
  })

  test('serves the props of its islands below its own address', async () => {
    const { status, headers, body } = await site.answer(
      `${NOW_BASE}/events/slack-water/_islands.json?hash`,
    )

    expect([status, headers['Cache-Control'], headers['X-Robots-Tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    expect(JSON.parse(await bodyText(body))).toHaveProperty('props')
  })

  test('keeps redirects inside the preview', async () => {
    const moved = await aPreviewedSite({
      drafts: { '/redirects': { rules: [{ from: '/old', to: '/about' }], gone: [] } },
    })
    const { status, headers } = await moved.answer(`${SUNDAY_BASE}/old`)

    expect([status, headers['Location']]).toEqual([302, `${SUNDAY_BASE}/about`])
    expect(headers['Cache-Control']).toBe('no-store')
  })

  test('says for a path without a record that there is none, and lists the drafts that cannot be shown', async () => {
    const unfinished = await aPreviewedSite({ shown: { problems: ['“Fog”: type is missing'] } })
    const page = await unfinished.page(`${NOW_BASE}/events/fog`)

    expect(page.status).toBe(404)
    expect(barOf(page)).toContain('“Fog”: type is missing')
    expect(page.html).toContain('<details open><summary>1 draft cannot be shown')
    expect((await unfinished.page(`${NOW_BASE}/about`)).html).toContain('<details><summary>1 draft')
    expect(page.headers['X-Robots-Tag']).toBe('noindex')
  })

  test('for one record has no other pages; links to them lead to the public site', async () => {
    const one = await aPreviewedSite({
      shown: { paths: ['/events/slack-water'], draftOf: 'Slack Water' },
    })
    const page = await one.page(`${NOW_BASE}/events/slack-water`)

    expect(barOf(page)).toContain('with the draft of Slack Water')
    expect((await one.page(`${NOW_BASE}/about`)).status).toBe(404)
    expect(page.html).toContain('href="/program"')
    expect(page.html).not.toContain(`href="${NOW_BASE}/program"`)
  })
})

test('a preview without drafts says that visitors see the same (spec/behaviour §31.6)', async () => {
  const bare = await aPreviewedSite({ shown: { draftOf: '' } })

  expect(barOf(await bare.page(`${NOW_BASE}/about`))).toContain(
    'as visitors see it, without drafts',
  )
})

describe('the moment of a preview (spec/behaviour §31)', () => {
  test('is chosen in a form that leads to the same page at that moment', async () => {
    const query = new URLSearchParams({ path: '/about', day: '2026-03-15', time: '09:55' })
    const { status, headers } = await site.answer(`/preview/${SIGNATURE}?${query}`)

    expect([status, headers['Location']]).toEqual([302, `${SUNDAY_BASE}/about`])
  })

  test('shows the holding screen at a chosen moment before the opening; for now it shows the page behind it', async () => {
    const held = await aPreviewedSite({
      drafts: {
        '/global': { ...aGlobal(), show_loading_screen: true },
        '/site': aSite({ holding: { opens_at: '2026-03-16T10:00' } }),
        '/events/slack-water': DRAFT,
      },
    })
    const sunday = await held.page(`${SUNDAY_BASE}/events/slack-water`)
    const now = await held.page(`${NOW_BASE}/events/slack-water`)
    const after = await held.page(`/preview/${SIGNATURE}/2026-03-16T1000/events/slack-water`)

    expect(sunday.html).toContain('data-opens-at')
    expect(sunday.document.all('aside')).toHaveLength(1)
    expect(titleOf(now)).toBe('Slack Water, a draft')
    expect(barOf(now)).toContain('Visitors see the holding screen now')
    expect(titleOf(after)).toBe('Slack Water, a draft')
  })
})

describe('an address without a valid signature (spec/behaviour §31)', () => {
  const ENDED = signPreview({ link: 0, until: Date.now() - 1000 }, PREVIEW_KEYS, codeOf)
  const FOREIGN = signPreview({ link: 0, until: UNTIL }, ['another key of some length'], codeOf)

  test.each([
    ['ended', `/preview/${ENDED}/now/about`],
    ['of another key', `/preview/${FOREIGN}/now/about`],
    ['tampered', `/preview/1${SIGNATURE}/now/about`],
    ['of no form', '/preview/x/now/about'],
    ['without a moment', `/preview/${SIGNATURE}/then/about`],
    ['the form of an ended link', `/preview/${ENDED}?day=2026-03-15&time=09:55`],
  ])('is answered like any other without a page, and asks nobody: %s', async (_what, target) => {
    const before = site.asked.length
    const like = `/nothing${target.slice('/preview'.length)}`

    expect(await seen(site, target)).toEqual(await seen(site, like))
    expect(await seen(site, target, 'HEAD')).toEqual(await seen(site, like, 'HEAD'))
    expect(await seen(site, target, 'POST')).toEqual(await seen(site, like, 'POST'))
    expect(site.asked).toHaveLength(before)
  })

  test('is answered like any path without a page, also after its link was revoked', async () => {
    const revoked = await aPreviewedSite({ isRevoked: true })

    for (const rest of [
      '/now/events/slack-water',
      `/now/media/${PICTURE}`,
      '?day=2026-03-15&time=09:55',
    ])
      expect(await seen(revoked, `/preview/${SIGNATURE}${rest}`)).toEqual(
        await seen(revoked, `/nothing/${SIGNATURE}${rest}`),
      )
  })

  test('shows the holding page while the site is held, like every other address', async () => {
    const held = await aPreviewedSite({
      answers: { '/global': { ...aGlobal(), show_loading_screen: true } },
    })

    expect(await seen(held, `/preview/${FOREIGN}/now/about`)).toEqual(await seen(held, '/about'))
    expect(titleOf(await held.page(`${NOW_BASE}/events/slack-water`))).toBe('Slack Water, a draft')
  })

  test('never throws and never shows a draft, whatever the address', async () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      SIGNATURE,
      'now',
      '2026-03-15T0955',
      '?',
      'path=',
      '&day=',
      '%',
      '%2F',
      '.',
      'about',
      'events/slack-water',
      ENDED,
      '\u0000',
      'é',
    )
    const targets = fc.array(parts, { maxLength: 10 }).map((all) => `/preview/${all.join('')}`)
    await fc.assert(
      fc.asyncProperty(targets, async (target) => {
        const { status, body } = await site.answer(target)
        const isRight = target.startsWith(`/preview/${SIGNATURE}`)

        expect([200, 302, 400, 404, 414]).toContain(status)
        if (!isRight) expect(await bodyText(body)).not.toContain('a draft')
      }),
      { numRuns: FUZZ.numRuns / 5 },
    )
  })
})

describe('the work of a preview (spec/behaviour §31)', () => {
  test('ends in a 503 if the content service fails', async () => {
    const away = await aPreviewedSite({ isAway: true })
    const { status, headers } = await away.answer(`${NOW_BASE}/about`)

    expect([status, headers['Retry-After']]).toEqual([503, '5'])
    expect((await away.page('/about')).status).toBe(200)
  })

  test('is done for two requests at a time; others get a 503 with Retry-After', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => site.answer(`${NOW_BASE}/about`)))

    expect(all.map(({ status }) => status)).toEqual([200, 200, 503, 503, 503])
    expect(all[2]?.headers['Retry-After']).toBe('1')
  })

  test('is in no sitemap', async () => {
    await site.page(`${NOW_BASE}/about`)
    const { body } = await site.answer('/sitemap.xml')

    expect(await bodyText(body)).not.toContain('preview')
  })
})

test('a page of the preview reads as one document', async () => {
  const { status, headers, body } = await site.answer(`${NOW_BASE}/about`)
  const { landmarks } = readPage(status, headers, await bodyText(body))

  expect(landmarks[0]).toContain('aside')
})
