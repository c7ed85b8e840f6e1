import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { comeAlive, openMenu } from '../testing/come-alive.ts'
import { copyEvent } from '../testing/event-copy.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Event {
  readonly id: number
  readonly number: number | null
  readonly price: { readonly free: boolean | null }
  readonly dates: { readonly end: string | null }
}

const TITLE = 'What Is Missing'

let studio: Studio
let event: Event

beforeAll(async () => {
  studio = await openStudio()
  event = await copyEvent<Event>(studio, {
    where: 'where[type][equals]=exhibitions&where[festival.year][equals]=2026',
  })
  await studio.ask(`/events/${event.id}?draft=true`, 'PATCH', {
    title: TITLE,
    number: null,
    price: { free: false, from: null, concession: null, label: null },
    dates: { start: '2026-03-08', end: null },
  })
})

afterAll(() => studio.close())

const group = (name: string) =>
  studio.page.getByRole('region', { name: new RegExp(`^${name}`), exact: true })
const row = (name: string) => group(name).getByRole('link', { name: TITLE })
const saved = () =>
  studio.page
    .getByText(/^Saved/)
    .first()
    .waitFor()
const newest = () => studio.ask<Event>(`/events/${event.id}?depth=0&draft=true`)

/** Presses the row of the event in a group of the home, and waits until its form has gone to the field. */
async function goTo(name: string, field: string): Promise<void> {
  const { page } = studio
  await page.goto('/admin')
  await row(name).click()
  await page.waitForFunction((id) => document.activeElement?.closest(`#${id}`) !== null, field)
}

describe('on the home', () => {
  test('three things that are missing are found and mended, each row leading to its field', async () => {
    const { page } = studio
    await goTo('Without a price', 'field-price')
    await page.getByLabel('Free', { exact: true }).check()
    await saved()
    await goTo('Without a number', 'field-number')
    await page.keyboard.type('97')
    await saved()
    await goTo('Without a day or time', 'field-dates__end')
    await page.keyboard.type('29 mar')
    await page.keyboard.press('Tab')
    await saved()
    await expect
      .poll(newest)
      .toMatchObject({ number: 97, price: { free: true }, dates: { end: '2026-03-29' } })

    await page.goto('/admin')
    await page.getByRole('heading', { name: 'To mend' }).waitFor()
    for (const name of ['Without a price', 'Without a number', 'Without a day or time'])
      expect(await row(name).count(), name).toBe(0)
  })

  test('a change is found under What changed, and taken back as a draft', async () => {
    const { page } = studio
    await page.goto('/admin/changes?collection=events')
    const change = page
      .getByRole('listitem')
      .filter({ hasText: 'Number' })
      .filter({ hasText: '97' })
    await change.getByRole('button', { name: `Take back in ${TITLE}` }).click()
    await page.getByText('Taken back as a draft').waitFor()
    expect((await newest()).number).toBe(null)
    expect(await axeFindings(page)).toEqual([])
  })
})

test('every page of our own in the menu, and those that lists lead to, has a link to the home', async () => {
  const { page } = studio
  await page.goto('/admin')
  const inMenu = await page
    .locator('nav a[href^="/admin/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const own = inMenu.filter((address) => !/^\/admin\/(collections|globals|logout)/.test(address))
  expect(own.length).toBeGreaterThan(5)
  for (const address of [...own, '/admin/pictures/add', '/admin/find?q=shed']) {
    await page.goto(address)
    const home = page.getByRole('link').filter({ has: page.getByTitle('Home', { exact: true }) })
    await home.waitFor()
    expect(await home.getAttribute('href'), address).toBe('/admin')
  }
})

test('the home brings itself up to date each minute, and keeps the focus and an open menu', async () => {
  const { page, ask } = studio
  await page.clock.install()
  await page.goto('/admin')
  const name = 'Found a minute later'
  const quick = page.getByRole('link', { name: /^Quick changes:/ })
  await comeAlive(page, '#to-mend')
  await openMenu(page)
  await quick.focus()
  await ask(`/events/${event.id}?draft=true`, 'PATCH', { title: name })
  expect(await group('Without a number').getByRole('link', { name }).count()).toBe(0)

  await page.clock.fastForward('01:00')

  await group('Without a number').getByRole('link', { name }).waitFor()
  expect(await quick.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await page.getByRole('link', { name: 'Timetable', exact: true }).isVisible()).toBe(true)
})
