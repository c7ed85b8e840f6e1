import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { comeAlive } from '../testing/come-alive.ts'
import { layoutFindings } from '../testing/layout.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

/**
 * As wide as a small laptop, or half of a large screen; so high that it shows a whole form, because Payload draws
 * fields only when they come into view.
 */
const WHOLE_FORM = { width: 1024, height: 6000 }

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
  await studio.page.setViewportSize(WHOLE_FORM)
})

afterAll(() => studio.close())

/** Where the first record of a collection is edited. */
async function placeOf(collection: string, query = ''): Promise<string> {
  const { docs } = await studio.ask<{ docs: { id: number }[] }>(
    `/${collection}?limit=1&depth=0&sort=id${query}`,
  )
  return `/admin/collections/${collection}/${docs[0]?.id}`
}

async function openForm(path: string): Promise<void> {
  await studio.page.goto(path)
  await studio.page.locator('.render-fields .field-type').first().waitFor()
  // Payload's buttons are disabled and pale until the page has hydrated.
  await studio.page.waitForFunction(
    () => document.querySelector('.render-fields .btn--disabled') === null,
  )
}

async function findings(): Promise<string[]> {
  return [...(await axeFindings(studio.page)), ...(await layoutFindings(studio.page))]
}

describe('WCAG 2.2 AA holds, except for Payload’s own controls, and a window of 1024 px is wide enough', () => {
  test.each(['events', 'venues', 'guides', 'festivals', 'articles', 'media', 'redirects', 'users'])(
    'in the form of %s',
    async (collection) => {
      await openForm(await placeOf(collection))
      expect(await findings()).toEqual([])
    },
  )

  test('in the home page of the edition', async () => {
    await openForm(await placeOf('festivals', '&where[year][equals]=2026'))
    await studio.page.getByRole('button', { name: 'Home page' }).click()
    await studio.page.locator('#field-home').waitFor()
    expect(await findings()).toEqual([])
  })

  test.each(['globals/header', 'globals/footer', 'globals/site', 'account'])(
    'in the form of %s',
    async (path) => {
      await openForm(`/admin/${path}`)
      expect(await findings()).toEqual([])
    },
  )

  test.each([
    '',
    'begin',
    'changes',
    'collections/events/create',
    'collections/media',
    'collections/media/create',
    'find?q=shed',
    'next-edition',
    'pictures/add',
    'previews',
    'quick',
    'releases',
    'spreadsheets',
    'timetable',
  ])('in /%s', async (path) => {
    await studio.page.goto(`/admin/${path}`)
    await studio.page.getByRole('heading', { level: 1 }).first().waitFor()
    await comeAlive(studio.page, '.template-default--nav-animate')
    // The arrows get their names after the page has hydrated.
    await studio.page
      .locator('.clickable-arrow:not([aria-label])')
      .first()
      .waitFor({ state: 'detached' })
    expect(await findings()).toEqual([])
  })

  test('in the list of events, whose table Payload draws, the window is wide enough', async () => {
    await studio.page.goto('/admin/collections/events')
    await studio.page.getByRole('table').waitFor()
    expect(await layoutFindings(studio.page)).toEqual([])
  })

  test('in a form nothing moves where less motion is asked for (spec/faults A7)', async () => {
    await openForm(await placeOf('events'))
    const moving = () =>
      [...document.querySelectorAll('*')].flatMap((each) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(each)
        const lasts = [transitionDuration, animationName === 'none' ? '0s' : animationDuration]
        return lasts
          .join()
          .split(',')
          .some((time) => parseFloat(time) > 0.001)
          ? [`${each.tagName}.${each.getAttribute('class')} ${lasts.join(' ')}`]
          : []
      })
    await studio.page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await studio.page.evaluate(moving)).not.toEqual([])
    await studio.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await studio.page.evaluate(moving)).toEqual([])
  })

  test('in the versions of a record, and in one of them', async () => {
    const { page, ask } = studio
    await ask('/globals/footer?draft=true', 'POST', { footer_years: '2018–2024' })
    await page.goto('/admin/globals/footer/versions')
    await page.locator('.versions__list').waitFor()
    expect(await findings()).toEqual([])
    const { docs } = await ask<{ docs: { id: number }[] }>(
      '/globals/footer/versions?limit=1&depth=0&sort=createdAt',
    )
    await page.goto(`/admin/globals/footer/versions/${docs[0]?.id}`)
    await page.getByRole('heading', { name: 'What restoring it changes' }).waitFor()
    expect(await findings()).toEqual([])
  })
})
