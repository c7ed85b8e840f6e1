import { anImage } from 'contract/testing/image.ts'
import { anEvent } from 'contract/testing/event.ts'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { openAlive, untilAlive, watchPage } from '../testing/chromium.ts'
import { hasMoved, layoutShifts, nextFrames, noteLayoutShifts } from '../testing/layout-shifts.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'
import { installClock, stopClock } from '../testing/page-clock.ts'

const EVENT = '/events/slack-water'
/** The picture of this page is below the window, but near enough that a browser loads it ahead. */
const NEAR = '/events/near-water'
const VIEWPORT = { width: 800, height: 600 }
/** A text longer than the distance at which a browser loads lazy pictures ahead. */
const FAR = 'Nothing moves for eleven minutes. '.repeat(1_000)
const PREVIEW = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

const aPicture = (digit: string, alt: string) => {
  const { sizes: _sizes, ...whole } = anImage({
    url: `/media/${digit.repeat(16)}-full.jpg`,
    alt,
    caption: '',
  })
  return whole
}
const ANSWERS = {
  [EVENT]: anEvent({
    lead_image: aPicture('1', 'A harbour at dawn'),
    body: [{ type: 'p', children: [{ text: FAR }] }],
    gallery: [
      { ...aPicture('2', 'A rope'), preview: PREVIEW, tone: '#335577' },
      { ...aPicture('3', 'A buoy'), tone: '#553377' },
    ],
  }),
  [NEAR]: anEvent({
    slug: 'near-water',
    lead_image: aPicture('1', 'A harbour at dawn'),
    gallery: [aPicture('2', 'A rope')],
  }),
}
const site = await openBuiltSite({ answers: ANSWERS })

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"/>'
const asPicture = { contentType: 'image/svg+xml', body: SVG }

/** Holds back the pictures with certain digits until the test releases them, whole or broken. Others load at once. */
async function holdPictures(page: Page, digits: string) {
  const held = new Map<string, Route>()
  await page.route('/media/*', async (route) => {
    const digit = new URL(route.request().url()).pathname.charAt('/media/'.length)
    if (digits.includes(digit)) held.set(digit, route)
    else await route.fulfill(asPicture)
  })
  const next = async (digit: string) => {
    await expect.poll(() => held.has(digit)).toBe(true)
    const route = held.get(digit)
    held.delete(digit)
    return route
  }
  return {
    asked: () => [...held.keys()],
    send: async (digit: string) => (await next(digit))?.fulfill(asPicture),
    fail: async (digit: string) => (await next(digit))?.fulfill({ status: 404 }),
  }
}

async function aPage({
  held = '23',
  ...options
}: { held?: string; javaScriptEnabled?: boolean } = {}) {
  const watched = await watchPage(site.browser, {
    origin: site.origin,
    viewport: VIEWPORT,
    ...options,
  })
  const { page } = watched
  const pictures = await holdPictures(page, held)
  const box = (alt: string) => page.locator(`span:has(> img[alt="${alt}"])`)
  return { ...watched, pictures, box }
}

/** Scrolls until a share of a picture is above the lower edge of the window. */
async function showShare(page: Page, alt: string, share: number): Promise<void> {
  await page.locator(`img[alt="${alt}"]`).evaluate((image, shown) => {
    const { top, height } = image.getBoundingClientRect()
    scrollBy({ top: top + height * shown - innerHeight, behavior: 'instant' })
  }, share)
  await nextFrames(page)
}

describe('a lazy picture, with script (spec/behaviour §20.9, §20.10)', () => {
  test('waits behind its placeholder until a tenth of it is in view, then loads, fades in and is marked', async () => {
    const { page, pictures, box, problems } = await aPage()
    await noteLayoutShifts(page)
    await openAlive(page, EVENT)
    const rope = box('A rope')
    const image = rope.getByRole('img', { name: 'A rope' })
    await expect.poll(() => rope.getAttribute('data-picture-state')).toBe('pending')
    expect(await image.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
    expect(await rope.locator(`img[src="${PREVIEW}"]`).isVisible()).toBe(true)
    expect(await rope.locator('rect').getAttribute('fill')).toBe('#357')
    expect(await rope.getAttribute('data-loaded')).toBeNull()

    await showShare(page, 'A rope', 0.09)
    expect(await rope.getAttribute('data-picture-state')).toBe('pending')
    await showShare(page, 'A rope', 0.11)
    expect(await rope.getAttribute('data-picture-state')).toBe('loading')

    await pictures.send('2')
    await expect.poll(() => rope.getAttribute('data-picture-state')).toBe('loaded')
    expect(await rope.getAttribute('data-loaded')).toBe('true')
    expect(await image.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
      '0.25s',
    )
    await expect
      .poll(() => image.evaluate((element) => getComputedStyle(element).opacity))
      .toBe('1')
    expect(await layoutShifts(page)).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('that the browser has loaded early is marked only when a tenth of it is in view, and is not hidden before', async () => {
    const { page, box, problems } = await aPage({ held: '' })
    const fetched = Promise.withResolvers<void>()
    await page.route('**/assets/entry-*.js', async (route) => {
      await fetched.promise
      await route.continue()
    })
    await page.goto(NEAR, { waitUntil: 'commit' })
    const rope = box('A rope')
    const image = rope.getByRole('img', { name: 'A rope' })
    const isFetched = () =>
      image.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth > 0)
    await expect.poll(isFetched).toBe(true)
    fetched.resolve()
    await untilAlive(page)
    await nextFrames(page)
    expect(await rope.getAttribute('data-loaded')).toBeNull()
    expect(await image.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')

    await showShare(page, 'A rope', 0.09)
    expect(await rope.getAttribute('data-loaded')).toBeNull()
    await showShare(page, 'A rope', 0.11)
    await expect.poll(() => rope.getAttribute('data-loaded')).toBe('true')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('keeps its box and shows its alt text when it fails to load, and is not requested again', async () => {
    const { page, pictures, box } = await aPage()
    await noteLayoutShifts(page)
    await openAlive(page, EVENT)
    const buoy = box('A buoy')
    await showShare(page, 'A buoy', 0.2)
    const before = await buoy.boundingBox()
    await pictures.fail('3')
    await expect.poll(() => buoy.getAttribute('data-picture-state')).toBe('failed')
    const after = await buoy.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    expect(await buoy.innerText()).toBe('A buoy')
    expect(await buoy.getByRole('img', { name: 'A buoy' }).count()).toBe(1)
    expect(pictures.asked()).not.toContain('3')
    expect(await layoutShifts(page)).toEqual([])
    // axe cannot judge the contrast of a text this long.
    expect(await axeFindings(page, { without: ['color-contrast'] })).toEqual([])
    await page.context().close()
  })
})

describe('the leading picture (spec/behaviour §20.8, spec/faults P10)', () => {
  test('is the only eager one with high priority, and is never hidden', async () => {
    const { page, pictures, box, problems } = await aPage({ held: '1' })
    await page.goto(EVENT, { waitUntil: 'commit' })
    await untilAlive(page)
    const lead = page.getByRole('img', { name: 'A harbour at dawn' })
    expect(
      await page
        .locator('img[fetchpriority=high], img:not([loading=lazy], [src^="data:"])')
        .count(),
    ).toBe(1)
    expect(await lead.getAttribute('loading')).toBe('eager')
    expect(await lead.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    await pictures.send('1')
    await expect.poll(() => box('A harbour at dawn').getAttribute('data-loaded')).toBe('true')
    await page.context().close()
    expect(problems).toEqual([])
  })
})

describe('the application loads after the content (spec/faults P5, P10)', () => {
  const FIRST = /^\/assets\/first-/
  const ENTRY = /^\/assets\/entry-[^/]+\.js$/
  type Opened = Awaited<ReturnType<typeof aPage>>
  const aFewFrames = (page: Page) => page.clock.runFor(60)
  const pictureIs =
    (answered: 'send' | 'fail') =>
    async ({ page, pictures }: Opened) => {
      await pictures[answered]('1')
      await page
        .getByRole('img', { name: 'A harbour at dawn' })
        .evaluate((image: HTMLImageElement) => image.decode().catch(() => undefined))
      await aFewFrames(page)
    }

  test.each<[string, (opened: Opened) => Promise<unknown>]>([
    ['its leading picture is drawn', pictureIs('send')],
    ['its leading picture has failed', pictureIs('fail')],
    ['three seconds are over', ({ page }) => page.clock.runFor(100)],
    ['the page is touched', ({ page }) => page.mouse.down()],
    ['a key is pressed', ({ page }) => page.keyboard.press('Shift')],
  ])('as soon as %s, as one file, and not before', async (_when, pass) => {
    const opened = await aPage({ held: '1' })
    const { page, pictures } = opened
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js') && !FIRST.test(pathname)) asked.push(pathname)
    })
    await installClock(page)
    await stopClock(page)
    await page.goto(EVENT, { waitUntil: 'commit' })
    await expect.poll(() => pictures.asked()).toContain('1')
    // The page's first script has run by this event.
    await page.waitForLoadState('domcontentloaded')
    await page.clock.runFor(2_900)
    expect(asked).toEqual([])

    await pass(opened)
    await expect.poll(() => asked).toEqual([expect.stringMatching(ENTRY)])
    await page.clock.resume()
    await untilAlive(page)
    await page.context().close()
  })

  test('after the first paint on a page without a leading picture', async () => {
    const { page } = await aPage()
    await installClock(page)
    await stopClock(page)
    await page.goto('/about')
    const asked = page.waitForRequest((request) => ENTRY.test(new URL(request.url()).pathname))
    await aFewFrames(page)
    expect((await asked).resourceType()).toBe('script')
    await page.context().close()
  })
})

describe('a leading picture that does not load (spec/behaviour §20.10)', () => {
  test.each([
    ['with the application', false],
    ['before the application', true],
  ])('%s keeps its box and shows its alt text', async (_when, isBefore) => {
    const { page, pictures, box } = await aPage({ held: '1' })
    await noteLayoutShifts(page)
    const application = Promise.withResolvers<void>()
    await page.route('**/assets/entry-*.js', async (route) => {
      await application.promise
      await route.continue()
    })
    if (!isBefore) application.resolve()
    await page.goto(EVENT, { waitUntil: 'commit' })
    if (!isBefore) await untilAlive(page)
    const lead = box('A harbour at dawn')
    await lead.waitFor()
    // Before the style sheet has come, the box has another size.
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href, media }) => href && media.mediaText !== 'print'),
    )
    const before = await lead.boundingBox()
    await pictures.fail('1')
    application.resolve()
    await untilAlive(page)
    await expect.poll(() => lead.getAttribute('data-picture-state')).toBe('failed')
    expect(await lead.boundingBox()).toEqual(before)
    expect(await lead.innerText()).toBe('A harbour at dawn')
    expect(await lead.getByRole('img', { name: 'A harbour at dawn' }).count()).toBe(1)
    expect(hasMoved(await layoutShifts(page))).toBe(false)
    expect(await axeFindings(page)).toEqual([])
    await page.context().close()
  })
})

describe('without script (spec/behaviour §20.8)', () => {
  test('every picture is visible', async () => {
    const { page } = await aPage({ held: '', javaScriptEnabled: false })
    await page.goto(EVENT)
    for (const alt of ['A harbour at dawn', 'A rope', 'A buoy']) {
      const image = page.getByRole('img', { name: alt })
      await image.scrollIntoViewIfNeeded()
      const loaded = (element: SVGElement | HTMLElement) =>
        element instanceof HTMLImageElement && element.naturalWidth > 0
      await expect.poll(() => image.evaluate(loaded)).toBe(true)
      expect(await image.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    }
    await page.context().close()
  })
})
