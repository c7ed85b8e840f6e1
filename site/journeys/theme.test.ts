import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openAlive } from '../testing/chromium.ts'
import { shellInBrowser } from '../testing/shell-in-browser.ts'

const shell = shellInBrowser()

/** The painted colours of a page. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    const { colorScheme } = getComputedStyle(document.documentElement)
    const themeColor = document.querySelector('meta[name=theme-color]')?.getAttribute('content')
    return [color, backgroundColor, colorScheme, themeColor]
  })
const DEFAULT = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'light', '#ffffff']
const DARK = ['rgb(241, 239, 228)', 'rgb(0, 9, 31)', 'dark', '#00091f']

/** Follows a link of the menu. */
async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: link }).click()
  await page.locator('h1', { hasText: link }).waitFor()
}

/** The address of the logo's picture. */
const logo = (page: Page) => page.locator('footer img').first().getAttribute('src')

describe('the theme of a page in a browser (spec/asked §3, spec/behaviour §11)', () => {
  test.each([
    ['/about', DEFAULT],
    ['/dark', DARK],
    // Red on yellow has a contrast of only 2.9, so black is used.
    ['/red', ['rgb(0, 0, 0)', 'rgb(244, 224, 77)', 'light', '#f4e04d']],
  ])('of %s is painted before any script runs', async (path, expected) => {
    const { page, problems } = await shell.open({ javaScriptEnabled: false })
    await page.goto(path)
    expect(await painted(page)).toEqual(expected)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('changes with the page, and a page without one has the default again', async () => {
    const { page, problems } = await shell.open({ reducedMotion: 'reduce' })
    await openAlive(page, '/about')
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
    await follow(page, 'Dark')
    expect(await painted(page)).toEqual(DARK)
    expect(await logo(page)).toContain('bb-full')
    await page.goBack()
    await page.locator('h1', { hasText: 'About' }).waitFor()
    expect(await painted(page)).toEqual(DEFAULT)
    expect(await logo(page)).toContain('aa-full')
    expect(await page.locator('html[data-first]').count()).toBe(1)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('is white on black for a visitor who chose dark in the menu: from the first paint and after a navigation, but not on a page with its own colours (spec/behaviour §37.2)', async () => {
    const WHITE_ON_BLACK = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'dark', '#000000']
    const { page, problems } = await shell.open({ reducedMotion: 'reduce' })
    const seenLogos = () =>
      page
        .locator('footer img')
        .evaluateAll((logos) => [
          ...new Set(
            logos.filter((each) => each.checkVisibility()).map((each) => each.getAttribute('src')),
          ),
        ])
    await openAlive(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    // The script for the choice loads with the first press.
    await expect.poll(() => painted(page)).toEqual(WHITE_ON_BLACK)
    await page.keyboard.press('Escape')
    await follow(page, 'Dark')
    expect(await painted(page)).toEqual(DARK)
    await page.goBack()
    await page.locator('h1', { hasText: 'About' }).waitFor()
    expect(await painted(page)).toEqual(WHITE_ON_BLACK)
    expect(await page.locator('body > header[data-dark]').count()).toBe(1)
    expect(await seenLogos()).toEqual([expect.stringContaining('bb-full')])

    // Block the application, so that only the first script runs.
    await page.route('**/assets/entry*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const start = () => {}' }),
    )
    await page.reload()
    expect(await painted(page)).toEqual(WHITE_ON_BLACK)
    await page.unrouteAll()

    await openAlive(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'As my device' }).click()
    await expect.poll(() => painted(page)).toEqual(DEFAULT)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => painted(page)).toEqual(WHITE_ON_BLACK)
    await page.getByRole('button', { name: 'Light' }).click()
    await expect.poll(() => painted(page)).toEqual(DEFAULT)
    expect(await seenLogos()).toEqual([expect.stringContaining('aa-full')])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('remembers the year of the page before: a venue opens that year and no other, and no year if it is opened directly', async () => {
    const { page, problems } = await shell.open({ reducedMotion: 'reduce' })
    const opened = () => page.locator('main details[open] summary').allInnerTexts()
    await openAlive(page, '/2024/program')
    await follow(page, 'Shed 9')
    expect(await opened()).toEqual(['2024'])
    await openAlive(page, '/venues/shed-9')
    expect(await opened()).toEqual([])
    await follow(page, 'Dark')
    await follow(page, 'Shed 9')
    expect(await opened()).toEqual([])
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('has icons for the tab and the home screen, all of which are pictures', async () => {
    const { page, problems } = await shell.open()
    await openAlive(page, '/about')
    const icons = await page.evaluate(async () => {
      const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel$=icon]')]
      const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? { href: '' }
      const response = await fetch(href)
      const manifest = (await response.json()) as {
        name: string
        icons: { src: string; sizes: string }[]
      }
      const sources = [
        ...named.map((link) => link.href),
        '/favicon.ico',
        ...manifest.icons.map(({ src }) => new URL(src, href).href),
      ]
      const widths = await Promise.all(
        sources.map(async (src) => {
          const image = Object.assign(new Image(), { src })
          await image.decode()
          return image.naturalWidth
        }),
      )
      return {
        name: manifest.name,
        type: response.headers.get('content-type'),
        widths,
        paths: named.map((link) => link.getAttribute('href')),
      }
    })
    expect(icons.name).toBe('Parallax')
    expect(icons.type).toContain('application/manifest+json')
    expect(icons.widths.length).toBeGreaterThan(3)
    // The browser requests each icon once, as a file. Inlined, the icons would be a tenth of the page.
    expect(icons.paths).toHaveLength(2)
    for (const path of icons.paths) expect(path).toMatch(/^\/assets\/icon/)
    expect(Math.min(...icons.widths)).toBeGreaterThanOrEqual(16)
    await page.context().close()
    expect(problems).toEqual([])
  })
})
