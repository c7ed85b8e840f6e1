import { aBasemap } from 'contract/testing/basemap.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub, aTimedStub } from 'contract/testing/event-stub.ts'
import { aGuideStub } from 'contract/testing/guide-stub.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { describe, expect, test } from 'vitest'
import { LIVE_REGION_ID } from '../../ui/element-ids.ts'
import { startBrowserSite } from '../../../testing/browser-site.ts'
import { openAlive } from '../../../testing/chromium.ts'
import { stateFaults } from '../../../testing/state-faults.ts'

const site = await startBrowserSite({
  now: '2026-03-14T00:20:00Z',
  answers: {
    '/years/2026': anEdition(),
    '/years/2026/program': {
      events: [
        anEventStub({
          id: 'ev01',
          slug: 'quiet-light',
          title: 'Quiet Light',
          access: ['step_free_entrance', 'lift', 'captions'],
          without: ['nudity'],
          children_from: 0,
        }),
        anEventStub({ id: 'ev02', slug: 'loud-light', title: 'Loud Light', access: ['lift'] }),
        aTimedStub({ id: 'ev03', slug: 'talk', title: 'Talk', access: ['captions'] }),
      ],
    },
    '/years/2026/venues': {
      venues: [
        aVenueStub(),
        aVenueStub({
          id: 've02',
          slug: 'up-the-stairs',
          name: 'Up the Stairs',
          geo: { lat: -37.82, lon: 144.95 },
          access: [],
        }),
      ],
    },
    '/years/2026/guides': {
      guides: [
        aGuideStub(),
        aGuideStub({ id: 'gd02', slug: 'steps', title: 'Steps', step_free: 'no' }),
      ],
    },
    '/basemap/city': aBasemap(),
  },
})

describe('needs in the filter of a phone (spec/behaviour §38)', () => {
  test('are chosen together, counted beside the button that closes the panel, said once, and kept in the address', async () => {
    const { page } = await site.open({ viewport: { width: 390, height: 844 } })
    await openAlive(page, '/program')
    await page.locator('form[data-filter] > details > summary').click()
    await page.getByText('Access', { exact: true }).first().click()
    await page.getByLabel(/^Lift \(/).check()
    await page.getByLabel(/^Captions \(/).check()
    await expect
      .poll(() => page.locator('[data-result]').textContent())
      .toBe('1 of 2 exhibitions, 0 of 1 event, Lift, Captions')
    expect(new URL(page.url()).search).toBe('?access=lift+captions')
    await expect
      .poll(() => page.locator(`#${LIVE_REGION_ID}`).textContent())
      .toBe('1 of 2 exhibitions, 0 of 1 event, Lift, Captions')
    await page.getByRole('button', { name: 'Remember as my needs' }).click()
    expect(await stateFaults(page, 'panel open', 'main form')).toEqual([])
    await page.getByRole('button', { name: 'Show the list' }).click()
    await expect
      .poll(() => page.locator('li:visible [data-fits-needs]').allTextContents())
      .toEqual(['Fits my needs'])
    await page.goto(`${site.origin}/program?sort=title`)
    await expect.poll(() => page.locator('[data-fits-needs]').count()).toBe(1)
    await page.locator('form[data-filter] > details > summary').click()
    await page.getByRole('button', { name: 'Show what fits' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=title&access=lift+captions')
    await page.getByRole('button', { name: 'Forget' }).click()
    await expect.poll(() => page.locator('[data-fits-needs]').count()).toBe(0)
  })

  test('are marked on rows and pins of the map, and on walks that are step-free', async () => {
    const { page } = await site.open({ viewport: { width: 390, height: 844 } })
    await page.goto(`${site.origin}/program?access=step_free_entrance`)
    await page.locator('form[data-filter] > details > summary').click()
    await page.getByRole('button', { name: 'Remember as my needs' }).click()
    const marks = page.locator('main li [data-fits-needs]')

    await page.goto(`${site.origin}/program/map`)
    await expect.poll(() => marks.allTextContents()).toEqual(['Fits my needs'])
    expect(await page.locator('main [data-pin][data-fits]').count()).toBe(1)
    expect(await page.locator('main [data-pin]').count()).toBe(2)

    // An open card says what its row says, also after the needs change.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${site.origin}/program/map?access=step_free_entrance#card-shed-9`)
    const inCard = page.locator('#card-shed-9 [data-fits-needs]')
    await expect.poll(() => inCard.allTextContents()).toEqual(['Fits my needs'])
    await page.getByRole('button', { name: 'Forget' }).click()
    await expect.poll(() => inCard.count()).toBe(0)
    await page.getByRole('button', { name: 'Remember as my needs' }).click()
    await expect.poll(() => inCard.allTextContents()).toEqual(['Fits my needs'])

    await page.goto(`${site.origin}/program/guides-walks`)
    await expect.poll(() => marks.allTextContents()).toEqual(['Step-free, as I need'])
    await page.context().close()
  })
})
