import { describe, expect, test } from 'vitest'
import { createFakeCaches, FAKE_ORIGIN } from '../../testing/fake-caches.ts'
import { keptResponse } from '../keeping/kept-document.ts'
import { buildCache, packCache, READ_CACHE } from '../keeping/names.ts'
import { KEPT_MARKS } from '../keeping/not-kept-marks.ts'
import { createRespond } from './respond.ts'

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-03-14T00:20:00Z')
const WALK = '/guides/low-water'
const PICTURE = '/media/0123456789abcdef'
const { href, title, asOf } = KEPT_MARKS
const NOT_KEPT = `<main>No connection<section data-kept-pages=""><h2>Kept</h2><ul><li><a href="${href}">${title}</a> ${asOf}</li></ul></section></main>`

/** A page that was kept some hours ago. */
function aKept(name: string, hoursAgo = 1) {
  const html = `<div id="alerts" class="a"></div><main id="main">${name}</main>`
  return keptResponse(html, new Headers({ 'Content-Type': 'text/html' }), {
    title: name,
    buildId: 'b1',
    keptAt: NOW - hoursAgo * HOUR_MS,
    asOf: { soon: 'Saturday 11.20am', later: 'Saturday 14 March 2026, 11.20am' },
  })
}

/** A device with a walk pack, read pages and a build, and a fake network. */
function aDevice(network: (request: Request) => Promise<Response>, read = {}) {
  const { caches, kept } = createFakeCaches({
    [READ_CACHE]: {
      '/about': aKept('About', 2),
      '/program?free=1': aKept('Program', 200),
      ...read,
    },
    [packCache(WALK)]: {
      [WALK]: aKept('Walk'),
      [`${WALK}?from=2`]: aKept('Walk'),
      [`${PICTURE}-large.webp`]: new Response('picture'),
      '/media/fedcba9876543210-audio.mp3': new Response('sound of a tide'),
    },
    [buildCache('b1')]: {
      '/assets/entry.js': new Response('entry'),
      '/builds/not-kept/b1.html': new Response(NOT_KEPT),
    },
  })
  const respond = createRespond({
    caches,
    fetch: network,
    origin: FAKE_ORIGIN,
    now: () => NOW,
    // Resolves after a turn of the event loop, because the network of these tests answers at once or never.
    wait: () => new Promise((resolve) => setImmediate(resolve)),
  })
  return {
    kept,
    ask(url: string, init: RequestInit & { readonly isPage?: boolean } = {}) {
      const { isPage, ...rest } = init
      const request = new Request(new URL(url, FAKE_ORIGIN), rest)
      // A `Request` for a navigation cannot be constructed.
      if (isPage) Object.defineProperty(request, 'mode', { value: 'navigate' })
      return respond(request, Promise.resolve(undefined))
    },
  }
}

const cut = () => Promise.reject(new TypeError('Failed to fetch'))
const answered = (status: number) => () => Promise.resolve(new Response('network', { status }))
const silent = () => new Promise<Response>(() => undefined)

describe('what the worker leaves to the browser (spec/behaviour §35.2)', () => {
  test.each([
    ['a form that is sent', '/about', { method: 'POST', isPage: true }],
    ['another origin', 'https://other.example/about', { isPage: true }],
    ['a page of the preview', '/preview/x/now/about', { isPage: true }],
    ['data', '/about/_payload.json?b1', {}],
    ['the content proxy', '/api/content/search', {}],
    ['itself', '/sw.js', {}],
  ])('is %s', (_what, url, init) => {
    expect(aDevice(cut).ask(url, init)).toBeUndefined()
  })
})

describe('a page (spec/behaviour §35.2)', () => {
  test('comes from the network if there is a connection', async () => {
    const page = await aDevice(answered(200)).ask('/about', { isPage: true })
    expect(await page?.text()).toBe('network')
  })

  test.each([
    ['cannot be reached', cut],
    ['fails', answered(503)],
    ['does not answer', silent],
  ])('is the kept one, with its time, when the site %s', async (_how, network) => {
    const page = await aDevice(network).ask('/about', { isPage: true })
    expect(page?.status).toBe(200)
    expect(page?.headers.get('Content-Type')).toBe('text/html')
    expect(await page?.text()).toBe(
      '<div id="alerts" class="a"><p data-kept="">As of Saturday 11.20am. The site could not be reached.</p></div><main id="main">About</main>',
    )
  })

  test('also shows its date when it is older than six days', async () => {
    const page = await aDevice(cut).ask('/program?free=1', { isPage: true })
    expect(await page?.text()).toContain('As of Saturday 14 March 2026, 11.20am.')
  })

  test('marks states that have changed since, by the device’s clock, as true at that time', async () => {
    const line = (name: string, ms: number, text: string) =>
      `<p class="a" data-now="open" data-${name}="${ms}">${text}</p>`
    const lines = [
      line('until', NOW - 1, 'Open until 11am'),
      line('until', NOW + 1, 'Open until noon'),
      line('from', NOW, 'Opens 11.20am'),
    ]
    const device = aDevice(cut, { '/now': aKept(lines.join('')) })
    const page = await device.ask('/now', { isPage: true })
    expect(await page?.text()).toMatch(
      /At that time: Open until 11am.*">Open until noon.*At that time: Opens 11\.20am/,
    )
  })

  test('shows what is true by the device’s clock if it has the later words', async () => {
    const line = (until: number, coming: string) =>
      `<p data-until="${until}" data-next="${coming}">Open <span>until 11am</span></p>`
    const lines = [
      line(NOW - 1, `${NOW - 1} Opens tomorrow 10am|${NOW + 1} Opens 10am|${NOW + 9} `),
      line(NOW + 1, `${NOW + 1} Opens tomorrow 10am|${NOW + 9} `),
      line(NOW - 9, `${NOW - 9} Opens tomorrow 10am|${NOW - 1} `),
      `<h2 data-next="${NOW - 1} Open on Friday">Open today</h2>`,
      `<h3 data-next="${NOW - 1} Friday">Earlier today</h3>`,
      `<h2>Friday <span data-next="${NOW - 1} Ended">Today</span></h2>`,
      `<p>Today <strong data-next="${NOW} Closed|${NOW + 1} 9–10am">9am–5pm</strong></p>`,
    ]
    const device = aDevice(cut, { '/venues/shed-9': aKept(lines.join('')) })
    const page = await device.ask('/venues/shed-9', { isPage: true })
    const text = (await page?.text())?.replaceAll(/ data-\w+="[^"]*"/g, '')
    expect(text).toContain(
      '<p>Opens tomorrow 10am</p><p>Open <span>until 11am</span></p>' +
        '<p>At that time: Open <span>until 11am</span></p><h2>Open on Friday</h2><h3>Friday</h3><h2>Friday <span>Ended</span></h2><p>Today <strong>Closed</strong></p>',
    )
  })

  test('marks “tomorrow” on another day as true at that time', async () => {
    const words = `<p data-until="${NOW + HOUR_MS}">Opens tomorrow noon</p>`
    const read = { '/program': aKept(words, 24), '/venues': aKept(words, 1) }
    const device = aDevice(cut, read)
    const said = async (url: string) => (await device.ask(url, { isPage: true }))?.text()
    expect(await said('/program')).toContain('>At that time: Opens tomorrow noon<')
    expect(await said('/venues')).toContain('>Opens tomorrow noon<')
  })

  test('does not mark the day on which it was kept as today on another day', async () => {
    const marked =
      '<nav><li data-today="true"><a href="#day" aria-current="date">14</a></li></nav>' +
      '<svg><path class="a" d="M1 0V1"></path><path class="b" data-today="true" d="M2 0V1"></path></svg>'
    const read = { '/timeline': aKept(marked, 24), '/timeline?type=talks': aKept(marked, 1) }
    const device = aDevice(cut, read)
    const said = async (url: string) => (await device.ask(url, { isPage: true }))?.text()
    expect(await said('/timeline')).toContain(
      '<nav><li><a href="#day">14</a></li></nav><svg><path class="a" d="M1 0V1"></path></svg>',
    )
    expect(await said('/timeline?type=talks')).toContain(marked)
  })

  test('that is not kept gets an error status, and a list of the kept pages, each once, newest first', async () => {
    const page = await aDevice(cut).ask('/program', { isPage: true })
    expect(page?.status).toBe(503)
    expect(await page?.text()).toBe(
      '<main>No connection<section data-kept-pages=""><h2>Kept</h2><ul>' +
        `<li><a href="${WALK}">Walk</a> Saturday 11.20am</li>` +
        '<li><a href="/about">About</a> Saturday 11.20am</li>' +
        '<li><a href="/program?free=1">Program</a> Saturday 14 March 2026, 11.20am</li>' +
        '</ul></section></main>',
    )
  })

  test('that fails and is not kept shows the server’s own error', async () => {
    const page = await aDevice(answered(500)).ask('/program', { isPage: true })
    expect([page?.status, await page?.text()]).toEqual([500, 'network'])
  })

  test.each([404, 410])(
    'that answers %i is forgotten with every query, and its pack with it',
    async (status) => {
      const device = aDevice(answered(status))
      await device.ask('/about', { isPage: true })
      await device.ask('/program?type=talks', { isPage: true })
      await device.ask(WALK, { isPage: true })
      const kept = await device.kept()
      expect(kept[READ_CACHE]).toEqual([])
      expect(Object.keys(kept)).not.toContain(packCache(WALK))
    },
  )
})

describe('files (spec/behaviour §35.2)', () => {
  test('of the same build come from the device, those of another build from the network', async () => {
    const device = aDevice(answered(200))
    const [kept, other] = [device.ask('/assets/entry.js'), device.ask('/assets/other.js')]
    expect([await (await kept)?.text(), await (await other)?.text()]).toEqual(['entry', 'network'])
  })

  test.each([
    ['without a connection', cut],
    ['while the site does not have its file yet', answered(503)],
  ])('a kept picture stands for all its sizes %s, and stays kept', async (_when, network) => {
    const device = aDevice(network)
    const picture = await device.ask(`${PICTURE}-1536x1536.webp`)
    expect(await picture?.text()).toBe('picture')
    expect(JSON.stringify(await device.kept())).toContain(`${PICTURE}-large.webp`)
  })

  test.each([404, 410])('a picture that answers %i is forgotten in all sizes', async (status) => {
    const device = aDevice(answered(status))
    await device.ask(`${PICTURE}-medium.webp`)
    expect(JSON.stringify(await device.kept())).not.toContain(PICTURE)
  })

  test.each([
    ['bytes=0-4', 206, 'sound', 'bytes 0-4/15'],
    ['bytes=9-', 206, 'a tide', 'bytes 9-14/15'],
    ['bytes=20-', 416, '', 'bytes */15'],
  ])('a kept sound is answered by the range %s', async (range, status, text, contentRange) => {
    const sound = await aDevice(cut).ask('/media/fedcba9876543210-audio.mp3', {
      headers: { Range: range },
    })
    expect([sound?.status, await sound?.text(), sound?.headers.get('Content-Range')]).toEqual([
      status,
      text,
      contentRange,
    ])
  })
})
