import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Event {
  readonly id: number
  readonly type: string
  readonly price: object
  readonly theme?: { readonly color?: string | null }
}

let studio: Studio
let event: Event

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

// A copy for each test, so that none finds what another has left.
beforeEach(async () => {
  const { ask, page } = studio
  const { docs } = await ask<{ docs: Event[] }>(
    '/events?limit=1&depth=0&sort=id&where[type][equals]=talks',
  )
  const { doc } = await ask<{ doc: Event }>(`/events/${docs[0]?.id}/duplicate`, 'POST', {})
  event = doc
  await page.goto(`/admin/collections/events/${event.id}`)
})

const openTab = (name: string) => studio.page.getByRole('button', { name, exact: true }).click()
const stored = () => studio.ask<Event>(`/events/${event.id}?depth=0&draft=true`)

describe('an event whose fields are chosen', () => {
  test('has a type in the words of its edition, and days once it is an exhibition', async () => {
    const { page } = studio
    await page.locator('#field-type .rs__control').click()
    await page.getByRole('option', { name: 'Exhibitions' }).click()

    await openTab('When and where')

    await page.getByText('First day').first().waitFor()
    await expect.poll(async () => (await stored()).type).toBe('exhibitions')
  })

  test('cannot be free and cost money', async () => {
    const { page } = studio
    await openTab('Visiting')
    await page.getByRole('radio', { name: 'From …' }).check()
    await page.locator('#field-price__from').fill('45')

    await page.getByRole('radio', { name: 'Free', exact: true }).check()

    await page.locator('#field-price__from').waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await stored()).price)
      .toMatchObject({ free: true, from: null, concession: null, label: null })
  })

  test('takes the nearest colour in place of one that cannot be read', async () => {
    const { page } = studio
    await openTab('Colours and sharing')
    await page.locator('#field-theme__color').fill('#999999')
    await page.locator('#field-theme__backgroundColor').fill('#ffffff')
    await page.getByText('It cannot be published under 4.5:1').waitFor()

    await page.getByRole('button', { name: 'Use #767676, the nearest with 4.5:1' }).click()

    await page.getByText('It cannot be published under 4.5:1').waitFor({ state: 'detached' })
    await expect.poll(async () => (await stored()).theme?.color).toBe('#767676')
  })

  test('leads to a page of the site that is found by its title', async () => {
    const { page } = studio
    await openTab('Visiting')
    await page.locator('#field-booking__mode .rs__control').click()
    await page.getByRole('option', { name: 'Required' }).click()
    await page.locator('#field-booking__url-input').fill('program map')

    await page.getByRole('option', { name: /Program map/ }).click()

    await expect.poll(stored).toMatchObject({ booking: { url: '/program/map' } })
  })
})
