import { aSite } from 'contract/testing/base-answers.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { anEvent } from 'contract/testing/event.ts'
import { aGuide } from 'contract/testing/guide.ts'
import { anImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive, watchPage } from '../testing/chromium.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'

/** The printable area of A4 with margins of 12 mm, in CSS pixels. */
const SHEET = { width: 703, height: 1032 }
const PICTURE_HEIGHT = (120 / 25.4) * 96
const OUTSIDE = 'https://elsewhere.example/notes'
const DARK = { color: '#f1efe4', backgroundColor: '#00091f', accentColor: '#7fb0d6' }

function paragraph(text: string, link?: string) {
  return [{ type: 'p' as const, children: link ? [{ link, children: [{ text }] }] : [{ text }] }]
}

const { origin, browser } = await openBuiltSite({
  answers: {
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

/** Text and background colours of everything that is painted; only black on white is allowed. */
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
    '%s is black on white though its theme is dark, without what is to be pressed',
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

  test('has the festival’s name, what is urgent, the acknowledgement, and at its end its address and the date', async () => {
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

  test('opens what is folded, and tells where the links of its text lead', async () => {
    const { page } = await onPaper('/about')
    expect(await page.getByText('Route 70').isVisible()).toBe(true)
    const after = (element: Element) => getComputedStyle(element, '::after').content
    expect(await page.locator(`main a[href="${OUTSIDE}"]`).evaluate(after)).toContain(OUTSIDE)
    await page.context().close()
  })

  test('is a map with the numbers of the stops, and then the stops, when it is a walk', async () => {
    const { page } = await onPaper('/guides/low-water')
    const pins = page.locator('[data-pin] a text')
    expect(await pins.allTextContents()).toEqual(['1', '2', '3'])
    const map = await page.locator('[data-pin]').first().boundingBox()
    const [first] = await page.locator('li[data-stop]').all()
    expect(map?.y).toBeLessThan((await first?.boundingBox())?.y ?? 0)
    expect(await first?.evaluate((stop) => getComputedStyle(stop).breakInside)).toBe('avoid')
    await page.context().close()
  })

  test('has the facts of an event before its picture, which is at most 120 mm high, and nothing related', async () => {
    const { page } = await onPaper('/events/slack-water')
    const picture = await page.locator('main figure img[width]').first().boundingBox()
    const facts = await page.locator('main dl').first().boundingBox()
    expect(picture?.height).toBeLessThanOrEqual(PICTURE_HEIGHT)
    expect(picture?.height).toBeGreaterThan(PICTURE_HEIGHT - 10)
    expect(facts?.y).toBeLessThan(picture?.y ?? 0)
    expect(await page.getByRole('heading', { name: 'Related' }).count()).toBe(0)
    await page.context().close()
  })
})
