import { anEdition, anEditionSummary } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { aStubImage } from 'contract/testing/image.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'
import { installClock, stopClock } from '../../../testing/page-clock.ts'

/** The works of the hero. Each text is the hash in the names of a work's files, and also its slug and title. */
const WORKS = ['1111111111111111', '2222222222222222', '3333333333333333']
const SHOWN_MS = 8_000
/** A picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Each day of the edition begins with another work. This is the first day, so the first of `WORKS` is shown first. */
const site = await startBrowserSite({
  now: '2026-03-06T00:20:00Z',
  answers: {
    '/years/2026': anEdition(),
    '/home': {
      hero: WORKS.map((name) => ({
        event: anEventStub({ slug: name, title: name }),
        image: {
          ...aStubImage({
            url: `/media/${name}-full.jpg`,
            sizes: {
              medium: `/media/${name}-medium.webp`,
              'medium-width': 300,
              'medium-height': 200,
              large: `/media/${name}-large.webp`,
              'large-width': 1024,
              'large-height': 683,
            },
          }),
          credit: { artists: [name], view: 'work' as const, copyright: `© ${name}` },
        },
      })),
      featured: [],
      guides: [],
      articles: [],
      edition: anEditionSummary(anEdition()),
    },
  },
})

/**
 * Opens the home page. `asked`: the works whose pictures were requested. `drawn`: how many works are in the hero: one,
 * or two while one replaces the other.
 */
async function openHome(
  options: Partial<BrowserContextOptions> = {},
  prepare?: (page: Page) => Promise<unknown>,
) {
  const { page, problems } = await site.open(options)
  const asked = new Set<string>()
  await page.route('**/media/**', (route) => {
    asked.add(/media\/(\w+)-/.exec(route.request().url())?.[1] ?? '')
    return route.fulfill({ contentType: 'image/gif', body: PIXEL })
  })
  await prepare?.(page)
  await installClock(page)
  await openAlive(page, '/')
  return {
    page,
    problems,
    asked: () => [...asked],
    credit: () => page.locator('[data-heroes] [data-credit]').innerText(),
    drawn: () => page.locator('[data-heroes] > span').count(),
    pause: page.locator('[data-pause]'),
  }
}

describe('the works of the home picture (spec/screens §1)', () => {
  test('follow each other after eight seconds, each loaded in its turn, but not under reduced motion, while the credit has the focus, or once the visitor has paused', async () => {
    const { page, problems, asked, credit, drawn, pause } = await openHome({
      reducedMotion: 'reduce',
    })
    await stopClock(page)
    /** Checks that no turn begins: a turn would put a second picture into the hero. */
    const stays = async (name: string | undefined) => {
      await page.clock.runFor(2 * SHOWN_MS)
      expect([await drawn(), await credit()]).toEqual([1, expect.stringContaining(name ?? '')])
    }
    const turns = async (name: string | undefined) => {
      await page.clock.runFor(SHOWN_MS)
      await expect.poll(credit).toContain(name)
      await expect.poll(drawn).toBe(1)
    }
    const [first, second, third] = WORKS

    // The pause button appears when the script runs.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await pause.waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await pause.waitFor({ state: 'hidden' })
    await stays(first)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await pause.waitFor()
    const link = page.locator('[data-credit] a')
    await link.focus()
    await stays(first)
    await link.blur()
    expect(asked()).toEqual([first])

    await turns(second)
    expect(asked()).toEqual([first, second])
    await pause.click()
    expect(await pause.innerText()).toBe('Play')
    await stays(second)
    expect(asked()).toEqual([first, second])
    await pause.click()
    await turns(third)
    await turns(first)
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('load no script if the visitor saves data, so the first stays and the button is hidden', async () => {
    const scripts: string[] = []
    const { page, pause } = await openHome({}, (each) => {
      each.on('request', (request) => scripts.push(request.url()))
      return each.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
    })
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => url.includes('/heroes-'))).toEqual([])
    expect([await pause.count(), await pause.isVisible()]).toEqual([1, false])
    await page.context().close()
  })
})
