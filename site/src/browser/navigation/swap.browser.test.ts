import { anEvent } from 'contract/testing/event.ts'
import { anEventStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { aGuide } from 'contract/testing/guide.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'

const site = await startBrowserSite({
  answers: {
    '/years/2026/program': { events: [anEventStub(), aTimedStub()] },
    '/events/slack-water': anEvent(),
    '/guides/low-water': aGuide(),
  },
})

const WIDE = { viewport: { width: 1440, height: 900 } }

/** Navigates as the parts of the page do, and waits for the new page. */
async function go(page: Page, href: string): Promise<void> {
  await page.evaluate(async (to) => {
    const done = new Promise((resolve) => {
      navigation.addEventListener('navigatesuccess', resolve, { once: true })
    })
    // The navigation is cancelled, and starts again when the page has loaded.
    const { committed, finished } = navigation.navigate(to)
    for (const promise of [committed, finished]) promise?.catch(() => undefined)
    await done
  }, href)
}

/** Records the view transitions that begin. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const begun: string[] = []
    Object.assign(window, { begun })
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (...given) {
      begun.push(location.pathname)
      return start.apply(this, given)
    }
  })

const begun = (page: Page) => page.evaluate<string[]>('window.begun')

describe('a page that replaces another', () => {
  test('is inserted by the one policy, which accepts no other text (spec/faults §11)', async () => {
    const { page, problems } = await site.open()
    await openAlive(page, '/about')
    await go(page, '/venues')
    const refused = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
      }
      const attempts = [
        () => Object.assign(document.createElement('template'), { innerHTML: '<b>x</b>' }),
        () => trustedTypes.createPolicy('payload', { createHTML: String }),
        () => trustedTypes.createPolicy('other', { createHTML: String }),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'taken'
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error)
        }
      })
    })
    expect(refused).toEqual(['refused', 'refused', 'refused'])
    const told = problems.filter((problem) => !/Trusted|trusted-types/.test(problem))
    await page.context().close()
    expect(told).toEqual([])
  })

  test('of the same path keeps the focus and the open folds on the matching elements', async () => {
    const { page } = await site.open()
    await openAlive(page, '/program')
    const fold = page.locator('main form details').first()
    await fold.locator('summary').first().click()
    const field = fold.locator('[name]').first()
    await field.focus()
    const name = await field.getAttribute('name')
    await go(page, '/program?sort=title')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    expect(await focused()).toBe(name)
    expect(await fold.getAttribute('open')).toBe('')

    // "Start here" is gone once the walk begins at this stop. Then the stop has the focus (spec/behaviour §18.13).
    await openAlive(page, '/guides/low-water')
    await page.locator('[data-stop="2"] [data-start] a').press('Enter')
    await page.waitForURL('**/guides/low-water?from=2')
    const stop = page.locator('main [data-stop]').first()
    await expect.poll(() => stop.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await stop.getAttribute('data-stop')).toBe('2')
    await page.context().close()
  })

  test('leaves the unchanged parts around it in place', async () => {
    const { page } = await site.open()
    await openAlive(page, '/program')
    // The first footer has been fitted by script, so its HTML differs from the server's.
    await go(page, '/program?sort=date')
    await page.evaluate(() => {
      const parts = ['#footer > :first-child', 'header', '#menu', 'main > *'].map((each) =>
        document.querySelector(each),
      )
      Object.assign(window, { parts })
    })
    await go(page, '/program?sort=title')
    const stay = await page.evaluate(() =>
      (Reflect.get(window, 'parts') as Node[]).map((node) => node.isConnected),
    )
    expect(stay).toEqual([true, true, true, false])
    await page.context().close()
  })

  test('gives the focus after Back to the row that was opened, at its earlier position', async () => {
    const { page } = await site.open()
    await openAlive(page, '/program')
    const row = page.locator('main a[href="/events/slack-water"]').first()
    const href = await row.getAttribute('href')
    await row.click()
    await page.locator('h1:focus').waitFor()
    await page.evaluate(() => history.back())
    await page.locator('h1', { hasText: 'Program' }).waitFor()
    await page.locator('main a:focus').waitFor()
    expect(await page.locator('main a:focus').getAttribute('href')).toBe(href)
    await page.context().close()
  })
})

describe('the movement from one page to another', () => {
  test('is one view transition, of no more than 150 ms', async () => {
    const { page } = await site.open(WIDE)
    await noteTransitions(page)
    await openAlive(page, '/about')
    await page.evaluate(() => {
      const lasting: unknown[] = []
      Object.assign(window, { lasting })
      const start = Document.prototype.startViewTransition
      Document.prototype.startViewTransition = function (...given) {
        const transition = start.apply(this, given)
        void transition.ready.then(() => {
          for (const animation of document.getAnimations()) {
            const { target } = animation.effect as KeyframeEffect
            if (target === document.documentElement) {
              lasting.push(animation.effect?.getComputedTiming().activeDuration)
            }
          }
        })
        return transition
      }
    })
    await go(page, '/venues')
    expect(await begun(page)).toEqual(['/venues'])
    await expect.poll(() => page.evaluate<number[]>('window.lasting')).not.toEqual([])
    const lasting = await page.evaluate<number[]>('window.lasting')
    expect(lasting.filter((ms) => ms > 150)).toEqual([])
    await page.context().close()
  })

  test('does not happen with reduced motion', async () => {
    const { page } = await site.open({ ...WIDE, reducedMotion: 'reduce' })
    await noteTransitions(page)
    await openAlive(page, '/about')
    await go(page, '/venues')
    expect(await page.locator('h1').innerText()).toBe('Venues')
    expect(await begun(page)).toEqual([])
    await page.context().close()
  })

  test('ends when the visitor presses a link, and the press is handled', async () => {
    const { page, problems } = await site.open(WIDE)
    // A transition that is long enough to press a link during it.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('::view-transition-group(*) { animation-duration: 20s !important }')
      document.adoptedStyleSheets = [sheet]
    })
    await openAlive(page, '/about')
    await go(page, '/venues')
    const link = page.locator('header a[href="/"]').first()
    const box = await link.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await page.waitForURL(`${site.origin}/`)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('names the picture of a card and the picture of its page, and removes the names afterwards', async () => {
    const { page } = await site.open(WIDE)
    await openAlive(page, '/about')
    // The same picture as on a card and on its page.
    const picture = `<article><img id="hero" fetchpriority="high" alt="" width="40" height="40" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="></article>`
    await page.route('**/venues/_payload.json*', async (route) => {
      const response = await route.fetch()
      const payload = (await response.json()) as { main: string }
      await route.fulfill({ response, json: { ...payload, main: picture + payload.main } })
    })
    const names = await page.evaluate(async () => {
      const seen: string[] = []
      const note = (when: string) => {
        const named = [...document.querySelectorAll<HTMLElement>('main img')].filter(
          (image) => image.style.viewTransitionName === 'picture',
        )
        seen.push(`${when} ${named.map(({ id }) => id).join()}`)
      }
      const card = document.createElement('article')
      const image = Object.assign(document.createElement('img'), { id: 'card', alt: '' })
      image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
      image.width = image.height = 40
      image.dataset['picture'] = ''
      const link = Object.assign(document.createElement('a'), { href: '/venues', textContent: 'x' })
      card.append(image, link)
      document.querySelector('main')?.prepend(card)
      await image.decode()
      const start = Document.prototype.startViewTransition
      Document.prototype.startViewTransition = function (...given) {
        note('before')
        const transition = start.apply(this, given)
        void transition.updateCallbackDone.then(() => note('in'))
        void transition.finished.then(() => setTimeout(() => note('after')))
        return transition
      }
      link.click()
      while (seen.length < 3) await new Promise((resolve) => setTimeout(resolve, 20))
      return seen
    })
    expect(names).toEqual(['before card', 'in hero', 'after '])
    await page.context().close()
  })
})

describe('a browser without the Navigation API', () => {
  test('loads documents, and everything else works', async () => {
    const { page, problems } = await site.open(WIDE)
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation')
    })
    await openAlive(page, '/about')
    await page.evaluate(() => Object.assign(window, { opened: true }))
    await page.locator('footer a[href="/venues"]').click()
    await page.locator('h1', { hasText: 'Venues' }).waitFor()
    expect(await page.evaluate('window.opened')).toBeUndefined()
    await page.goBack()
    await page.locator('h1', { hasText: 'About' }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await page.context().close()
    expect(problems).toEqual([])
  })
})
