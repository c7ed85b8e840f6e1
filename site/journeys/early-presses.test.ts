import { aBasemap } from 'contract/testing/basemap.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { onTestFinished, describe, expect, test } from 'vitest'
import { watchPage } from '../testing/chromium.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'
import { SMALL_FESTIVAL } from '../testing/small-festival.ts'

const site = await openBuiltSite({
  answers: {
    ...SMALL_FESTIVAL,
    '/years/2026/program': { events: [anEventStub()] },
    '/years/2026/venues': { venues: [aVenueStub()] },
    '/basemap/city': aBasemap(),
  },
})

/** Opens a page and holds its script back until `letGo`. `asked` resolves when the page requests the script. */
async function openWithout(script: string, path: string) {
  const { page, problems } = await watchPage(site.browser, {
    origin: site.origin,
    geolocation: { latitude: -37.8183, longitude: 144.9452 },
    permissions: ['geolocation'],
  })
  onTestFinished(async () => {
    await page.context().close()
    expect(problems).toEqual([])
  })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    ask()
    await held
    await route.continue()
  })
  await page.goto(path)
  return { page, letGo, asked }
}

describe('a press that came before its script', () => {
  test.each(['entry', 'now-page'])(
    'on "Near me" at /now is repeated when %s has loaded',
    async (script) => {
      const { page, letGo, asked } = await openWithout(script, '/now')
      const button = page.locator('main').getByRole('button', { name: 'Near me' })
      await button.click()
      await asked
      expect(await button.getAttribute('aria-pressed')).toBe('false')
      letGo()
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    },
  )

  test.each(['entry', 'map-page'])(
    'on "Near me" at /program/map is repeated once when %s has loaded',
    async (script) => {
      const { page, letGo, asked } = await openWithout(script, '/program/map')
      const button = page.locator('main').getByRole('button', { name: 'Near me' })
      await button.click()
      await asked
      letGo()
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    },
  )

  test('on the menu is repeated when the script has loaded', async () => {
    const { page, letGo, asked } = await openWithout('entry', '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await asked
    letGo()
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(1)
  })

  test('is forgotten when the visitor has pressed something else since', async () => {
    const { page, letGo, asked } = await openWithout('now-page', '/now')
    const button = page.locator('main').getByRole('button', { name: 'Near me' })
    await button.click()
    await page.locator('h1').click()
    await asked
    const loaded = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/now-page-'),
    )
    letGo()
    await loaded
    await page.waitForLoadState('networkidle')
    expect(await button.getAttribute('aria-pressed')).toBe('false')
  })
})
