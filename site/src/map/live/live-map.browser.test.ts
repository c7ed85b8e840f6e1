import { aBasemap } from 'contract/testing/basemap.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { alwaysOpen, aVenueStub, unknownHours } from 'contract/testing/venue-stub.ts'
import { project } from 'contract/rules/web-mercator.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'
import { stateFaults } from '../../../testing/state-faults.ts'
import { NEEDS_KEY } from '../../browser/lists/remembered-needs.ts'

/** A venue of the city with one number. */
function aPlace(number: number, lat: number, lon: number) {
  return aVenueStub({
    id: `ve${number}`,
    slug: `place-${number}`,
    name: `Place ${number}`,
    precinct: 'city',
    geo: { lat, lon },
    numbers: [number],
    events: 1,
    hours: number === 14 ? alwaysOpen() : unknownHours(),
  })
}

/** Two venues next to each other in the east, one west of them, and one in the south where something is open. */
const VENUES = [
  aPlace(11, -37.8137, 144.97401),
  aPlace(12, -37.8137, 144.9744),
  aPlace(13, -37.8183, 144.9452),
  aPlace(14, -37.825, 144.96),
]
/** A position next to venue 13, with digits that nothing else on the page has. */
const HERE = { latitude: -37.818_123_4, longitude: 144.944_567_8 }
const PHONE: Partial<BrowserContextOptions> = { viewport: { width: 390, height: 844 } }
/**
 * A wide window with a quarter of its pixels. Without a graphics card, drawing them takes most of the time of a test.
 */
const WIDE: Partial<BrowserContextOptions> = {
  viewport: { width: 1280, height: 900 },
  deviceScaleFactor: 0.5,
}

const ANSWERS = {
  '/years/2026': anEdition({
    precincts: [{ key: 'city', title: 'City', order: 1, kind: 'metro', basemap: 'city', count: 4 }],
  }),
  '/years/2026/venues': { venues: VENUES },
  '/years/2026/program': {
    events: [
      anEventStub({
        number: 14,
        access: ['captions'],
        venue: { id: 've14', slug: 'place-14', name: 'Place 14', precinct: 'city' },
      }),
    ],
  },
  '/basemap/city': aBasemap(),
}

const site = await startBrowserSite({ drawsMaps: true, answers: ANSWERS })

const live = (page: Page) => page.locator('#map [data-live]')
const pins = (page: Page) =>
  page
    .locator('#map [data-pins]')
    .evaluateAll((signs) =>
      signs.flatMap((sign) => sign.getAttribute('data-pins')?.split(' ') ?? []),
    )
const listed = (page: Page) =>
  page
    .locator('li[data-venue]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-venue')))
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('data-pins') ?? document.activeElement?.tagName,
  )
const sign = (page: Page, id: string) => page.locator(`#map [data-pins="${id}"]`)
/** The position of a marker once it has stopped moving. */
async function placeOf(page: Page, id: string) {
  const where = () => sign(page, id).evaluate((each) => getComputedStyle(each).translate)
  let before = ''
  await expect
    .poll(async () => {
      const after = await where()
      const isStill = after === before
      before = after
      return isStill
    })
    .toBe(true)
  return before
}

/** The mean brightness of the drawn ground, between 0 and 255. */
async function brightness(page: Page): Promise<number> {
  const picture = (await page.locator('#map canvas').screenshot()).toString('base64')
  const scratch = await page.context().newPage()
  const mean = await scratch.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    context?.drawImage(image, 0, 0, 1, 1)
    return context?.getImageData(0, 0, 1, 1).data[0] ?? NaN
  }, picture)
  await scratch.close()
  return mean
}

/** The live map of a page that is wide enough for the list beside it, with the visitor's needs. */
async function openMap({
  needs = '',
  ...options
}: Partial<BrowserContextOptions> & { readonly needs?: string } = {}) {
  const watched = await site.open({ ...WIDE, reducedMotion: 'reduce', ...options })
  if (needs)
    await watched.page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      NEEDS_KEY,
      needs,
    ] as const)
  await openAlive(watched.page, '/program/map')
  await live(watched.page).waitFor()
  return watched
}

describe('the live map (spec/screens §5.2)', () => {
  test('loads when the visitor comes near it, not with the page', async () => {
    const { page, problems } = await site.open()
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await openAlive(page, '/venues')
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((url) => /live-map|maplibre/.test(url))).toEqual([])
    await page.goto('/program/map')
    await live(page).waitFor()
    expect(loaded.filter((url) => /live-map|maplibre/.test(url)).length).toBeGreaterThan(1)
    await page.context().close()
    // Check that the worker runs, that the policy blocked nothing, and that no other host was requested.
    expect(problems).toEqual([])
  })

  test('marks the pin of a place that fits the visitor’s needs, also after a zoom (spec/behaviour §38)', async () => {
    const { page } = await openMap({ needs: '?access=captions' })
    const marked = () =>
      page
        .locator('#map a[data-pins][data-fits]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-pins')))
    await expect.poll(marked).toEqual(['ve14'])
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await placeOf(page, 've14')
    await expect.poll(marked).toEqual(['ve14'])
    const style = sign(page, 've14').evaluate((each) => getComputedStyle(each).outlineStyle)
    expect(await style).toBe('dashed')
    await page.context().close()
  })

  test('has the pins of the list, joins those that overlap, and selects from the list and from the map', async () => {
    const { page, problems } = await openMap()
    expect(await listed(page)).toEqual(['ve11', 've12', 've13', 've14'])
    expect(await pins(page)).toEqual(['ve11', 've12', 've13', 've14'])
    expect(await page.locator('svg [data-pin]').first().isVisible()).toBe(false)

    const cluster = page.getByRole('button', { name: /^2 places: Number 11, Place 11; / })
    await cluster.press('Enter')
    await sign(page, 've11').waitFor()
    expect(await focused(page)).toBe('ve11')

    // The pin is left of the middle, and after the movement right of it: its card goes to the other half.
    await sign(page, 've11').click()
    const card = page.getByRole('dialog', { name: 'Place 11' })
    await expect.poll(() => card.getAttribute('data-right')).toBe('')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => card.getAttribute('data-right')).toBe(null)
    await sign(page, 've13').click()
    await page.waitForURL('**/program/map#card-place-13')
    await page.locator('li[data-venue=ve13][aria-current]').waitFor()
    await page.locator('#map [data-pins=ve13][aria-current]').waitFor()

    await page.getByRole('link', { name: '12 Show Place 12 on the map' }).click()
    await page.waitForURL('**/program/map#card-place-12')
    await page.locator('#map [data-pins=ve12][aria-current]').waitFor()
    expect(await sign(page, 've13').getAttribute('aria-current')).toBe(null)

    // Dark, chosen in the menu, is the look of the open map too (spec/behaviour §36.2).
    expect(await brightness(page)).toBeGreaterThan(200)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => brightness(page)).toBeLessThan(60)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('shows the pin above its card on a phone, is accessible then, and takes the focus when the card closes (spec/behaviour §36.6)', async () => {
    const { page, problems } = await site.open({ ...PHONE, reducedMotion: 'reduce' })
    await openAlive(page, '/program/map#card-place-14')
    await live(page).waitFor()
    const card = page.getByRole('dialog', { name: 'Place 14' })
    const free = async () => {
      const [pin, over] = await Promise.all([sign(page, 've14').boundingBox(), card.boundingBox()])
      return (over?.y ?? 0) - (pin?.y ?? 0) - (pin?.height ?? 0)
    }
    await expect.poll(free).toBeGreaterThan(0)
    // A filter fits the map to what is left, and leaves the pin above the card.
    await page
      .locator('form[data-filter] input[value=captions]')
      .evaluate((box: HTMLInputElement) => box.click())
    await expect.poll(() => pins(page)).toEqual(['ve14'])
    await placeOf(page, 've14')
    expect(await free()).toBeGreaterThan(0)
    const faults = await stateFaults(page, 'card', '#map [role=dialog]')
    await card.getByRole('button', { name: 'Close' }).click()
    await card.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('ve14')
    await page.context().close()
    expect(problems).toEqual([])
    expect(faults).toEqual([])
  })

  test('has ground up to its upper and lower edge on a phone', async () => {
    const { page, problems } = await site.open({ ...PHONE, reducedMotion: 'reduce' })
    await openAlive(page, '/program/map')
    await live(page).waitFor()
    const [upper = NaN, lower = NaN] = await Promise.all(
      ['ve13', 've14'].map(async (id) =>
        Number.parseFloat((await placeOf(page, id)).split(' ')[1] ?? ''),
      ),
    )
    const yOf = (lat: number) => project({ lon: 145, lat }).y
    const scale = (lower - upper) / (yOf(-37.825) - yOf(-37.8183))
    const { north, south } = aBasemap().bounds
    const height = await page.locator('#map canvas').evaluate((canvas) => canvas.clientHeight)
    expect(upper + (yOf(north) - yOf(-37.8183)) * scale).toBeLessThanOrEqual(2)
    expect(upper + (yOf(south) - yOf(-37.8183)) * scale).toBeGreaterThanOrEqual(height - 2)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('opens the card of a pin at the edge of the map with one tap', async () => {
    const { page, problems } = await site.open({
      ...PHONE,
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    await openAlive(page, '/program/map')
    await live(page).waitFor()
    // The map is dragged until the pin is 30 px from its left edge.
    const from = Number.parseFloat(await placeOf(page, 've13'))
    await page.mouse.move(180, 250)
    await page.mouse.down()
    await page.mouse.move(190, 250)
    await page.mouse.move(180 + 30 - from, 250, { steps: 4 })
    await page.mouse.up()
    const at = async () => Number.parseFloat(await placeOf(page, 've13'))
    // The map follows the pointer in its next frame.
    await expect.poll(at).toBeLessThan(46)
    expect(await at()).toBeGreaterThan(14)
    const { x, y, width, height } = (await sign(page, 've13').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.getByRole('dialog', { name: 'Place 13' }).waitFor()
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is moved, zoomed and left by keyboard', async () => {
    const { page, problems } = await openMap()
    const canvas = page.getByRole('region', { name: 'Map of Melbourne' })
    await canvas.focus()
    const start = await placeOf(page, 've13')
    await page.keyboard.press('+')
    const zoomed = await placeOf(page, 've13')
    expect(zoomed).not.toBe(start)
    await page.keyboard.press('ArrowRight')
    expect(await placeOf(page, 've13')).not.toBe(zoomed)

    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^ve11/)
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('CANVAS')

    await sign(page, 've14').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Place 14' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('ve14')
    expect(new URL(page.url()).hash).toBe('')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('sorts by distance without sending the position', async () => {
    const { page, problems } = await openMap({ geolocation: HERE, permissions: ['geolocation'] })
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.getByRole('heading', { name: 'Near you' }).waitFor()
    expect(await listed(page)).toEqual(['ve14', 've13', 've11', 've12'])
    expect((await pins(page)).toSorted()).toEqual(['ve11', 've12', 've13', 've14'])
    expect(await page.locator('li[data-venue=ve13]').innerText()).toContain(
      '60\u00a0m away, 1\u00a0min on foot',
    )
    await page.getByText('You are here').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: '13 Show Place 13 on the map' }).click()
    const card = page.getByRole('dialog', { name: 'Place 13' })
    expect(await card.innerText()).toContain('1\u00a0min on foot')

    const kept = await page.evaluate(() =>
      JSON.stringify([
        location.href,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        history.state,
      ]),
    )
    expect([...sent, kept].filter((each) => /37\.818123|144\.944567/.test(each))).toEqual([])
    await page.getByRole('button', { name: 'Near me' }).click()
    expect(await listed(page)).toEqual(['ve11', 've12', 've13', 've14'])
    // The position is known as before.
    expect(await page.locator('li[data-venue=ve13]').innerText()).toContain('60\u00a0m away')
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('says that the page may not know the position, and leaves the list unchanged', async () => {
    const { page } = await openMap({ permissions: [] })
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.getByText('This page may not know where you are.').waitFor()
    expect(await listed(page)).toEqual(['ve11', 've12', 've13', 've14'])
    await page.context().close()
  })

  test('leaves the still map if there is no WebGL, without loading anything', async () => {
    const { page, problems } = await site.open(WIDE)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await openAlive(page, '/program/map')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('svg [data-pin] a').first().isVisible()).toBe(true)
    expect(loaded.filter((url) => /live-map|maplibre/.test(url))).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test.each([
    ['its script does not come', '**/assets/live-map-*.js'],
    ['its ground cannot be had', '**/api/content'],
  ])('leaves the still map, says so and offers to reload, when %s', async (_when, missing) => {
    const { page } = await site.open(WIDE)
    await page.route(missing, (route) => route.abort())
    await openAlive(page, '/program/map')
    const reload = page.locator('#map').getByRole('button', { name: 'Reload' })
    await reload.waitFor()
    const words = 'The interactive map could not be loaded.'
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    expect(await page.locator('svg [data-pin] a').first().isVisible()).toBe(true)
    expect(await live(page).count()).toBe(0)

    await page.unroute(missing)
    await reload.press('Enter')
    await live(page).waitFor()
    await page.context().close()
  })
})

const OUTSIDE = 'https://maps.example'
const OUTSIDE_STYLE = {
  version: 8,
  sources: {
    ground: {
      type: 'vector',
      tiles: [`${OUTSIDE}/{z}/{x}/{y}.pbf`],
      attribution: '<a href="https://maps.example/">&copy; Example</a>',
    },
  },
  layers: [{ id: 'streets', type: 'line', source: 'ground', 'source-layer': 'streets' }],
}

describe('a live map on an outside style (spec/screens §5.2)', () => {
  test('sends requests only to its origin, names it, and does not send it the visitor’s position', async () => {
    const { open } = await startBrowserSite({
      drawsMaps: true,
      answers: ANSWERS,
      endedBy: onTestFinished,
      settings: { mapStyleUrl: `${OUTSIDE}/style.json` },
    })
    const { page, problems } = await open({
      ...WIDE,
      geolocation: HERE,
      permissions: ['geolocation'],
    })
    const tiles: string[] = []
    await page.route(`${OUTSIDE}/**`, (route) => {
      const isStyle = route.request().url().endsWith('/style.json')
      if (!isStyle) tiles.push(route.request().url())
      return route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: isStyle ? JSON.stringify(OUTSIDE_STYLE) : '',
      })
    })
    await openAlive(page, '/program/map')
    await live(page).waitFor()
    expect(await page.locator('#map figcaption').innerText()).toBe('© Example')
    expect(tiles.length).toBeGreaterThan(0)

    const asked = tiles.length
    await page.getByRole('button', { name: 'Near me' }).click()
    await page.getByText('You are here').waitFor({ state: 'attached' })
    await placeOf(page, 've13')
    expect(tiles.slice(asked)).toEqual([])
    await page.context().close()
    const ofOutside = problems.filter((problem) => problem.includes(`request to ${OUTSIDE}/`))
    expect(problems).toEqual(ofOutside)
  })
})
