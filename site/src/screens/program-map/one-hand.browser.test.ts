import { aBasemap } from 'contract/testing/basemap.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { alwaysOpen, aVenueStub } from 'contract/testing/venue-stub.ts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'
import { stateFaults } from '../../../testing/state-faults.ts'

const VENUES = Array.from({ length: 12 }, (_, index) => {
  const number = index + 11
  return aVenueStub({
    id: `ve${number}`,
    slug: `place-${number}`,
    name: `Place ${number}`,
    precinct: 'city',
    geo: { lat: -37.81 - index * 0.002, lon: 144.945 + index * 0.003 },
    numbers: [number],
    events: 1,
    hours: alwaysOpen(),
  })
})

/**
 * A Chromium without WebGL, so the still map is shown. Its cards are the same as on the live map
 * (`map/live/live-map.browser.test.ts`).
 */
const site = await startBrowserSite({
  answers: {
    '/years/2026': anEdition({
      precincts: [
        { key: 'city', title: 'City', order: 1, kind: 'metro', basemap: 'city', count: 12 },
      ],
    }),
    '/years/2026/venues': { venues: VENUES },
    '/years/2026/program': {
      events: [
        anEventStub({
          number: 14,
          venue: { id: 've14', slug: 'place-14', name: 'Place 14', precinct: 'city' },
        }),
      ],
    },
    '/basemap/city': aBasemap(),
  },
})

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const
const DESK = { viewport: { width: 1040, height: 800 }, reducedMotion: 'reduce' } as const
const pin = (page: Page) => page.locator('#map [data-pin=ve14] a')
const card = (page: Page) => page.getByRole('dialog', { name: 'Place 14' })
/** The visible pins that are partly or wholly under the open card. */
const cutPins = (page: Page) =>
  page.evaluate(() => {
    const over = document.querySelector('#map [role=dialog]')?.getBoundingClientRect()
    return [...document.querySelectorAll('#map [data-pin]')].flatMap((each) => {
      const disc = each.querySelector('a')?.getBoundingClientRect()
      if (!over || !disc || getComputedStyle(each).visibility === 'hidden') return []
      const isClear =
        disc.right <= over.left ||
        disc.left >= over.right ||
        disc.bottom <= over.top ||
        disc.top >= over.bottom
      return isClear ? [] : [each.getAttribute('data-pin') ?? '']
    })
  })
/** Waits until the scroll event of a still map has fired and its effect is drawn. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
const toggle = (page: Page) => page.getByRole('button', { name: 'List' })
const place = (page: Page) =>
  page.evaluate(() => [
    scrollY,
    document.activeElement?.closest('[data-pin]')?.getAttribute('data-pin') ??
      document.activeElement?.id,
  ])

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe('the map in one hand (spec/behaviour §36)', () => {
  test('by thumb: a pin opens its card over the map, Back closes it, the page stays where it is, and each of its states is accessible', async () => {
    const { page, problems } = await site.open(PHONE)
    await openAlive(page, '/program/map')
    const free = await page.evaluate(() => {
      const { width, bottom } = document.querySelector('#map')?.getBoundingClientRect() ?? {}
      return [document.body.clientWidth - (width ?? 0), innerHeight - (bottom ?? 0)]
    })
    expect(free).toEqual([0, 0])
    const faults = [...(await stateFaults(page, 'sheet closed', '#map'))]

    await pin(page).dispatchEvent('click')
    await card(page).waitFor()
    const words = await card(page).innerText()
    expect(words).toContain('Always open')
    expect(words).toContain('Slack Water')
    expect(await place(page)).toEqual([0, 'card-place-14'])
    expect(await card(page).getByRole('link', { name: 'Details of Slack Water' }).count()).toBe(1)
    expect(
      await card(page)
        .getByRole('link', { name: /^Directions|^on OpenStreetMap/ })
        .count(),
    ).toBe(2)
    faults.push(...(await stateFaults(page, 'card open', '#map [role=dialog]')))

    await page.goBack()
    await card(page).waitFor({ state: 'detached' })
    expect(await place(page)).toEqual([0, 've14'])
    await page.goForward()
    await card(page).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await card(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('')

    await toggle(page).click()
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true')
    await page.getByRole('link', { name: 'Place 11', exact: true }).waitFor()
    faults.push(...(await stateFaults(page, 'list open', '#list')))
    // Escape closes the list wherever the focus is, like Back on Android: both are close requests of the platform.
    await page.evaluate(() => document.querySelector('a')?.focus())
    await page.keyboard.press('Escape')
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false')
    expect(await page.evaluate(() => scrollY)).toBe(0)

    // When a drag of the sheet's top ends, the sheet goes to the nearest of its heights.
    for (const [by, isOpen] of [
      [-600, 'true'],
      [100, 'true'],
      [600, 'false'],
    ] as const) {
      const box = await toggle(page).boundingBox()
      const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y + by, { steps: 4 })
      await page.mouse.up()
      expect(await toggle(page).getAttribute('aria-expanded')).toBe(isOpen)
    }

    const panel = page.locator('main form > details')
    await toggle(page).click()
    await panel.locator('> summary').click()
    faults.push(...(await stateFaults(page, 'filters open', 'main form')))
    await panel.locator('summary', { hasText: /^Access/ }).click()
    for (const open of [1, 0]) {
      await page.evaluate(() => document.querySelector('a')?.focus())
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('main form details[open]').count()).toBe(open)
    }
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true')
    await page.context().close()
    expect(problems).toEqual([])
    expect(faults).toEqual([])
  })

  test('by keyboard: list and map lead to each other, and Escape returns the focus to where the card was opened', async () => {
    const { page, problems } = await site.open(PHONE)
    await openAlive(page, '/program/map')
    await page.getByRole('link', { name: '14 Show Place 14 on the map' }).focus()
    await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('m')
    expect(await place(page)).toEqual([0, 've14'])
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await card(page).waitFor()
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
    expect(await place(page)).toEqual([0, 've14'])
    await page.keyboard.press('l')
    const row = page.getByRole('link', { name: '14 Show Place 14 on the map' })
    expect(await row.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('by keyboard: no card covers its own pin on a still map, and the map moves back when the card closes', async () => {
    const { page, problems } = await site.open(PHONE)
    await openAlive(page, '/program/map')
    const still = page.locator('#map [data-shape=area]').first()
    const hidden: string[] = []
    for (const { id, slug, name } of VENUES) {
      const own = page.locator(`#map [data-pin=${id}] a`)
      await own.press('Enter')
      const over = page.getByRole('dialog', { name })
      await over.waitFor()
      const [box, sign, map] = await Promise.all(
        [over, own, still].map((each) => each.boundingBox()),
      )
      const isSeen =
        box &&
        sign &&
        map &&
        !overlap(box, sign) &&
        sign.x >= map.x &&
        sign.y >= map.y &&
        sign.x + sign.width <= map.x + map.width
      if (!isSeen) hidden.push(slug)
      await page.keyboard.press('Escape')
      await over.waitFor({ state: 'detached' })
      expect(await still.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    }
    expect(hidden).toEqual([])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test.each([
    ['a phone', PHONE, 've14'],
    ['a low window of a desk', { ...DESK, viewport: { width: 1040, height: 480 } }, 've16'],
  ])(
    'by keyboard, on %s: the Tab key leads to no pin under an open card, and to all of them after it was closed',
    async (_where, options, id) => {
      const { page, problems } = await site.open(options)
      await openAlive(page, '/program/map')
      const withTab = async () => {
        const pins: string[] = []
        await page.locator('#map').focus()
        // One press more than there are pins, for the link to the list.
        for (let press = 0; press <= VENUES.length; press += 1) {
          await page.keyboard.press('Tab')
          await twoFrames(page)
          const focused = await page.evaluate(() =>
            document.activeElement?.closest('[data-pin]')?.getAttribute('data-pin'),
          )
          if (focused) pins.push(focused)
          expect(await cutPins(page)).toEqual([])
        }
        return pins
      }
      const all = await withTab()
      await page.locator(`#map [data-pin=${id}] a`).press('Enter')
      await page.getByRole('dialog').waitFor()
      const free = await withTab()
      expect(free).toContain(id)
      expect(free.length).toBeLessThan(all.length)
      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(await withTab()).toEqual(all)
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('at 400 % zoom: the name and the close button of a card are in the window when it opens', async () => {
    const { page, problems } = await site.open({ ...PHONE, viewport: { width: 320, height: 256 } })
    await openAlive(page, '/program/map')
    await pin(page).dispatchEvent('click')
    await card(page).waitFor()
    for (const part of [card(page).getByRole('heading'), card(page).getByRole('button')]) {
      const { y = -1, height = 0 } = (await part.first().boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(256)
    }
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('on a desk: a link opens a card, which does not cover its own pin, cuts no other pin, and whose close button leaves no history entry', async () => {
    const { page, problems } = await site.open(DESK)
    await openAlive(page, '/program/map#card-place-14')
    await card(page).waitFor()
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('button', { name: 'Close' }).click()
    await card(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => [location.hash, history.length])).toEqual(['', entries])

    const covered: string[] = []
    const cut: string[] = []
    for (const { id, slug, name } of VENUES) {
      await page.locator(`main li[data-venue=${id}] > a`).click()
      const over = page.getByRole('dialog', { name })
      await over.waitFor()
      const [box, own] = await Promise.all([
        over.boundingBox(),
        page.locator(`#map [data-pin=${id}] a`).boundingBox(),
      ])
      if (!box || !own || overlap(box, own)) covered.push(slug)
      cut.push(...(await cutPins(page)))
    }
    expect(covered).toEqual([])
    expect(cut).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const seen = await page
      .locator('#map [data-pin]')
      .evaluateAll(
        (pins) => pins.filter((each) => getComputedStyle(each).visibility === 'visible').length,
      )
    expect(seen).toBe(VENUES.length)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('without script: is a list and a drawn map, and the map begins at its middle', async () => {
    const { page } = await site.open({ ...PHONE, javaScriptEnabled: false })
    await page.goto('/program/map')
    await page.getByRole('heading', { name: 'Map', level: 1 }).waitFor()
    expect(await pin(page).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Place 22', exact: true }).isVisible()).toBe(true)
    expect(await toggle(page).isVisible()).toBe(false)
    const still = page.locator('#map [data-shape=area]').first()
    const beside = await still.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
      before: scrollLeft,
      after: scrollWidth - clientWidth - scrollLeft,
    }))
    expect(beside.before).toBeGreaterThan(40)
    expect(Math.abs(beside.after - beside.before)).toBeLessThanOrEqual(1)
    await page.context().close()
  })
})
