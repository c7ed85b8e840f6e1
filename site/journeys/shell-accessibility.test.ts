import { aGlobal } from 'contract/testing/base-answers.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { openAlive } from '../testing/chromium.ts'
import { serveShellFestival } from '../testing/shell-festival.ts'
import { faultsAtRest } from '../testing/screen-quality.ts'
import { shellInBrowser } from '../testing/shell-in-browser.ts'
import { spacedOutFaults } from '../testing/spaced-out-faults.ts'
import { LAYOUT_WIDTHS, WIDTHS } from '../testing/widths.ts'

const shell = shellInBrowser()

interface State {
  readonly path: string
  /** A selector that only this state has; an error page would have no violations either. */
  readonly marker: string
  readonly enter?: (page: Page) => Promise<unknown>
}

const pressMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()

const STATES: Readonly<Record<string, State>> = {
  home: { path: '/', marker: 'header[data-home][data-top]' },
  'home, scrolled': {
    path: '/',
    marker: 'header[data-home][data-shown]',
    enter: (page) => page.evaluate(() => scrollTo(0, innerHeight + 100)),
  },
  'a page': { path: '/about', marker: 'header[data-shown][data-top]' },
  'a dark page': { path: '/dark', marker: 'header[data-dark]' },
  'a page of weak colours': { path: '/red', marker: 'h1' },
  'the menu': { path: '/about', marker: 'dialog[open] nav', enter: pressMenu },
  'the menu of a dark page': { path: '/dark', marker: 'dialog[open] nav', enter: pressMenu },
  'the acknowledgement': {
    path: '/about',
    marker: 'dialog[open] #acknowledgement-text',
    enter: (page) => page.getByRole('button', { name: 'Acknowledgement' }).click(),
  },
  'the error': { path: '/no/such/page', marker: 'main a[href="/"]' },
  'a page that waits for another': {
    path: '/about',
    marker: '#loading-bar[data-state=running]',
    enter: async (page) => {
      await page.route('**/_payload.json*', () => undefined)
      await page.locator('header a[href="/"]').first().click()
    },
  },
}

async function inState(state: State, width: number, check: (page: Page) => Promise<void>) {
  const page = await openPage(width)
  await bringInto(state, page)
  await check(page)
  await page.context().close()
}

async function openPage(width: number): Promise<Page> {
  const viewport = { width, height: 640 }
  const { page } = await shell.open({ viewport, reducedMotion: 'reduce' })
  return page
}

async function bringInto({ path, marker, enter }: State, page: Page): Promise<void> {
  await openAlive(page, path)
  await enter?.(page)
  await page.locator(marker).first().waitFor()
}

/** The states that are checked for motion, and those whose texts are spaced out. */
const MOVING = ['home, scrolled', 'the menu', 'the acknowledgement']
const SPACED_OUT = ['a page', 'the menu', 'the acknowledgement', 'the error']

/** What is wrong with the states, one line each, by kind of fault. */
interface Findings {
  readonly axe: string[]
  readonly sideways: string[]
  readonly cut: string[]
  readonly moving: string[]
}

describe('every state of the shell (WCAG 2.2 AA, spec/design §7)', () => {
  const found: Findings = { axe: [], sideways: [], cut: [], moving: [] }
  // One visit to each state collects all findings.
  beforeAll(async () => {
    for (const name of [...MOVING, ...SPACED_OUT])
      if (!STATES[name]) throw new Error(`there is no state "${name}"`)
    // All in one page: the first document of a new page takes twice the time of the next ones.
    const page = await openPage(1440)
    for (const [name, state] of Object.entries(STATES)) {
      await page.setViewportSize({ width: 1440, height: 640 })
      await bringInto(state, page)
      await examine(page, name, found)
      await page.unrouteAll()
    }
    await page.context().close()
  })

  test('has no findings of axe in either layout, and is no wider than a window of 1440, 820, 390 and 320 px', () => {
    expect([...found.axe, ...found.sideways]).toEqual([])
  })

  test('has no motion if the visitor prefers reduced motion', () => {
    expect(found.moving).toEqual([])
  })

  test('does not cut its text when letters, words and lines are spaced out (WCAG 1.4.12)', () => {
    expect(found.cut).toEqual([])
  })

  test('is visible in forced colours: the bars of the toggle, the cross, the fields and buttons have borders or text colours', async () => {
    await inState({ path: '/about', marker: 'h1' }, 1280, async (page) => {
      await page.emulateMedia({ forcedColors: 'active' })
      const ink = (selector: string, property: 'borderTopColor' | 'color') =>
        page
          .locator(selector)
          .first()
          .evaluate(
            (element, name) => [
              getComputedStyle(element)[name],
              getComputedStyle(document.body).backgroundColor,
            ],
            property,
          )
      const parts = [
        await ink('header button > span', 'borderTopColor'),
        await ink('footer ul a[href="/subscribe"]', 'borderTopColor'),
        await ink('footer > :last-child', 'color'),
      ]
      await pressMenu(page)
      parts.push(
        await ink('dialog[open] svg', 'color'),
        await ink('dialog[open] input', 'borderTopColor'),
        await ink('dialog[open] button[type=submit]', 'borderTopColor'),
      )
      for (const [colour, ground] of parts) expect(colour).not.toBe(ground)
    })
  })
})

async function examine(page: Page, name: string, found: Findings): Promise<void> {
  if (MOVING.includes(name)) {
    const count = await page.evaluate(() => document.getAnimations().length)
    if (count > 0) found.moving.push(`${name}: ${count} animations`)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    const at = `${name} at ${width} px`
    const lines = LAYOUT_WIDTHS.includes(width) ? await axeFindings(page) : []
    found.axe.push(...lines.map((line) => `${at}: ${line}`))
    if (await page.evaluate(isWide)) found.sideways.push(`${at}: scrolls sideways`)
  }
  if (SPACED_OUT.includes(name)) {
    // The page now has the narrowest width.
    const lines = await faultsAtRest(page, spacedOutFaults)
    found.cut.push(...lines.map((line) => `${name}: ${line}`))
  }
  if (MOVING.includes(name)) {
    await page.keyboard.press('Escape')
    const left = await page.locator('dialog').filter({ visible: true }).count()
    if (left > 0) found.moving.push(`${name}: still there after Escape`)
  }
}

/** Whether the page or an open dialog is wider than its window. Runs inside the page. */
function isWide(): boolean {
  return [document.documentElement, ...document.querySelectorAll('dialog[open]')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  )
}

describe('the keyboard’s way through the shell (spec/design AX2, AX6)', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.id || activeElement?.textContent?.replaceAll(/\s+/g, ' ').trim()
    })

  test('begins with the skip link, which leads past the header; the menu opens, closes and returns the focus', async () => {
    await inState({ path: '/about', marker: 'h1' }, 1280, async (page) => {
      const walk: (string | undefined)[] = []
      const press = async (key: string) => {
        await page.keyboard.press(key)
        walk.push(await focused(page))
      }
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter', 'Tab', 'Tab', 'Escape'])
        await press(key)
      expect(walk).toEqual([
        'Skip to content',
        'Parallax 2026Parallax',
        'International Festival of Photography',
        'Melbourne & Victoria, 6–29 March 2026',
        'Theme: Afterimage',
        'Menu',
        'Close',
        'Open now',
        'menu-search',
        'Menu',
      ])
      await page.reload()
      await openAlive(page, '/about')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await focused(page)).toBe('main')
    })
  })

  test('finds the way out of an error page at the first link of its main part', async () => {
    await inState({ path: '/no/such/page', marker: 'main a[href="/"]' }, 1280, async (page) => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Go back home')
      await page.keyboard.press('Enter')
      await page.waitForURL(`${shell.origin()}/`)
    })
  })

  test('reaches every link of the holding screen, which has no findings of axe at 320 and 1280 px', async () => {
    const button_links = {
      link_group: [
        { title: 'Letters', link: 'https://letters.example/' },
        { title: 'Write to us', link: 'mailto:hello@parallax.example' },
      ],
    }
    const { footer } = aGlobal()
    const answers = {
      '/global': aGlobal({ show_loading_screen: true, footer: { ...footer, button_links } }),
    }
    const held = await serveShellFestival({ answers })
    for (const width of [320, 1280]) {
      const viewport = { width, height: 640 }
      const { page, problems } = await shell.open({ origin: held.origin, viewport })
      await page.goto('/about')
      await page.getByRole('heading', { level: 1, name: 'The future is loading' }).waitFor()
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
      expect(await page.locator('a').filter({ visible: true }).count()).toBe(2)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Letters (opens in a new tab)')
      await page.context().route('https://letters.example/', (route) => route.fulfill({ body: '' }))
      const tab = page.waitForEvent('popup')
      await page.keyboard.press('Enter')
      expect((await tab).url()).toBe('https://letters.example/')
      await (await tab).close()
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Write to us')
      await page.context().close()
      expect(problems).toEqual([])
    }
  })
})
