import type { Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comeAlive, pressAlive } from '../testing/come-alive.ts'
import { copyEvent } from '../testing/event-copy.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Event {
  readonly id: number
  readonly sessions: readonly Readonly<Record<string, unknown>>[]
}

let studio: Studio
let event: Event

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

async function copy(): Promise<void> {
  event = await copyEvent<Event>(studio, { where: 'where[sessions.start][exists]=true' })
}

const open = () => studio.page.goto(`/admin/collections/events/${event.id}`)
const list = () => studio.page.locator('.findings')
const tab = (name: string) => studio.page.getByRole('button', { name, exact: true })

/** The positions of the inputs in the field's row, relative to the first of them. */
const placesInRowOf = (id: string) =>
  studio.page.locator('.row__fields', { has: studio.page.locator(id) }).evaluate((row) => {
    const boxes = [...row.querySelectorAll('input')].map((input) => input.getBoundingClientRect())
    return boxes.map(({ x, y, width }) => ({ x, y: y - (boxes[0]?.y ?? 0), width }))
  })

const asksForFindings = (request: Request) => request.postData()?.includes('"form-state"') ?? false

describe('what the rules find in a record (decision 050)', () => {
  beforeAll(async () => {
    await copy()
    await open()
    await comeAlive(studio.page, '#field-title')
  })

  test('is shown at the field and in the list while somebody types, and leads to the field from another tab', async () => {
    const { page } = studio
    await tab('Visiting').click()
    const places = await placesInRowOf('#field-capacity')

    await page.locator('#field-capacity').fill('-5')

    await list().getByRole('button', { name: 'Capacity' }).waitFor()
    const field = page.locator('.field-type').filter({ has: page.locator('#field-capacity') })
    expect(await field.locator('.finding--must').count()).toBe(1)
    expect(await page.locator('#field-capacity').getAttribute('aria-invalid')).toBe('true')
    expect(await placesInRowOf('#field-capacity')).toEqual(places)

    await tab('Event').click()
    await list().getByRole('button', { name: 'Capacity' }).click()

    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-capacity')
    await page.locator('#field-capacity').fill('5')
    await list().getByRole('button', { name: 'Capacity' }).waitFor({ state: 'detached' })
  })

  test('is listed below the errors if it is a warning', async () => {
    const { page } = studio
    await tab('Event').click()
    await page.locator('#field-title').fill('Cancelled: a reading')
    await page.locator('#field-teaser').fill('')

    await list().getByRole('button', { name: 'Title' }).waitFor()
    await list().getByRole('button', { name: 'Teaser' }).waitFor()

    const titles = await list().getByRole('heading').allInnerTexts()
    expect(titles).toEqual(['Must be done before this is published', 'Should be looked at'])
  })

  test('leads to a field in a closed row', async () => {
    const { page, ask } = studio
    await copy()
    const [first] = event.sessions
    const backwards = { ...first, start: '2026-03-14T11:30', end: '2026-03-14T11:00' }
    await ask(`/events/${event.id}?draft=true`, 'PATCH', { sessions: [backwards] })
    await open()
    await pressAlive(tab('When and where'))
    await page.locator('#field-sessions').getByRole('button', { name: 'Collapse All' }).click()
    await tab('Event').click()

    await list().getByRole('button', { name: 'Session 1, End' }).click()

    await expect
      .poll(() =>
        page.evaluate(() =>
          document.querySelector('#sessions-row-0')?.contains(document.activeElement),
        ),
      )
      .toBe(true)
    await page.getByText('The session must end after it starts').last().waitFor()
  })

  test('is shown as a task, not as an error, in a new record', async () => {
    const { page } = studio
    await page.goto('/admin/collections/events/create')

    await list().getByRole('button', { name: 'Title' }).waitFor()

    expect(await page.locator('.finding--must').count()).toBe(0)
    expect(await page.locator('.finding--todo').first().innerText()).toContain('This is needed')
  })

  test('belongs to the newest text when an older response arrives after it', async () => {
    const { page } = studio
    await copy()
    const isAnswered = page.waitForResponse((response) => asksForFindings(response.request()))
    await open()
    await isAnswered
    const typed = Promise.withResolvers<void>()
    await page.route('**/admin/**', async (route) => {
      if (!asksForFindings(route.request())) return route.fallback()
      const response = await route.fetch()
      await typed.promise
      await route.fulfill({ response })
    })
    const asked = page.waitForRequest(asksForFindings)
    await page.locator('#field-title').fill('')
    await asked

    await page.locator('#field-teaser').fill('')
    typed.resolve()

    await expect
      .poll(() => list().getByRole('button', { name: 'Teaser' }).count(), { timeout: 20_000 })
      .toBe(1)
    await page.unrouteAll()
  })
})
