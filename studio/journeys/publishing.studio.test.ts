import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Event {
  readonly id: number
  readonly title: string
  readonly _status: string
}

const BROKEN = { status: 500, json: { errors: [{ message: 'It is broken' }] } }

let studio: Studio
let event: Event

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

// A copy for each test, so that none finds what another has left.
beforeEach(async () => {
  const { ask, page } = studio
  const { docs } = await ask<{ docs: Event[] }>('/events?limit=1&depth=0&sort=id')
  const { doc } = await ask<{ doc: Event }>(`/events/${docs[0]?.id}/duplicate`, 'POST', {})
  event = doc
  const price = { free: true, from: null, concession: null }
  await ask(`/events/${event.id}`, 'PATCH', { number: null, price, _status: 'published' })
  await page.goto(`/admin/collections/events/${event.id}`)
})

afterEach(() => studio.page.unrouteAll())

const title = () => studio.page.locator('#field-title')
const publish = () => studio.page.getByRole('button', { name: 'Publish changes' })
const notSaved = () => studio.page.getByRole('alert').filter({ hasText: 'Not saved' })
const saved = (fields: string) =>
  studio.page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes(fields),
  )

/** Follows a link out of the record, which the studio stops with a question. */
async function expectLeavingAsks(): Promise<void> {
  const { page } = studio
  await page.locator('.step-nav').getByRole('link', { name: 'Events' }).click()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  expect(page.url()).toContain(`/events/${event.id}`)
}

describe('publishing changes that fails', () => {
  test.each([
    ['the server fails', BROKEN],
    ['a proxy answers in its place', { status: 502, body: 'Bad gateway' }],
    ['no answer comes', undefined],
  ])('keeps the text, says "Not saved" and asks before leaving when %s', async (_case, answer) => {
    await studio.page.route('**/api/events/*', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    )
    await title().fill('A title that was typed for long')

    await publish().click()

    await notSaved().waitFor()
    expect(await title().inputValue()).toBe('A title that was typed for long')
    await expectLeavingAsks()
  })

  test('can be tried again without typing', async () => {
    const { page, ask } = studio
    await page.route('**/api/events/*', (route) => route.fulfill(BROKEN))
    await title().fill('A title that arrives at last')
    await publish().click()
    await notSaved().waitFor()
    await page.unrouteAll()

    await publish().click()

    await expect
      .poll(() => ask<Event>(`/events/${event.id}?depth=0`))
      .toMatchObject({ title: 'A title that arrives at last', _status: 'published' })
    await notSaved().waitFor({ state: 'detached' })
  })

  test('says so and asks before leaving when a rule refuses a draft that is saved', async () => {
    const { page } = studio
    const drafted = saved('autosave=true')
    await page.getByRole('button', { name: 'Visiting' }).click()
    await page.locator('#field-price__from').fill('45')
    await drafted

    await publish().click()

    await notSaved().waitFor()
    await page.getByText('visitors would read "Free"').first().waitFor()
    await expectLeavingAsks()
  })
})

describe('scheduling a release', () => {
  test('is refused with the reason when a rule would refuse to publish', async () => {
    const { page, ask } = studio
    await ask(`/events/${event.id}?draft=true`, 'PATCH', { price: { free: true, from: 45 } })
    await page.reload()
    await page.locator('.form-submit .popup-button').click()
    await page.locator('#schedule-publish').click()
    await page.locator('.schedule-publish .react-datepicker__input-container input').click()
    await page.locator('.react-datepicker__navigation--next').click()
    await page.locator('.react-datepicker__day--015').first().click()
    // The calendar lies over the button until something else is clicked.
    await page.getByRole('heading', { name: 'Schedule publish for' }).click()

    await page.locator('#scheduled-publish-save').click()

    await page.getByText('Nothing is scheduled. Price, From, in dollars: Untick "Free"').waitFor()
    expect(await page.getByText('No upcoming events scheduled.').isVisible()).toBe(true)
  })
})
