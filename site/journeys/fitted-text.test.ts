import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive, untilAlive, type WatchOptions } from '../testing/chromium.ts'
import { holdFirstFonts } from '../testing/late-fonts.ts'
import { layoutShifts, noteLayoutShifts } from '../testing/layout-shifts.ts'
import { installClock, stopClock } from '../testing/page-clock.ts'
import { shellInBrowser } from '../testing/shell-in-browser.ts'

const YEARS = 'footer > :last-child > span'
const WORD = 'h1 > span'

const OWN_SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'

// The tests measure painted letters, so the letters must be those that visitors see.
const shell = shellInBrowser({ isWhole: true })

/** A visitor whose browser has the fonts already. Lines are not fitted to fonts that come too late to be drawn. */
async function open(width: number, options: Partial<WatchOptions> = {}) {
  const visitor = await openFirst(width, options)
  await visitor.page.goto('/partners')
  return visitor
}

const openFirst = (width: number, options: Partial<WatchOptions> = {}) =>
  shell.open({ viewport: { width, height: 800 }, ...options })

const measure = (selector: string) => {
  const line = document.querySelector<HTMLElement>(selector)
  const box = line?.parentElement
  if (!line || !box) throw new Error('there is no fitted line')
  const { paddingLeft, paddingRight } = getComputedStyle(box)
  const { left, right } = box.getBoundingClientRect()
  const { top, height } = line.getBoundingClientRect()
  return {
    size: parseFloat(getComputedStyle(line).fontSize),
    top,
    height,
    left: left + parseFloat(paddingLeft),
    right: right - parseFloat(paddingRight),
  }
}

/** The number of lines of a text. */
const linesOf = (selector: string) => {
  const text = document.createRange()
  text.selectNodeContents(document.querySelector(selector) ?? document.body)
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** The distances in px from the painted letters to both margins of the page. */
async function gaps(page: Page, selector: string): Promise<readonly number[]> {
  await page.locator(selector).scrollIntoViewIfNeeded()
  const { left, right, top, height } = await page.evaluate(measure, selector)
  const width = page.viewportSize()?.width ?? 0
  const clip = { x: 0, y: top, width, height }
  const picture = (await page.screenshot({ clip })).toString('base64')
  const scratch = await page.context().newPage()
  const [first = 0, last = 0] = await scratch.evaluate(inkColumns, picture)
  await scratch.close()
  return [first - left, right - last]
}

/** The first dark column of a picture, and the column after the last dark one. */
async function inkColumns(picture: string): Promise<readonly number[]> {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('the picture cannot be read')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const dark = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (__, y) => data[(y * width + x) * 4] ?? 255).some(
      (red) => red < 128,
    ),
  )
  return [dark[0] ?? 0, (dark.at(-1) ?? 0) + 1]
}

const fitted = (page: Page, selector: string) =>
  page.waitForFunction(
    (each) => document.querySelector<HTMLElement>(each)?.style.fontSize !== '',
    selector,
  )

describe('fitted text in a browser (spec/asked §2, §9, spec/behaviour §21)', () => {
  test.each([390, 1440])(
    'fills %i px: its painted letters reach from margin to margin',
    async (width) => {
      const { page, problems } = await open(width)
      for (const [path, selector] of [
        ['/partners', YEARS],
        ['/', WORD],
      ] as const) {
        await openAlive(page, path)
        await fitted(page, selector)
        for (const gap of await gaps(page, selector)) expect(Math.abs(gap)).toBeLessThan(1.5)
      }
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test.each([820, 1440])(
    'stays one line at %i px but becomes smaller when a reader sets their own spacing (WCAG 1.4.12)',
    async (width) => {
      const { page, problems } = await open(width)
      for (const [path, selector] of [
        ['/partners', YEARS],
        ['/', WORD],
      ] as const) {
        await openAlive(page, path)
        await fitted(page, selector)
        const before = await page.evaluate(measure, selector)
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(rules)
          document.adoptedStyleSheets.push(sheet)
        }, OWN_SPACING)
        await expect.poll(() => page.evaluate(linesOf, selector)).toBe(1)
        await expect
          .poll(async () => (await page.evaluate(measure, selector)).size)
          .toBeLessThan(before.size)
      }
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('is fitted again 100 ms after a change of width, not after 99, and never below 48 px', async () => {
    const { page, problems } = await open(1200)
    await installClock(page)
    await openAlive(page, '/partners')
    await fitted(page, YEARS)
    await stopClock(page)
    const before = await page.evaluate(measure, YEARS)

    await page.setViewportSize({ width: 800, height: 800 })
    await observed(page)
    await page.clock.runFor(99)
    expect((await page.evaluate(measure, YEARS)).size).toBe(before.size)
    await page.clock.runFor(1)
    const after = await page.evaluate(measure, YEARS)
    expect(after.size).toBeLessThan(before.size)

    await page.locator('footer > :last-child').evaluate((box) => {
      box.style.width = '150px'
    })
    await observed(page)
    await page.clock.runFor(100)
    expect((await page.evaluate(measure, YEARS)).size).toBe(48)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('keeps its size and place when its font is too late to be drawn: it is not fitted to the fallback font', async () => {
    const { page } = await openFirst(1440)
    const releaseFonts = await holdFirstFonts(page)
    await noteLayoutShifts(page)
    // The `load` event waits for the fonts, so do not wait for it.
    await page.goto('/partners', { waitUntil: 'commit' })
    await untilAlive(page)
    await page.evaluate(() => scrollTo(0, 1e6))
    const early = await page.evaluate(measure, YEARS)
    releaseFonts()
    await page.waitForLoadState('load')
    expect(await layoutShifts(page)).toEqual([])
    expect(await page.evaluate(measure, YEARS)).toEqual(early)
    expect(await page.locator(YEARS).getAttribute('style')).toBe(null)
    await page.context().close()
  })

  test('is fitted on a page that replaces another, before that page is painted', async () => {
    const { page, problems } = await open(1440)
    await openAlive(page, '/partners')
    await fitted(page, YEARS)
    await page.evaluate((selector) => {
      requestAnimationFrame(function look() {
        const line = document.querySelector<HTMLElement>(selector)
        if (line) Object.assign(window, { firstSize: line.style.fontSize })
        else requestAnimationFrame(look)
      })
    }, WORD)
    await page.locator('header a[href="/"]').first().click()
    const firstSize = await page.waitForFunction(() => Reflect.get(window, 'firstSize') as unknown)
    expect(await firstSize.jsonValue()).toMatch(/px$/)
    for (const selector of [WORD, YEARS]) {
      for (const gap of await gaps(page, selector)) expect(Math.abs(gap)).toBeLessThan(1.5)
    }
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('has without script a size within 2 % of the fitted size', async () => {
    const scripted = await open(1440)
    const { page } = await open(1440, { javaScriptEnabled: false })
    for (const [path, selector] of [
      ['/partners', YEARS],
      ['/', WORD],
    ] as const) {
      await openAlive(scripted.page, path)
      await fitted(scripted.page, selector)
      const exact = await scripted.page.evaluate(measure, selector)
      await page.goto(path)
      const estimated = await page.evaluate(measure, selector)
      expect(Math.abs(estimated.size / exact.size - 1)).toBeLessThan(0.02)
    }
    await Promise.all([page.context().close(), scripted.page.context().close()])
  })
})

/** Resolves when all observers have been notified of the size of the line's box. */
const observed = (page: Page) =>
  page.evaluate(
    (selector) =>
      new Promise<void>((resolve) => {
        const box = document.querySelector(selector)?.parentElement
        if (box) new ResizeObserver(() => resolve()).observe(box)
      }),
    YEARS,
  )
