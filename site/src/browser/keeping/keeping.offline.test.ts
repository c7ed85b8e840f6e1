import type { Page } from 'playwright-core'
import { aBasemap } from 'contract/testing/basemap.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { anEvent } from 'contract/testing/event.ts'
import { aGuide, aStop } from 'contract/testing/guide.ts'
import { aPartner } from 'contract/testing/partner.ts'
import { aVenue } from 'contract/testing/venue.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { GLOBAL_OF_PAGES, startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive, untilAlive } from '../../../testing/chromium.ts'
import { setOffline, withoutManifest } from '../../../testing/connection.ts'
import { sidewaysFaults } from '../../../testing/screen-faults.ts'
import { stateFaults } from '../../../testing/state-faults.ts'

const GUIDE = '/guides/low-water'
const SOUND = '/media/0123456789abcdef-audio.mp3'
/** The size of the sound of the low tide. */
const SOUND_BYTES = 700_000
const [, bridge, arches] = aGuide().stops
if (!bridge || !arches) throw new Error('the builder has three stops')
const audio = { url: SOUND, duration_s: 60, transcript: 'The tide turns.' }
const EVENT = anEvent({ id: 'ev01' })
const WALK = aGuide({ stops: [aStop({ audio }), bridge, arches] })
/** An answer with four partners. Their logos are not kept, so a page without a connection shows their names. */
const GLOBAL_OF_PARTNERS = {
  ...GLOBAL_OF_PAGES,
  footer: {
    ...GLOBAL_OF_PAGES.footer,
    founding_partners: ['Farrow', 'Northbank', 'Halide', 'Photogrammetry'].map((name) =>
      aPartner({ name: `${name} Foundation`, website: `https://${name.toLowerCase()}.example` }),
    ),
  },
}

const site = await startBrowserSite({
  media: { '0123456789abcdef-audio.mp3': Buffer.from(`ID3${'x'.repeat(SOUND_BYTES)}`) },
  answers: {
    '/basemap/city': aBasemap(),
    '/years/2026': anEdition(),
    '/years/2026/program': { events: [anEventStub({ id: EVENT.id })] },
    '/years/2026/venues': { venues: [aVenueStub()] },
    '/venues/shed-9': aVenue(),
    '/events/slack-water': EVENT,
    [GUIDE]: WALK,
  },
})
beforeEach(() => site.publish({ [GUIDE]: WALK, '/events/slack-water': EVENT }))

async function open(path: string, how: Parameters<typeof site.open>[0] = {}) {
  const { page, problems } = await site.open(how)
  onTestFinished(() => page.context().close())
  await openAlive(page, path)
  return { page, problems }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const says = (page: Page, words: string) =>
  page.locator('[data-pack] output', { hasText: words }).waitFor()
const heading = (page: Page, words: string) => page.locator('h1', { hasText: words }).waitFor()
const asOf = (page: Page) => page.locator('#alerts [data-kept]', { hasText: /^As of \w+day / })
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const isKept = (page: Page, url: string) =>
  page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, url)

/** Makes the festival's clock of a kept page show a given time. The page has the offset of that clock in its HTML. */
const setKeptClock = (page: Page, url: string, at: string) =>
  page.evaluate(
    async ([asked, instant]) => {
      const offset = Date.parse(instant) - Date.now()
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        const answer = await cache.match(asked)
        if (!answer) continue
        const html = await answer.text()
        const set = html.replace(/(clockOffsetMs&quot;:)-?\d+/, `$1${offset}`)
        await cache.put(asked, new Response(set, answer))
      }
    },
    [url, at] as const,
  )

/** Follows a link of the footer, which is folded on a phone. */
const follow = (page: Page, href: string) =>
  page.locator(`footer a[href="${href}"]`).evaluate((link: HTMLElement) => link.click())

async function takePack(page: Page): Promise<void> {
  await button(page, /^Keep for when there is no signal, 7\d\d\skB$/).click()
  await says(page, 'Kept on this device as of ')
  // The worker answers requests for pages once it is ready.
  await page.evaluate(() => navigator.serviceWorker.ready)
}

describe('a visitor who has not asked to keep anything (spec/behaviour §35.1)', () => {
  test('gets no service worker on the first visit; the second visit registers it and keeps the pages that are read', async () => {
    const { page, problems } = await open('/about')
    expect([await registrations(page), await cacheNames(page)]).toEqual([0, []])
    await page.evaluate(() => {
      localStorage.setItem('first-visit', String(Date.now() - 3_600_000))
    })
    await openAlive(page, '/about')
    await expect.poll(() => isKept(page, '/about')).toBe(true)
    await follow(page, '/venues')
    await heading(page, 'Venues')
    await expect.poll(() => isKept(page, '/venues')).toBe(true)
    await page.evaluate(() => navigator.serviceWorker.ready)

    await setOffline(page, true)
    await openAlive(page, '/about')
    await asOf(page).waitFor()
    // A tap that loads a document.
    await follow(page, '/venues')
    await heading(page, 'Venues')
    await asOf(page).waitFor()
    await untilAlive(page)
    // A link to a page that is not kept leaves the current page in place.
    await follow(page, '/artists')
    await button(page, 'Try again').waitFor()
    await heading(page, 'Venues')
    expect(withoutManifest(problems)).toEqual([])
  })
})

describe('one’s own plan (spec/behaviour §35.9)', () => {
  test('opens without a connection with its events and venues, and shows times by the device’s clock', async () => {
    const { page, problems } = await open('/program')
    await button(page, 'Save: Slack Water').first().click()
    await page.getByRole('link', { name: 'My program (1)' }).click()
    await page.waitForURL('**/plan?items=ev01')
    await expect.poll(() => isKept(page, '/plan')).toBe(true)
    await expect.poll(() => isKept(page, '/events/slack-water')).toBe(true)
    await expect.poll(() => isKept(page, '/venues/shed-9')).toBe(true)
    await page.evaluate(() => navigator.serviceWorker.ready)

    await setOffline(page, true)
    // `/plan` leads at once to the link of the saved items.
    await page.goto('/plan', { waitUntil: 'commit' })
    await page.waitForURL('**/plan?items=ev01')
    await untilAlive(page)
    await asOf(page).waitFor()
    for (const [name, path] of [
      ['Slack Water', '/events/slack-water'],
      ['Shed 9', '/venues/shed-9'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await page.waitForURL(`**${path}`)
      await asOf(page).waitFor()
    }
    // The device is in the evening of the day on which the page was kept.
    await setKeptClock(page, '/plan?items=ev01', '2026-03-14T19:20:00+11:00')
    await openAlive(page, '/plan?items=ev01')
    await page.getByText('Opens tomorrow 10am', { exact: true }).first().waitFor()
    expect(await page.getByText('Open until 5pm').count()).toBe(0)
    expect(withoutManifest(problems)).toEqual([])
  })
})

describe('a walk pack (spec/behaviour §35.4)', () => {
  test('is kept by one press, and all of it works without a connection', async () => {
    const { page, problems } = await open(GUIDE)
    await takePack(page)
    await setOffline(page, true)
    await openAlive(page, GUIDE)
    await asOf(page).waitFor()
    await says(page, 'Kept on this device as of ')
    expect(await page.locator('figure svg').count()).toBeGreaterThan(0)
    const duration = page.evaluate(async () => {
      const player = document.querySelector('audio')
      const part = await fetch(player?.src ?? '', { headers: { Range: 'bytes=0-2' } })
      return [part.status, await part.text()]
    })
    expect(await duration).toEqual([206, 'ID3'])
    await page.locator('main [data-start] a').first().click()
    await page.waitForURL(`**${GUIDE}?from=2`)
    await asOf(page).waitFor()
    await untilAlive(page)
    await page.getByRole('link', { name: 'Slack Water', exact: true }).first().click()
    await page.waitForURL('**/events/slack-water')
    await asOf(page).waitFor()
    expect(withoutManifest(problems)).toEqual([])
  })

  test('can be stopped, resumed and removed, is accessible in each state, and offers to keep the plan’s link (§33.7)', async () => {
    // The requests come from the page. Requests of a worker could not be held back by the test.
    const { page } = await open(GUIDE, { serviceWorkers: 'block' })
    let hold = true
    await page.route(`**${SOUND}`, (route) => (hold ? undefined : route.continue()))
    await button(page, /^Keep for when there is no signal/).waitFor()
    const found = [...(await stateFaults(page, 'offered', '[data-pack]'))]
    await button(page, /^Keep for when there is no signal/).click()
    await page.getByRole('progressbar', { name: 'Kept so far' }).waitFor()
    found.push(...(await stateFaults(page, 'under way', '[data-pack]')))
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await says(page, ' are kept.')
    found.push(...(await stateFaults(page, 'stopped', '[data-pack]')))
    await page.reload()
    await says(page, ' are kept.')
    hold = false
    await button(page, 'Keep the rest').click()
    await says(page, 'Kept on this device as of ')
    await page.getByText('A browser may forget what it keeps: put this site on').waitFor()
    found.push(...(await stateFaults(page, 'kept', 'main')))
    await button(page, 'Remove').click()
    await button(page, /^Keep for when there is no signal/).waitFor()
    expect(found).toEqual([])
    expect(await cacheNames(page)).not.toContain(`kept-1/pack${GUIDE}`)
    // Once there is a plan, its link is offered, one time only.
    await page.evaluate(() => localStorage.setItem('plan', 'ev01\t1\t\tSlack Water'))
    await button(page, /^Keep for when there is no signal/).click()
    const mail = page.getByRole('link', { name: 'Mail it to yourself' })
    expect(await mail.getAttribute('href')).toContain(encodeURIComponent('/plan?items=ev01'))
    await button(page, 'Close').click()
    await button(page, 'Remove').click()
    await button(page, /^Keep for when there is no signal/).click()
    await says(page, 'Kept on this device as of ')
    expect(await mail.count()).toBe(0)
  })

  test('says when the guide has changed, and takes the new one', async () => {
    const { page } = await open(GUIDE)
    await takePack(page)
    await site.publish({ [GUIDE]: { ...WALK, intro: 'Four stops along the docks.' } })
    await openAlive(page, GUIDE)
    await says(page, 'This guide has changed.')
    await button(page, 'Keep the new one').click()
    await says(page, 'Kept on this device as of ')
    const kept = () => page.evaluate(async (url) => (await caches.match(url))?.text(), GUIDE)
    expect(await kept()).toContain('Four stops along the docks.')
  })

  test('that does not fit on the device says so, and keeps what fits', async () => {
    const { page } = await open(GUIDE)
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: site.origin,
      quotaSize: 650_000,
    })
    await button(page, /^Keep for when there is no signal/).click()
    await says(page, 'This device has not enough room.')
    expect([await isKept(page, GUIDE), await isKept(page, SOUND)]).toEqual([true, false])
  })
})

describe('what must not stay on a device (spec/behaviour §35.2, §35.3)', () => {
  test('a page that is withdrawn is gone at the first contact, and the page in its place fits a phone', async () => {
    await site.publish({ '/global': GLOBAL_OF_PARTNERS })
    onTestFinished(() => site.publish({ '/global': GLOBAL_OF_PAGES }))
    const { page } = await open(GUIDE)
    await takePack(page)
    expect(await isKept(page, '/events/slack-water')).toBe(true)
    await site.publish({
      '/events/slack-water': undefined,
      '/redirects': { gone: [{ from: '/events/slack-water', reason: 'The artist asked for it' }] },
    })
    expect((await page.goto('/events/slack-water'))?.status()).toBe(410)
    expect(await isKept(page, '/events/slack-water')).toBe(false)

    await setOffline(page, true)
    const answer = await page.goto('/events/slack-water')
    expect(answer?.status()).toBe(503)
    await heading(page, 'No connection')
    await page.locator('footer img:visible').last().scrollIntoViewIfNeeded()
    expect(await page.evaluate(sidewaysFaults)).toEqual([])
    await page.locator('[data-kept-pages] a', { hasText: 'Low Water' }).click()
    await heading(page, 'Low Water')
    await asOf(page).waitFor()
  })
})
