import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { anEdition } from 'contract/testing/edition.ts'
import { anEvent } from 'contract/testing/event.ts'
import type { Page, Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive, untilAlive, watchPage } from '../testing/chromium.ts'
import { holdFirstFonts, isAboutHeldFont } from '../testing/late-fonts.ts'
import { cumulative, layoutShifts, noteLayoutShifts } from '../testing/layout-shifts.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'
import { SMALL_FESTIVAL } from '../testing/small-festival.ts'

const EVENT = '/events/slack-water'
const LEGACY = '/2021/venues'
/**
 * The script of the acknowledgement, the entry, and the first scripts that a page loads: sharing, directions, and what
 * both of them use.
 */
const MAX_SCRIPTS = 5
const MAX_SCRIPT_BYTES = 14_000
const MAX_STYLE_BYTES = 12_160
/** The second sheet has the styles for paper and for rare parts. Other pages do not wait for it (decision 084). */
const MAX_LATER_STYLE_BYTES = 5_250
const MAX_FONTS = 2
const MAX_FONT_BYTES = 50_000
const MAX_LEGACY_FONT_BYTES = 60_000
/** The first load ends this long after the `load` event, in milliseconds. */
const FIRST_LOAD_MS = 5_000

const ANSWERS = {
  '/routes': { ...SMALL_FESTIVAL['/routes'], festival_years: [2026, 2024, 2021] },
  '/years/2021': anEdition({ year: 2021, name: 'Parallax 2021' }),
  '/years/2021/program': { events: [] },
  '/years/2021/venues': { venues: [] },
  [EVENT]: anEvent(),
}
const site = await openBuiltSite({ answers: ANSWERS })

/** Everything that a page loads until five seconds after `load`, while nobody uses it. */
async function firstLoad(path: string) {
  const { page, problems } = await watchPage(site.browser, { origin: site.origin })
  await page.clock.install()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
  await page.clock.runFor(FIRST_LOAD_MS)
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(
    responses.map(async (response) => ({
      name: basename(response.url()),
      kind: response.request().resourceType(),
      body: await response.body(),
      sentBytes: Number(response.headers()['content-length']),
      encoding: response.headers()['content-encoding'],
    })),
  )
  await page.context().close()
  expect(problems).toEqual([])
  return (kind: string) => files.filter((file) => file.kind === kind)
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

describe('the first load of a page (spec/faults P5, P6)', () => {
  test.each([EVENT, '/program'])('of %s has its scripts in few small files', async (path) => {
    const scripts = (await firstLoad(path))('script')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length).toBeLessThanOrEqual(MAX_SCRIPTS)
    const bytes = sum(scripts.map(({ body }) => gzipSync(body, { level: 9 }).length))
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  })

  test('has small style sheets and fonts', async () => {
    const files = await firstLoad(EVENT)
    const styles = files('stylesheet')
    expect(new Set(styles.map(({ encoding }) => encoding))).toEqual(new Set(['br']))
    const [first, ...more] = styles.filter(({ name }) => name.startsWith('style-'))
    const [later, ...others] = styles.filter(({ name }) => name.startsWith('later-'))
    expect([styles.length, more, others]).toEqual([2, [], []])
    expect(first?.sentBytes).toBeLessThanOrEqual(MAX_STYLE_BYTES)
    expect(later?.sentBytes).toBeLessThanOrEqual(MAX_LATER_STYLE_BYTES)
    const fonts = files('font')
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.length).toBeLessThanOrEqual(MAX_FONTS)
    expect(sum(fonts.map(({ sentBytes }) => sentBytes))).toBeLessThanOrEqual(MAX_FONT_BYTES)
  })
})

test('a screen of 2022 and before loads both its families in 60 kB (spec/design FO2)', async () => {
  const fonts = (await firstLoad(LEGACY))('font')
  expect(fonts).toHaveLength(MAX_FONTS)
  expect(sum(fonts.map(({ sentBytes }) => sentBytes))).toBeLessThanOrEqual(MAX_LEGACY_FONT_BYTES)
})

describe.each([
  [390, 844],
  [820, 1180],
  [1440, 900],
])('at %i px nothing moves (spec/faults P8)', (width, height) => {
  const viewport = { width, height }

  test('when the menu opens and closes', async () => {
    const { page, problems } = await watchPage(site.browser, { origin: site.origin, viewport })
    await noteLayoutShifts(page)
    await openAlive(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('dialog:modal').waitFor()
    expect(await layoutShifts(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
    expect(await layoutShifts(page)).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('when the acknowledgement opens and closes', async () => {
    const { page, problems } = await watchPage(site.browser, {
      origin: site.origin,
      viewport,
      isAcknowledged: false,
    })
    await noteLayoutShifts(page)
    await openAlive(page, EVENT)
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
    expect(await layoutShifts(page)).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('when a second page is shown after fonts that were too late for the first page', async () => {
    const { page, problems } = await watchPage(site.browser, { origin: site.origin, viewport })
    await openWithLateFonts(page, '/about')
    await page.locator('footer a[href^="/"], header a[href="/"]').first().click()
    await page.waitForURL((url) => url.pathname !== '/about')
    expect(cumulative((await layoutShifts(page)).filter(({ hadInput }) => !hadInput))).toBe(
      '0.0000',
    )
    await page.context().close()
    expect(problems.filter((each) => !isAboutHeldFont(each))).toEqual([])
  })
})

/**
 * Opens a page and records its layout shifts from the beginning. Its fonts arrive late: the page is drawn without them
 * and its script runs before.
 */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  await noteLayoutShifts(page)
  const releaseFonts = await holdFirstFonts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await untilAlive(page)
  releaseFonts()
  await page.waitForLoadState('networkidle')
  expect(await headingFont(page)).not.toContain('Archivo')
}

/** The font family in which the heading is painted. */
async function headingFont(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const selector = { nodeId: root.nodeId, selector: 'h1' }
  const { nodeId } = await session.send('DOM.querySelector', selector)
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName).join(', ')
}
