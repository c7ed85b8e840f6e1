import { aSite } from 'contract/testing/base-answers.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEvent } from 'contract/testing/event.ts'
import { anEventStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { aGuide } from 'contract/testing/guide.ts'
import { anImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive, watchPage } from '../testing/chromium.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'

/** A4 less the margins of 7 mm on each side (`styles/print.css`), in CSS pixels. */
const SHEET = { width: 741, height: 1070 }
const PICTURE_HEIGHT = (120 / 25.4) * 96
const OUTSIDE = 'https://elsewhere.example/notes'
const DARK = { color: '#f1efe4', backgroundColor: '#00091f', accentColor: '#7fb0d6' }

function paragraph(text: string, link?: string) {
  return [{ type: 'p' as const, children: link ? [{ link, children: [{ text }] }] : [{ text }] }]
}

/** A full Saturday: 45 exhibitions and 5 talks. */
const EVENTS = Array.from({ length: 50 }, (_, index) => {
  const said = {
    id: `e${String(index).padStart(3, '0')}`,
    slug: `event-${index}`,
    number: index + 1,
    title: `The Waiting Hall of Harbour ${index + 1}`,
  }
  return index < 45 ? anEventStub(said) : aTimedStub(said)
})
const CODES = EVENTS.map(({ id }) => id)

const { origin, browser } = await openBuiltSite({
  answers: {
    '/years/2026': anEdition(),
    '/years/2026/program': { events: EVENTS },
    '/years/2026/venues': { venues: [aVenueStub()] },
    '/site': aSite({ alerts: [{ text: 'Storm.', level: 'warning', route_pattern: '/**' }] }),
    '/basemap/city': aBasemap(),
    '/guides/low-water': aGuide({ theme: DARK }),
    '/events/slack-water': anEvent({ lead_image: anImage({ width: 1000, height: 1500 }) }),
    '/pages/about': aPage({
      theme: DARK,
      blocks: [
        { type: 'accordion', items: [{ title: 'Trams', body: paragraph('Route 70') }] },
        { type: 'text', body: paragraph('notes', OUTSIDE) },
      ],
    }),
  },
})

/** A page with its layout for paper. */
async function onPaper(path: string) {
  const { page, problems } = await watchPage(browser, { origin, viewport: SHEET })
  await openAlive(page, path)
  await page.emulateMedia({ media: 'print' })
  return { page, problems }
}

/** The text and background colours of everything that is painted. Only black on white is allowed. */
const grounds = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body, ...document.querySelectorAll('main, h1, main p')].map(
      (element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return `${color} on ${backgroundColor}`
      },
    ),
  )

describe('a page on paper (spec/design §5.20)', () => {
  test.each(['/guides/low-water', '/about'])(
    '%s is black on white though its theme is dark, and has no controls',
    async (path) => {
      const { page, problems } = await onPaper(path)
      const painted = new Set(await grounds(page))
      for (const ink of painted) {
        expect(ink).toMatch(/ on rgb\(255, 255, 255\)$| on rgba\(0, 0, 0, 0\)$/)
      }
      expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).color)).toBe(
        'rgb(0, 0, 0)',
      )
      expect(await page.locator(':is(nav, form, button, dialog):visible').count()).toBe(0)
      await page.context().close()
      expect(problems).toEqual([])
    },
  )

  test('has the festival’s name, the alerts, the acknowledgement, and at its end its address and the date', async () => {
    const { page } = await onPaper('/about')
    const words = await page.locator('body').innerText()
    const order = ['Parallax 2026', 'Warning: Storm.', 'About', 'Parallax takes place on', origin]
    const places = order.map((each) => words.indexOf(each))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await page.locator('body > footer').innerText()).toMatch(
      new RegExp(`${origin}/about, \\d{1,2} [A-Z][a-z]+ \\d{4}\\s*$`),
    )
    await page.context().close()
  })

  test('opens all folds, and prints the addresses of the links in its text', async () => {
    const { page } = await onPaper('/about')
    expect(await page.getByText('Route 70').isVisible()).toBe(true)
    const after = (element: Element) => getComputedStyle(element, '::after').content
    expect(await page.locator(`main a[href="${OUTSIDE}"]`).evaluate(after)).toContain(OUTSIDE)
    await page.context().close()
  })

  test('has for a walk a map with the numbers of the stops, then the stops', async () => {
    const { page } = await onPaper('/guides/low-water')
    const pins = page.locator('[data-pin] a text')
    expect(await pins.allTextContents()).toEqual(['1', '2', '3'])
    const map = await page.locator('[data-pin]').first().boundingBox()
    const [first] = await page.locator('li[data-stop]').all()
    expect(map?.y).toBeLessThan((await first?.boundingBox())?.y ?? 0)
    expect(await first?.evaluate((stop) => getComputedStyle(stop).breakInside)).toBe('avoid')
    await page.context().close()
  })

  test('has the facts of an event before its picture, which is at most 120 mm high, and neither related events nor controls', async () => {
    const { page } = await onPaper('/events/slack-water')
    const picture = await page.locator('main figure img[width]').first().boundingBox()
    const facts = await page.locator('main dl').first().boundingBox()
    expect(picture?.height).toBeLessThanOrEqual(PICTURE_HEIGHT)
    expect(picture?.height).toBeGreaterThan(PICTURE_HEIGHT - 10)
    expect(facts?.y).toBeLessThan(picture?.y ?? 0)
    expect(await page.getByRole('heading', { name: 'Related' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0)
    await page.context().close()
  })
})

/**
 * In each format, how high above the lower edge of its sheet the lowest heading of a section is, in points. The titles
 * of rows are not counted.
 */
async function lowestHeadings(path: string, formats: readonly string[]): Promise<number[]> {
  const { page } = await watchPage(browser, { origin })
  await openAlive(page, path)
  const titles = await page.locator('main h2').allTextContents()
  const lowest: number[] = []
  for (const format of formats) {
    const file = await page.pdf({ format, tagged: true, outline: true })
    const entries = file
      .toString('latin1')
      .matchAll(/\/Title \(([^)]*)\)\s*\/Dest \[\d+ 0 R \/XYZ [\d.]+ ([\d.]+) 0\]/g)
    const heights = [...entries].flatMap(([, title = '', height]) =>
      titles.includes(title) ? Number(height) : [],
    )
    expect(heights.length).toBeGreaterThan(0)
    lowest.push(Math.min(...heights))
  }
  await page.context().close()
  return lowest
}

/** In points: the margin of 7 mm, one heading, and the line that must follow it on its sheet. */
const FOOT = 20 + 18 + 14

describe('sheets (spec/design §5.20)', () => {
  test.each(['/program', `/plan?items=${CODES.slice(20).join('.')}`])(
    '%s has no heading alone at the foot of a sheet of A4 or A5',
    async (path) => {
      for (const height of await lowestHeadings(path, ['A4', 'A5']))
        expect(height).toBeGreaterThan(FOOT)
    },
  )

  test.each(['/program?day=2026-03-15', `/plan?items=${CODES.join('.')}`, '/guides/low-water'])(
    '%s is not clipped on A5',
    async (path) => {
      const { page } = await watchPage(browser, { origin, viewport: { width: 469, height: 700 } })
      await openAlive(page, path)
      await page.emulateMedia({ media: 'print' })
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth: whole, clientWidth: sheet } = document.documentElement
        return { scrollWidth: whole, clientWidth: sheet }
      })
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      await page.context().close()
    },
  )

  test('a plan in large print has nothing smaller than 18 pt', async () => {
    const { page } = await onPaper(`/plan?items=${CODES.slice(40).join('.')}&size=large`)
    const small = await page.locator('body *').evaluateAll((all) =>
      all.flatMap((element) => {
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        )
        const isSmall = Number.parseFloat(getComputedStyle(element).fontSize) < 24
        return isText && isSmall && element.checkVisibility()
          ? element.textContent.slice(0, 80)
          : []
      }),
    )
    expect(small).toEqual([])
    await page.context().close()
  })
})
