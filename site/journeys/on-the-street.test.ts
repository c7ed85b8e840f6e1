/**
 * Ten things that a visitor with a phone in the street wants to do. Each begins at the page where they would start, and
 * has the number of taps or keys that it takes (docs/ten-journeys.md).
 */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openChromium, untilAlive, watchPage, type SharedChromium } from '../testing/chromium.ts'
import { openFestival, type ShownFestival } from '../testing/festival.ts'
import { serveSilence } from '../testing/silence.ts'
import { stateFaults } from '../testing/state-faults.ts'

/** At the entrance of Shed 9. */
const HERE = { latitude: -37.8183, longitude: 144.9452 }
const PHONE = { width: 390, height: 844 }

let festival: ShownFestival
let browser: SharedChromium

beforeAll(async () => {
  browser = await openChromium()
  festival = await openFestival(inject('festivalsUrl'), 'full')
}, 600_000)

afterAll(() => browser.close())

/** A visitor with a phone on Saturday 14 March 2026 at 11.20am. Their taps, choices in lists and keys are counted. */
async function aVisitor(start: string) {
  const { page, problems } = await watchPage(browser, {
    origin: festival.origin,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    geolocation: HERE,
    permissions: ['geolocation'],
  })
  onTestFinished(async () => {
    await page.context().close()
    expect(problems).toEqual([])
  })
  const count = { taps: 0 }
  const tap = async (target: Locator) => {
    count.taps += 1
    await target.tap()
  }
  const choose = async (field: string, value: string) => {
    count.taps += 1
    await page.locator(field).selectOption(value)
  }
  const press = async (key: string) => {
    count.taps += 1
    await page.keyboard.press(key)
  }
  await open(page, start)
  return { page, count, tap, choose, press }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

const isPaused = (sound: Locator) => sound.evaluate((audio: HTMLAudioElement) => audio.paused)
const secondsOf = (audio: HTMLAudioElement) => audio.currentTime
const toItsEnd = (audio: HTMLAudioElement) => {
  audio.currentTime = audio.duration - 0.2
}

/** Taps the play button, which is the first of the browser's own controls. */
async function tapPlay(sound: Locator): Promise<void> {
  const { height } = (await sound.boundingBox()) ?? { height: 0 }
  await sound.tap({ position: { x: height / 2, y: height / 2 } })
}

const link = (page: Page, name: string | RegExp) => page.locator('main').getByRole('link', { name })
const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name })
const rows = (page: Page) => page.locator('main li:visible', { has: page.locator('h2, h3, h4') })

describe('with a phone in the street', () => {
  test('two taps from home show what is open near me now, with distances', async () => {
    const { page, count, tap } = await aVisitor('/')
    const words = page.getByRole('navigation', { name: 'On now' }).getByRole('link')
    const foot = await words.last().evaluate((each) => each.getBoundingClientRect().bottom)
    expect(foot).toBeLessThanOrEqual(PHONE.height)
    await tap(link(page, /open now$/).first())
    await tap(button(page, 'Near me'))
    await page.getByText('Near you', { exact: true }).waitFor()
    expect(await rows(page).first().innerText()).toMatch(/^Open until 5pm, .*min on foot/m)
    expect(count.taps).toBe(2)
    expect(await stateFaults(page, 'near me', 'main')).toEqual([])

    // From here on every list says how far away things are: rows, the cards below an event, and the map with its cards.
    const far = page.locator('main li:visible [data-counted]')
    await tap(link(page, /exhibitions open on Sunday 15 March$/))
    await page.waitForURL('**/program?day=*')
    await expect.poll(() => far.first().innerText()).toMatch(/^, [\d.]+\sk?m, \d+\smin on foot$/)
    await tap(
      page
        .locator('main li:visible', { has: page.locator('[data-counted]') })
        .getByRole('link')
        .first(),
    )
    await page.waitForURL('**/events/*')
    await expect.poll(() => far.count()).toBeGreaterThan(0)
    await page.goBack()
    await page.waitForURL('**/program?day=*')
    await tap(page.locator('main summary', { hasText: /^Sort and view/ }))
    await tap(link(page, 'Map'))
    await page.waitForURL('**/program/map?day=*')
    const away = /[\d.]+\sk?m away, \d+\smin on foot/
    await expect.poll(() => page.locator('main li[data-venue]').first().innerText()).toMatch(away)
    expect(await page.getByRole('heading', { name: 'Near you' }).count()).toBe(0)
    await tap(page.locator('#map [data-pin] a').first())
    await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(away)
  })

  test('eight taps from home show what is on this Saturday for a child, with a step-free entrance and an accessible toilet', async () => {
    const { page, count, tap, choose } = await aVisitor('/')
    await tap(link(page, 'Full program').first())
    await page.waitForURL('**/program')
    await untilAlive(page)
    const all = await rows(page).count()
    await tap(page.locator('main summary', { hasText: /^Filter/ }))
    await choose('#filter-day', '2026-03-14')
    await choose('#filter-children', '6')
    await tap(page.locator('main summary', { hasText: /^Access/ }))
    await tap(page.getByText(/^Step-free entrance \(/).first())
    await tap(page.getByText(/^Accessible toilet \(/).first())
    await tap(button(page, 'Show the list'))
    await expect.poll(() => rows(page).count()).toBeLessThan(all)
    expect(await rows(page).count()).toBeGreaterThan(0)
    expect(new URL(page.url()).search).toBe(
      '?day=2026-03-14&children=6&access=step_free_entrance+accessible_toilet',
    )
    expect(count.taps).toBe(8)
  })

  test('seven taps from home lead, by type and places left, to the booking of a talk of tonight, and the link to it stays on the screen', async () => {
    const { page, count, tap, choose } = await aVisitor('/')
    await tap(link(page, /open now$/).first())
    await page.waitForURL('**/now')
    await untilAlive(page)
    await tap(page.locator('main summary', { hasText: /^Filter/ }))
    await choose('#now-filter-type', 'talks')
    await choose('#now-filter-places', 'left')
    await tap(button(page, 'Show the list'))
    await expect.poll(() => new URL(page.url()).search).toBe('?type=talks&places=left')
    const tonight = page.locator('main section', {
      has: page.getByRole('heading', { name: 'Tonight', exact: true }),
    })
    const left = tonight.locator('li:visible')
    await expect
      .poll(() => left.allInnerTexts())
      .toEqual([expect.stringMatching(/^Tonight 6\.30pm[^]*Who Owns the Night Sky\?/)])
    await tap(left.getByRole('link').first())
    await page.waitForURL('**/events/*')
    const book = link(page, /^Book with/)
    expect(await page.locator('main').innerText()).toMatch(/Tonight 6\.30pm/)
    expect(await book.first().getAttribute('href')).toMatch(
      /^https:\/\/tickets\.parallax\.example\//,
    )
    const isInReach = (each: Locator) =>
      each.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    expect(await isInReach(book.first())).toBe(true)
    // The next tap would open the booking.
    expect(count.taps + 1).toBe(7)

    // While the visitor reads the page, the bar has the booking (spec/design §5.8).
    for (const part of [0, 0.3, 0.6]) {
      await page.evaluate((down) => {
        scrollTo({ top: down * document.body.scrollHeight, behavior: 'instant' })
      }, part)
      expect(await isInReach(book.last())).toBe(true)
    }
  })

  test('a walk of five stops is listened to from the first to the last, one tap from each to the next, and goes on over another page', async () => {
    const { page, count, tap } = await aVisitor('/program/guides-walks')
    await serveSilence(page, '**/media/*.mp3', 60)
    await tap(link(page, 'Botanic Line').first())
    await page.waitForURL('**/guides/botanic-line')
    await untilAlive(page)

    const stops = await page.locator('main [data-stop]').all()
    expect(stops).toHaveLength(5)
    const voices: string[] = []
    for (const [index, stop] of stops.entries()) {
      const sound = stop.locator('audio')
      if (index === 0) {
        count.taps += 1
        await sound.scrollIntoViewIfNeeded()
        await tapPlay(sound)
      }
      await expect.poll(() => sound.evaluate(secondsOf)).toBeGreaterThan(0)
      const words = await stop.locator('details p').allTextContents()
      expect(words).toHaveLength(2)
      voices.push(words[0]?.replace(/:.*/s, '') ?? '')
      if (index === 0) {
        await tap(stop.getByText('Transcript'))
        const marked = () => stop.locator('[data-read]').allInnerTexts()
        await expect.poll(marked).toEqual([words[0]])
        await sound.evaluate((audio: HTMLAudioElement) => {
          audio.currentTime = 30
        })
        await expect.poll(marked).toEqual([words[1]])
        const before = await sound.evaluate(secondsOf)
        await tap(stop.getByRole('button', { name: '15 s back' }))
        await expect.poll(marked).toEqual([words[0]])
        expect(await sound.evaluate(secondsOf)).toBeLessThan(before - 10)
        await tap(stop.getByRole('button', { name: 'Speed 1×' }))
        expect(await sound.evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.25)
      }
      const next = stop.getByRole('button', { name: 'Next stop' })
      if (index === stops.length - 1) {
        expect(await next.count()).toBe(0)
        break
      }
      await sound.evaluate(toItsEnd)
      await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true)
      await tap(next)
      await expect.poll(() => stops[index + 1]?.locator(':focus').count()).toBe(1)
    }
    expect(voices).toEqual([
      'Lucía Varnhagen',
      'Odile Marchetti-Tan',
      'Beatrix Sollom',
      'Isko Lindqvist',
      'Mirela Štefan',
    ])

    await tap(page.locator('main [data-stop]').last().getByRole('link').first())
    await page.waitForURL('**/events/contact-objects')
    const bar = page.getByRole('complementary', { name: 'Sound' })
    const playing = bar.locator('audio')
    const before = await playing.evaluate(secondsOf)
    await expect.poll(() => playing.evaluate(secondsOf)).toBeGreaterThan(before)
    await tap(bar.getByRole('button', { name: 'Pause' }))
    expect(await isPaused(playing)).toBe(true)
    // The taps: the walk, play, the transcript, 15 s back, the speed, four times the next stop, a page, the pause.
    expect(count.taps).toBe(11)
  })

  test('an artist is found by a name with a wrong letter', async () => {
    const { page, tap, count } = await aVisitor('/artists')
    await page.getByLabel('Find a name').fill('castelane')
    await expect.poll(() => rows(page).count()).toBe(1)
    await tap(link(page, 'Noor Castellane'))
    await page.waitForURL('**/artists/noor-castellane')
    expect(count.taps).toBe(1)
    await page.goBack()
    await expect.poll(() => page.getByLabel('Find a name').inputValue()).toBe('castelane')
  })

  test.each(['/search?q=2023', '/2023'])(
    'a year without a festival leads from %s to its neighbours, in one tap',
    async (path) => {
      const { page, tap, count } = await aVisitor(path)
      expect(await page.locator('main').innerText()).toMatch(/There was no festival in 2023/)
      await link(page, 'Program 2022').waitFor()
      await tap(link(page, 'Program 2024'))
      await page.waitForURL('**/2024/program')
      expect(count.taps).toBe(1)
    },
  )

  test('home, what is on now and an event, two taps from home, offer nothing that is over', async () => {
    const { page, tap, count } = await aVisitor('/')
    const offersNothingOver = async () => {
      const words = await rows(page).allInnerTexts()
      expect(words.length).toBeGreaterThan(0)
      expect(words.filter((each) => /\bEnded\b/.test(each))).toEqual([])
    }
    await offersNothingOver()
    await tap(link(page, /open now$/).first())
    await page.waitForURL('**/now')
    await offersNothingOver()
    await tap(link(page, 'Sitters, Unresolved').first())
    await page.waitForURL('**/events/sitters-unresolved')
    await offersNothingOver()
    expect(count.taps).toBe(2)
  })

  test('Back from a page by keyboard returns to its row in the list, with the focus on it, so that a key opens the page again', async () => {
    const { page, press, count } = await aVisitor('/program')
    await link(page, 'Lint').first().focus()
    await press('Enter')
    await page.waitForURL('**/events/lint')
    await page.goBack()
    await page.waitForURL('**/program')
    await expect
      // The selector asks for a link: on the page that is left, the title has the focus and is the same word.
      .poll(() => page.evaluate(() => document.activeElement?.closest('main li a')?.textContent))
      .toMatch(/^Lint/)
    await press('Enter')
    await page.waitForURL('**/events/lint')
    expect(count.taps).toBe(2)
  })

  test('one tap opens the list of the map, and a key leads from the map to the list and back', async () => {
    const { page, tap, press, count } = await aVisitor('/program/map')
    const box = (part: Locator) =>
      part.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect)
    for (const choice of await page.locator('#map label').all()) {
      const shown = page.locator('#map [data-panel]:visible')
      expect((await box(shown)).top).toBeGreaterThanOrEqual((await box(choice)).bottom)
    }
    await tap(button(page, 'List'))
    await expect
      .poll(() =>
        rows(page)
          .first()
          .evaluate((row) => row.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true)
    expect(count.taps).toBe(1)
    await press('m')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('map')
    await press('l')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('list')
    expect(count.taps).toBe(3)
  })

  test('the footer is at most a window and a half, with its logos four in a row (spec/behaviour §14.4)', async () => {
    const { page } = await aVisitor('/partners')
    const { windows, logos } = await page.locator('body > footer').evaluate((footer) => {
      const tops = [...footer.querySelectorAll('li:has(img)')].map(
        (logo) => logo.getBoundingClientRect().top,
      )
      const inRow = (top: number) => tops.filter((each) => each === top).length
      return {
        windows: footer.getBoundingClientRect().height / innerHeight,
        logos: Math.max(...tops.map(inRow)),
      }
    })
    expect(windows).toBeLessThanOrEqual(1.5)
    expect(logos).toBe(4)
  })

  test('the link of a friend’s program shows it, and one tap saves all of it', async () => {
    const html = await (await festival.get('/program')).text()
    const codes = [...html.matchAll(/data-code="(\w+)"/g)].slice(0, 3).map(([, code]) => code)
    const { page, tap, count } = await aVisitor(`/plan?items=${codes.join('.')}`)
    await page.getByRole('heading', { name: 'Saved program' }).waitFor()
    await tap(page.getByRole('button', { name: 'Keep it' }))
    // `/plan` leads to the page of the saved items.
    await page.goto('/plan')
    await page.waitForURL('**/plan?items=*')
    await expect.poll(() => rows(page).count()).toBe(3)
    expect(count.taps).toBe(1)
  })
})
