import { anArticle } from 'contract/testing/article.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFindings } from '../../../testing/axe.ts'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'
import { setOffline } from '../../../testing/connection.ts'
import { layoutShifts, noteLayoutShifts } from '../../../testing/layout-shifts.ts'
import { serveSilence } from '../../../testing/silence.ts'
import { stateFaults } from '../../../testing/state-faults.ts'
import { unfoldFooter } from '../../../testing/unfold-footer.ts'

const ARTICLE = '/channel/six-rolls-one-winter'

const LONG = '0123456789abcdef-long.wav'
const SHORT = 'fedcba9876543210-short.wav'
const sound = (name: string, title: string) => ({
  type: 'audio' as const,
  url: `/media/${name}`,
  title,
  transcript: ['Few words.', 'And more words.'].map((text) => ({
    type: 'p' as const,
    children: [{ text }],
  })),
})
const blocks = [sound(LONG, 'Salt and silver'), sound(SHORT, 'A bell')]
const site = await startBrowserSite({ answers: { [ARTICLE]: anArticle({ blocks }) } })

describe('a sound that the site itself plays (spec/behaviour §29)', () => {
  async function open(viewport = { width: 390, height: 844 }) {
    const { page, problems } = await site.open({ viewport })
    await serveSounds(page)
    await noteLayoutShifts(page)
    await openAlive(page, ARTICLE)
    const close = async () => {
      await page.context().close()
      expect(problems).toEqual([])
    }
    return { page, close }
  }

  async function serveSounds(page: Page): Promise<void> {
    await serveSilence(page, `**/media/${LONG}`, 600)
    await serveSilence(page, `**/media/${SHORT}`, 60)
  }

  const bar = (page: Page) => page.getByRole('complementary', { name: 'Sound' })
  const inPage = (page: Page, name: string) => page.locator(`main audio[src$="${name}"]`)
  const first = (page: Page) => page.locator('audio').first()
  const second = (page: Page) =>
    first(page).evaluate((audio: HTMLAudioElement) => audio.currentTime)
  const isPaused = (page: Page) => first(page).evaluate((audio: HTMLAudioElement) => audio.paused)
  /** So that the sound is in the same minute whenever the test reads it. Chromium plays no slower. */
  const slowDown = (page: Page) =>
    first(page).evaluate((audio: HTMLAudioElement) => {
      audio.playbackRate = 0.0625
    })

  /** Layout shifts, without those inside Chromium's own controls when they are laid out. */
  const moved = async (page: Page) =>
    (await layoutShifts(page)).filter(({ nodes }) => nodes.some((node) => node !== 'text'))

  /** Plays a sound with a key press on its own controls, from a given second on. */
  async function play(page: Page, name: string, from = 0): Promise<void> {
    const audio = inPage(page, name)
    await audio.evaluate((each: HTMLAudioElement, start) => {
      each.currentTime = start
      each.addEventListener('pause', () => each.setAttribute('data-was-paused', ''))
    }, from)
    await audio.press('Space')
    await expect
      .poll(() => audio.evaluate((each: HTMLAudioElement) => each.currentTime))
      .toBeGreaterThan(from)
  }

  /** Presses a button of the player. Returns by how many seconds the sound has jumped, which goes on playing. */
  function pressAndMeasure(button: HTMLElement | SVGElement): number {
    const audio = document.querySelector('audio')
    const before = audio?.currentTime ?? 0
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return (audio?.currentTime ?? 0) - before
  }

  async function follow(page: Page, href: string): Promise<void> {
    const link = page.locator(`footer a[href="${href}"]`).first()
    // The footer is folded on a phone.
    await link.evaluate((each: HTMLElement) => each.click())
    await page.waitForURL((url) => url.pathname === href)
  }

  test('goes back 15 s and plays faster, also in the bar, and marks what is being read (spec/behaviour §37.3)', async () => {
    const { page, close } = await open()
    await play(page, LONG, 400)
    const figure = page.locator('main figure', { has: page.locator(`audio[src$="${LONG}"]`) })
    const goBack = { name: '15 s back' }
    const jump = await figure.getByRole('button', goBack).evaluate(pressAndMeasure)
    expect(jump).toBeCloseTo(-15, 0)
    await figure.getByRole('button', { name: 'Speed 1×' }).click()
    const rate = () => inPage(page, LONG).evaluate((each: HTMLAudioElement) => each.playbackRate)
    expect(await rate()).toBe(1.25)
    expect(await axeFindings(page)).toEqual([])
    await expect
      .poll(() => page.locator('main [data-read]').allTextContents())
      .toEqual(['And more words.'])
    await follow(page, '/about')
    const inBar = bar(page).getByRole('button', goBack)
    await inBar.click({ trial: true })
    expect(await inBar.evaluate(pressAndMeasure)).toBeCloseTo(-15, 0)
    await close()
  })

  test('has its further controls even if it was played before their script had loaded', async () => {
    const { page, problems } = await site.open()
    await serveSounds(page)
    const isPlayed = Promise.withResolvers<void>()
    await page.route('**/assets/sounds-*.js', async (route) => {
      await isPlayed.promise
      await route.continue()
    })
    await openAlive(page, ARTICLE)
    await inPage(page, LONG).evaluate((audio: HTMLAudioElement) => audio.play())
    isPlayed.resolve()
    await page.getByRole('button', { name: '15 s back' }).waitFor()
    await page.context().close()
    expect(problems).toEqual([])
  })

  test('continues in a bar without a pause while pages change, and is back in its place on its page', async () => {
    const { page, close } = await open()
    await play(page, LONG)
    await follow(page, '/about')
    await bar(page).waitFor()
    const before = await second(page)
    await follow(page, '/venues')
    await expect.poll(() => second(page)).toBeGreaterThan(before)
    expect(await page.locator('audio').count()).toBe(1)

    await bar(page).getByRole('link', { name: 'Salt and silver' }).click()
    await page.waitForURL((url) => url.pathname === ARTICLE)
    await expect.poll(() => bar(page).count()).toBe(0)
    expect(await isPaused(page)).toBe(false)
    expect(await page.locator('[data-was-paused]').count()).toBe(0)
    expect(await inPage(page, LONG).getAttribute('controls')).toBe('')
    expect(await moved(page)).toEqual([])
    await close()
  })

  test('has buttons of 44 px in its bar, which is accessible and stops it for a while or for good', async () => {
    const { page, close } = await open({ width: 320, height: 600 })
    await play(page, LONG, 192)
    await slowDown(page)
    await follow(page, '/about')
    const pause = bar(page).getByRole('button', { name: 'Pause' })
    await pause.waitFor()
    for (const button of await bar(page).locator('button, a').all()) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    expect(await stateFaults(page, 'bar', 'body')).toEqual([])
    await pause.press('Enter')
    await bar(page).getByRole('button', { name: 'Play' }).press('Enter')
    await pause.waitFor()
    expect(await isPaused(page)).toBe(false)

    await bar(page).getByRole('button', { name: 'Close' }).press('Enter')
    expect([await bar(page).count(), await page.locator('audio').count()]).toEqual([0, 0])
    expect(await page.locator('main:focus').count()).toBe(1)
    await page.goBack()
    await page.getByRole('button', { name: /^Go on from 3\.\d\d$/ }).waitFor()
    await close()
  })

  test('ends with its document, and its page offers to continue from that second', async () => {
    const { page, close } = await open()
    await play(page, LONG, 192)
    await slowDown(page)
    await follow(page, '/about')
    await bar(page).waitFor()
    await openAlive(page, ARTICLE)
    const onward = page.getByRole('button', { name: /^Go on from 3\.\d\d$/ })
    await onward.waitFor()
    expect(await isPaused(page)).toBe(true)
    expect(await moved(page)).toEqual([])
    await onward.click()
    const from = await second(page)
    await expect.poll(() => second(page)).toBeGreaterThan(Math.max(from, 192))
    expect([await isPaused(page), await onward.count()]).toEqual([false, 0])
    await close()
  })

  test('stops when another begins, and is over when it ends', async () => {
    const { page, close } = await open()
    await play(page, LONG)
    await play(page, SHORT)
    expect(await inPage(page, LONG).evaluate((each: HTMLAudioElement) => each.paused)).toBe(true)
    await follow(page, '/about')
    await bar(page).waitFor()
    await first(page).evaluate((audio: HTMLAudioElement) => {
      audio.currentTime = audio.duration - 0.1
    })
    await expect.poll(() => bar(page).count()).toBe(0)
    await page.goBack()
    await inPage(page, SHORT).waitFor()
    expect(await page.getByRole('button', { name: /^Go on/ }).count()).toBe(0)
    await close()
  })

  test('keeps its bar visible beside the bar that says that there is no connection', async () => {
    const { page, close } = await open()
    await play(page, LONG)
    await follow(page, '/about')
    await bar(page).waitFor()
    await setOffline(page, true)
    await unfoldFooter(page)
    await page.locator('footer a[href="/venues"]').first().click()
    await page.getByRole('button', { name: 'Try again' }).click({ trial: true })
    await bar(page).getByRole('button', { name: 'Close' }).click()
    expect(await page.getByRole('complementary').count()).toBe(1)
    await setOffline(page, false)
    await close()
  })
})
