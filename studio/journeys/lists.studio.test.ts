import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comeAlive } from '../testing/come-alive.ts'
import { copyEvent } from '../testing/event-copy.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Event {
  readonly id: number
  readonly title: string
  readonly type: string
  readonly _status: string
}

const FILTERS = '#toggle-list-filters'

let studio: Studio

beforeAll(async () => {
  // In New York the festival's days begin on the day before.
  studio = await openStudio({ timezoneId: 'America/New_York' })
})

afterAll(() => studio.close())

const titles = () => studio.page.locator('tbody .cell-title').allInnerTexts()

async function titlesWhere(where: string): Promise<string[]> {
  const query = `/events?draft=true&depth=0&limit=50&sort=first_day&${where}`
  const { docs } = await studio.ask<{ docs: Event[] }>(query)
  return docs.map(({ title }) => title)
}

/** The parts of a filter, counted from the top: `field`, `operator`, `value`. */
const part = (name: string, row: number) =>
  studio.page.locator('.condition').nth(row).locator(`.condition__${name} .rs__control`)

async function choose(name: string, row: number, option: string): Promise<void> {
  await part(name, row).click()
  await studio.page.getByRole('option', { name: option, exact: true }).click()
}

/** Waits until the list is read with a value. Payload waits first; a filter added meanwhile would lose the value. */
const asked = (value: string) => expect.poll(() => studio.page.url()).toContain(value)

const day = (row: number) => studio.page.getByRole('textbox', { name: 'When' }).nth(row)

describe('a list of events (spec/behaviour §30.9)', () => {
  test('is filtered by a type in the words of the edition and by days as people type them', async () => {
    const { page } = studio
    await page.goto('/admin/collections/events')
    await comeAlive(page, FILTERS)
    await page.locator(FILTERS).click()
    await page.getByRole('button', { name: 'Add filter' }).click()
    await part('field', 0).click()
    await page.getByRole('option', { name: 'Type', exact: true }).waitFor()
    const offered = await page.getByRole('option').allInnerTexts()
    expect(offered.filter((label) => /\bID$|Created/.test(label))).toEqual([])
    await page.getByRole('option', { name: 'Type', exact: true }).click()
    await choose('value', 0, 'Exhibitions')
    await asked('exhibitions')

    await page.locator('.condition__actions-add').click()
    await choose('field', 1, 'When')
    await choose('operator', 1, 'is from')
    await day(0).fill('6 mar')
    await asked('2026-03-06')
    await page.locator('.condition__actions-add').nth(1).click()
    await choose('field', 2, 'When')
    await choose('operator', 2, 'is up to')
    await day(1).fill('7/3')
    await asked('2026-03-07')

    const expected = await titlesWhere(
      'where[type][equals]=exhibitions&where[first_day][in]=2026-03-06,2026-03-07',
    )
    expect(expected.length).toBeGreaterThan(1)
    await expect.poll(titles).toEqual(expected)
    // Each input has its own place among the filters, also in a list that is opened again.
    await page.reload()
    await expect.poll(() => day(0).inputValue()).toBe('Friday 6 March 2026')
    expect(await day(1).inputValue()).toBe('Saturday 7 March 2026')

    await day(1).fill('soon')
    await day(1).press('Tab')
    await page.getByText('This is not a day. For example 14 March, 14/3 or tomorrow').waitFor()
    expect(await titles()).toEqual(expected)

    await choose('operator', 2, 'is filled in')
    await choose('value', 2, 'No')
    await expect.poll(titles).toEqual([])
  })

  test.each([
    [
      'This weekend',
      ['Dates > First day', 'Dates > Last day', 'Sessions > Start', 'Sessions > Start'],
    ],
    ['No picture', ['Edition', 'Leading picture']],
  ])(
    'keeps the conditions of the saved view “%s” whose filters are shown',
    async (label, fields) => {
      const { page } = studio
      await page.goto('/admin/collections/events')
      const view = page.getByRole('link', { name: label, exact: true })
      const { searchParams } = new URL((await view.getAttribute('href')) ?? '', page.url())

      await view.click()

      await page.locator('[aria-current]', { hasText: label }).waitFor()
      const chosen = page.locator('.condition__field .rs__single-value')
      await expect.poll(() => chosen.allTextContents()).toEqual(fields)
      const expected = await titlesWhere(searchParams.toString())
      expect(expected.length).toBeGreaterThan(1)
      // Payload's filters may change a condition after a third of a second.
      await page.waitForTimeout(1000)
      expect(await titles()).toEqual(expected)
    },
  )

  test('changes several events at once, or says why it changes none', async () => {
    const { ask, page } = studio
    const where = 'where[type][equals]=talks&where[festival.year][equals]=2026'
    const copies = [await copyEvent(studio, { where }), await copyEvent(studio, { where })]
    const [, wrong] = copies
    const late = { start: '2026-03-14T11:30', end: '2026-03-14T11:00' }
    const change = (data: object) => ask(`/events/${wrong?.id}?draft=true`, 'PATCH', data)
    await change({ title: 'Ends too early', sessions: [late], _status: 'draft' })
    const ids = copies.map(({ id }) => id).join(',')
    const stored = async () => {
      const { docs } = await ask<{ docs: Event[] }>(
        `/events?draft=true&depth=0&where[id][in]=${ids}`,
      )
      return docs.map(({ type, _status }) => [type, _status])
    }
    await page.goto(`/admin/collections/events?where[id][in]=${ids}`)
    await comeAlive(page, '#select-all')
    await page.locator('#select-all').check()
    await page.locator('.edit-many__toggle').first().click()
    await page.locator('.field-select .rs__control').click()
    await page.getByRole('option', { name: 'Type', exact: true }).click()
    // No edition is chosen, so the types are those of the current one.
    await page.locator('#field-type .rs__control').click()
    await page.getByRole('option', { name: 'Tours', exact: true }).click()

    await page.getByRole('button', { name: 'Publish changes' }).click()

    await page
      .getByText('Nothing was changed: “Ends too early”: Session 1, End: The session must end')
      .waitFor()
    const before = ['talks', 'draft']
    expect(await stored()).toEqual([before, before])

    await change({ sessions: [{ ...late, end: '2026-03-14T12:30' }] })
    await page.getByRole('button', { name: 'Publish changes' }).click()
    const after = ['tours', 'published']
    await expect.poll(stored).toEqual([after, after])
    await page.locator('.edit-many__main').waitFor({ state: 'hidden' })
  })
})
