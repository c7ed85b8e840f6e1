import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { comeAlive, pressAlive } from '../testing/come-alive.ts'
import { copyEvent } from '../testing/event-copy.ts'
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
  event = await copyEvent<Event>(studio, { where: 'where[type][equals]=talks' })
})

afterAll(() => studio.close())

/** The tests of an event share one form, because opening it takes seconds. Each uses other fields. */
beforeEach(async () => {
  const { page } = studio
  const form = `/admin/collections/events/${event.id}`
  if (page.url().endsWith(form)) return
  await page.goto(form)
  await comeAlive(page, '#field-title')
})

const openTab = (name: string) => studio.page.getByRole('button', { name, exact: true }).click()
const stored = <Stored = Event>() => studio.ask<Stored>(`/events/${event.id}?depth=0&draft=true`)

const focused = () =>
  studio.page.evaluate(() =>
    document.activeElement?.closest('.doc-drawer [name]')?.getAttribute('name'),
  )

interface Related {
  readonly related: readonly { readonly relationTo: string; readonly value: number }[]
}

describe('an event whose records are chosen', () => {
  test('gets venues by keyboard, in an order, and one that is created from its name', async () => {
    const { ask, page } = studio
    const name = `Fog Hall ${event.id}`
    await openTab('When and where')
    const input = page.locator('#field-venues')
    await input.click()
    await page.getByRole('option').first().waitFor()

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type(name)
    await page.keyboard.press('Tab')
    // If the focus leaves a text that is not a choice, the text stays, and a sentence says so.
    await page
      .getByText(`Nothing is called “${name}”: choose from the list or create it.`)
      .waitFor()
    expect(await input.inputValue()).toBe(name)
    await page.getByRole('button', { name: 'Clear the text' }).click()
    expect(await input.inputValue()).toBe('')
    await page.keyboard.type(name)
    // Enter would choose a match, but there is none.
    await page.keyboard.press('Enter')
    const create = page.getByRole('option', { name: `Create venue “${name}”` })
    await create.waitFor()
    await page.route('**/api/venues/save', (route) => route.abort(), { times: 1 })
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    // A name that could not be created stays, too.
    await page.getByRole('button', { name: 'Clear the text' }).waitFor()
    expect(await input.inputValue()).toBe(name)
    await page.keyboard.press('ArrowDown')
    await create.waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const drawer = page.locator('.doc-drawer')
    await drawer.locator('#field-name').waitFor()
    // The inputs of a drawer have their labels, even if the form below has the same ids.
    expect(await axeFindings(page, '.doc-drawer')).toEqual([])
    await drawer.locator('.field-label', { hasText: /^Name/ }).click()
    expect(await focused()).toBe('name')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Move ${name} up` }).press('Enter')

    const { docs } = await ask<{ docs: { id: number }[] }>(
      `/venues?draft=true&depth=0&where[name][equals]=${encodeURIComponent(name)}`,
    )
    expect(docs).toHaveLength(1)
    await expect
      .poll(async () => (await stored<{ venues: number[] }>()).venues.at(-2))
      .toBe(docs[0]?.id)
  })

  test('gets a venue that is created after the session has ended and somebody has logged in over the form', async () => {
    const { account, page } = studio
    const name = `Mist Hall ${event.id}`
    await openTab('When and where')
    await page.locator('#field-venues').fill(name)
    const create = page.getByRole('option', { name: `Create venue “${name}”` })
    await create.waitFor()
    await page.context().clearCookies()

    await create.click()

    const dialog = page.locator('dialog[open]')
    await dialog.getByText('You were logged out').waitFor()
    await dialog.getByLabel('Password').fill(account.password)
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(() => page.locator('.doc-drawer #field-name').inputValue()).toBe(name)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Move ${name} up` }).waitFor()
  })

  test('gets related records of other years when they are searched for', async () => {
    const { page } = studio
    await openTab('People')
    await page.locator('#field-related').click()
    await page.getByRole('option', { name: 'Look in other years too' }).click()

    await page
      .getByRole('group', { name: 'Events, other years' })
      .getByRole('option')
      .first()
      .click()

    await expect
      .poll(async () => (await stored<Related>()).related.at(-1)?.relationTo)
      .toBe('events')
  })

  test('gets a picture that is found by its alternative text', async () => {
    const { ask, page } = studio
    const { docs } = await ask<{ docs: { id: number; alt: string }[] }>(
      '/media?limit=1&depth=0&sort=-id&where[kind][equals]=photograph',
    )
    await openTab('Event')
    const remove = page.locator('#field-lead_image .upload-relationship-details__actions')
    if (await remove.isVisible()) await remove.getByRole('button').last().click()
    await page.locator('#field-lead_image-search').fill(docs[0]?.alt ?? '')

    await page.getByRole('option').first().click()

    await expect
      .poll(async () => (await stored<{ lead_image: number }>()).lead_image)
      .toBe(docs[0]?.id)
  })

  test('has a previous venue, and is duplicated with the text that was typed last', async () => {
    const { page } = studio
    await openTab('When and where')
    await page.locator('#field-status__state .rs__control').click()
    await page.getByRole('option', { name: 'Moved in time or place' }).click()
    const venue = page.locator('#field-status__previous_venue__name')
    await venue.click()
    await page.getByRole('option').first().click()
    await expect.poll(() => venue.inputValue()).not.toBe('')

    const name = await venue.inputValue()
    await expect
      .poll(async () => (await stored<{ status: object }>()).status)
      .toMatchObject({ previous_venue: { name, slug: expect.stringMatching(/^[a-z]/) } })

    await openTab('Event')
    await page.locator('.field-tags input').fill('night')
    await page.locator('#field-title').click()
    // A tag without Enter stays when the focus leaves it.
    await expect.poll(async () => (await stored<{ tags: string[] }>()).tags).toContain('night')
    // A tag that is changed in place keeps its new text in the same way.
    await page.locator('.field-tags').getByText('night', { exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.type('s')
    await page.locator('#field-title').click()
    await expect.poll(async () => (await stored<{ tags: string[] }>()).tags).toContain('nights')
    await page.locator('#field-title').fill(`Last word ${event.id}`)
    await page.locator('.doc-controls__popup .popup-button').click()
    await page.locator('#action-duplicate').click()
    await page.waitForURL((url) => !url.pathname.endsWith(`/${event.id}`))
    await expect
      .poll(() => page.locator('#field-title').inputValue())
      .toBe(`Last word ${event.id} (copy)`)
  })
})

describe('an event whose fields are chosen', () => {
  test('has a type in the words of its edition, and days once it is an exhibition', async () => {
    const { page } = studio
    await openTab('Event')
    const type = page.locator('#field-type')
    await type.locator('.rs__control').click()
    await page.keyboard.type('exhib')
    await page.getByRole('option', { name: 'Exhibitions' }).waitFor()
    await page.locator('#field-title').click()
    await type.getByText('“exhib” is not chosen yet: choose from the list.').waitFor()
    await type.locator('.rs__control').click()
    await type.getByText('is not chosen yet').waitFor({ state: 'detached' })
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

  test('gets the nearest readable colour in place of one with too little contrast', async () => {
    const { page } = studio
    await openTab('Colours and sharing')
    await page.locator('#field-theme__color').fill('#999999')
    await page.locator('#field-theme__backgroundColor').fill('#ffffff')
    await page.getByText('It cannot be published under 4.5:1').waitFor()

    await page.getByRole('button', { name: 'Use #767676, the nearest with 4.5:1' }).click()

    await page.getByText('It cannot be published under 4.5:1').waitFor({ state: 'detached' })
    await expect.poll(async () => (await stored()).theme?.color).toBe('#767676')
  })

  test('has a link to a page of the site that is found by its title', async () => {
    const { page } = studio
    await openTab('Visiting')
    await page.locator('#field-booking__mode .rs__control').click()
    await page.getByRole('option', { name: 'Required' }).click()
    await page.locator('#field-booking__url').fill('program map')

    await page.getByRole('option', { name: /Program map/ }).click()

    await page.getByRole('paragraph').filter({ hasText: 'Screen · /program/map' }).waitFor()
    await expect.poll(stored).toMatchObject({ booking: { url: '/program/map' } })
  })

  test('marks words of its text with their language', async () => {
    const { page } = studio
    await openTab('Event')
    await page.locator('.rich-text-lexical [contenteditable="true"]').first().click()
    await page.keyboard.press('Control+End')
    for (const _ of 'later.') await page.keyboard.press('Shift+ArrowLeft')
    await page.getByRole('button', { name: 'Language of the words' }).first().click()
    await page.getByRole('button', { name: 'French' }).click()
    await expect
      .poll(async () => JSON.stringify((await stored<{ body: object }>()).body))
      .toContain('"$":{"lang":"fr"}')
  })

  test('has a link in its text to the page of a record, but none to an address without a page', async () => {
    const { page } = studio
    await openTab('Event')
    const text = page.locator('.rich-text-lexical [contenteditable="true"]').first()
    await text.click()
    await page.keyboard.press('Control+Home')
    for (const _ of 'Before') await page.keyboard.press('Shift+ArrowRight')
    // Lexical's button is disabled until the editor has noticed the selected words.
    await page.locator('[data-button-key="link"]:not(.disabled)').first().click()
    const drawer = page.locator('.lexical-link-edit-drawer')
    const address = drawer.locator('#field-url')
    await address.fill('/vist')
    // The list of pages covers the buttons until the focus leaves the field.
    await address.press('Tab')
    await drawer.getByRole('button', { name: 'Save changes' }).click()
    await drawer.getByText('There is no page at /vist').waitFor()

    await address.fill('Last Frame')
    await page.getByRole('option', { name: /Last Frame/ }).click()
    await drawer.getByText('Event · its page, wherever it moves').waitFor()
    await drawer.getByRole('button', { name: 'Save changes' }).click()

    await expect
      .poll(async () => JSON.stringify((await stored<{ body: object }>()).body))
      .toContain('"linkType":"internal"')
  })
})

test('a call has a time zone that is found by its place', async () => {
  const { ask, page } = studio
  await page.goto('/admin/collections/participate/create')
  await pressAlive(page.getByRole('button', { name: 'Dates and terms' }))
  const zone = page.locator('#field-zone')
  await zone.locator('.rs__control').click()
  await page.keyboard.type('perth')
  await page.getByRole('option', { name: 'Perth, Australia: Australian Western' }).click()
  await page.waitForURL(/\/participate\/\d+$/)

  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect(await ask(`/participate/${id}?draft=true&depth=0`)).toMatchObject({
    zone: 'Australia/Perth',
  })
})
