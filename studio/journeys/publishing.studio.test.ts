import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { comeAlive } from '../testing/come-alive.ts'
import { copyEvent } from '../testing/event-copy.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Event {
  readonly id: number
  readonly title: string
  readonly _status: string
}

let studio: Studio
let event: Event

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

beforeEach(async () => {
  const price = { free: true, from: null, concession: null }
  event = await copyEvent<Event>(studio, { published: { price } })
  await studio.page.goto(`/admin/collections/events/${event.id}`)
  await comeAlive(studio.page, '#field-title')
})

afterEach(() => studio.page.unrouteAll())

const title = () => studio.page.locator('#field-title')
const publish = () => studio.page.getByRole('button', { name: 'Publish changes' })
const alert = (words: string) => studio.page.getByRole('alert').filter({ hasText: words })
const asPublished = () => studio.ask<Event>(`/events/${event.id}?depth=0`)

describe('publishing', () => {
  test('saves what was typed, then publishes it', async () => {
    await title().fill('A title that was typed a moment ago')

    await publish().click()

    await studio.page.getByText('Published', { exact: true }).waitFor()
    expect(await asPublished()).toMatchObject({
      title: 'A title that was typed a moment ago',
      _status: 'published',
    })
  })

  test('says since when it is live, and leads to the pages that changed (spec/behaviour §24.4)', async () => {
    const { page } = studio
    await title().fill('A title that goes live')
    await publish().click()
    await page.getByText('Published', { exact: true }).waitFor()
    await page.getByText(/^Live since \d+\.\d\d\.\d\dam$/).waitFor()

    await page.getByRole('button', { name: /^\d+ pages?$/ }).click()
    const first = await page.locator('[popover] a').first().getAttribute('href')
    expect(first).toContain('/events/')
    const view = page.getByRole('link', { name: 'View on the site' })
    expect(await view.getAttribute('href')).toBe(first)
  })

  test.each([
    ['the server fails', { status: 500, json: { errors: [{ message: 'It is broken' }] } }],
    ['a proxy answers in its place', { status: 502, body: 'Bad gateway' }],
    ['no answer comes', undefined],
  ])('that fails keeps the text, says so and can be tried again when %s', async (_case, answer) => {
    const { page } = studio
    await page.route('**/publish', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await title().fill('A title that arrives at last')
    await publish().click()
    await alert('Not published').waitFor()
    expect(await title().inputValue()).toBe('A title that arrives at last')
    await page.unrouteAll()

    await publish().click()

    await page.getByText('Published', { exact: true }).waitFor()
    expect(await asPublished()).toMatchObject({ title: 'A title that arrives at last' })
  })

  test('that a rule refuses puts its sentence at the field, and keeps the draft', async () => {
    const { page, ask } = studio
    await ask(`/events/${event.id}?draft=true`, 'PATCH', { price: { free: true, from: 45 } })
    await page.reload()
    await comeAlive(page, '#field-title')
    await title().fill('A title beside a price that is refused')

    await publish().click()

    await alert('Not published: see').waitFor()
    await page.getByText('Choose "Free"').first().waitFor()
    expect(await ask(`/events/${event.id}?depth=0&draft=true`)).toMatchObject({
      title: 'A title beside a price that is refused',
      _status: 'draft',
    })
  })
})

describe('going back', () => {
  test('to what is public takes the draft out of the form', async () => {
    const { page } = studio
    const { title: before } = await asPublished()
    await title().fill('A title that nobody wants')
    await page.getByText(/^Saved/).waitFor()

    await page.getByRole('button', { name: 'Go back to what is public' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()

    await expect.poll(() => title().inputValue()).toBe(before)
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

    await page.getByText('Nothing is scheduled. Price, From, in dollars: Choose "Free"').waitFor()
    expect(await page.getByText('No upcoming events scheduled.').isVisible()).toBe(true)
  })
})
