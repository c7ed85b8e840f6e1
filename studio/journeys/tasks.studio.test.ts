import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { colouredPicture } from '../testing/coloured-picture.ts'
import { axeFindings } from '../testing/axe.ts'
import { comeAlive } from '../testing/come-alive.ts'
import { copyEvent } from '../testing/event-copy.ts'
import { query } from '../../launch/testing/query.ts'
import { openStudio, ownStudio, type Studio } from '../testing/open-studio.ts'

interface Event {
  readonly id: number
  readonly title: string
  readonly _status: string
}

/** The site follows a save within seconds. */
const SOON = { timeout: 20_000, interval: 250 }

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

beforeEach(() => Object.assign(studio.count, { clicks: 0, failedSaves: [] }))

const tab = (name: string) => studio.page.getByRole('button', { name, exact: true }).click()
const published = () => studio.page.getByText('Published', { exact: true }).waitFor()

async function fill(selector: string, words: string): Promise<void> {
  await studio.page.locator(selector).click()
  await studio.page.locator(selector).fill(words)
}

/** Opens a choice and chooses its first option, or the one with these words. */
async function choose(selector: string, option?: string): Promise<void> {
  const { page } = studio
  await page.locator(selector).click()
  const options = page.getByRole('option', option === undefined ? {} : { name: option })
  await options.first().click()
}

/** A new event with its title, type and teaser. The form has already chosen the edition. */
async function startEvent(title: string, type: string): Promise<void> {
  const { page } = studio
  await page.goto('/admin')
  await page.getByRole('link', { name: 'New event' }).click()
  await comeAlive(page, '#field-title')
  await fill('#field-title', title)
  await page.waitForURL(/\/events\/\d+$/)
  await choose('#field-type .rs__control', type)
  await fill('#field-teaser', 'Forty large prints of salt lakes.')
}

/** Tasks of a new volunteer that no other journey contains (docs/ten-tasks.md, docs/nine-tasks.md). */
describe('a new volunteer', () => {
  test('makes an exhibition from nothing, which has a page and is on the map, in 20 clicks without a failed save', async () => {
    const { page, count } = studio
    await startEvent('Salt Lines', 'Exhibitions')
    await fill('#field-number', '97')
    await tab('When and where')
    await fill('#field-dates__start', '8 mar')
    await fill('#field-dates__end', '29 mar')
    await choose('#field-venues')
    await page.getByRole('button', { name: 'daily 10am–5pm, closed Monday' }).click()
    await expect
      .poll(() => page.locator('#field-dates__start').inputValue())
      .toBe('Sunday 8 March 2026')

    await page.getByRole('button', { name: 'Publish changes' }).click()

    await published()
    const link = page.getByRole('link', { name: 'View on the site' })
    const address = (await link.getAttribute('href')) ?? ''
    expect(address).toMatch(/\/events\/salt-lines$/)
    const says = async (path: string) => (await fetch(new URL(path, address))).text()
    await expect.poll(() => says(address), SOON).toContain('Salt Lines')
    await expect.poll(() => says('/program/map'), SOON).toContain('Salt Lines')
    expect(count.failedSaves).toEqual([])
    expect(count.clicks).toBeLessThanOrEqual(20)
  })

  test('makes a talk with three sessions and two prices, in 22 clicks without a failed save', async () => {
    const { page, ask, count } = studio
    await startEvent('Seeing Slowly', 'Talks')
    await tab('When and where')
    await page.getByRole('button', { name: 'Add Session' }).click()
    await fill('#field-sessions__0__start', '17 mar 6.30pm')
    await page.getByText('Tuesday 17 March 2026, 6.30pm').waitFor()
    await fill('#field-sessions__0__end', '8pm')
    await page.getByRole('button', { name: 'A day later' }).click()
    await page.locator('#field-sessions__1__start').waitFor()
    await page.getByRole('button', { name: 'A day later' }).click()
    await page.locator('#field-sessions__2__start').waitFor()
    await choose('#field-venues')
    await tab('Visiting')
    await page.getByText('From …').click()
    await fill('#field-price__from', '25')
    await fill('#field-price__concession', '18')

    await page.getByRole('button', { name: 'Publish changes' }).click()

    await published()
    const [id] = /\d+$/.exec(page.url()) ?? []
    expect(await ask(`/events/${id}?depth=0`)).toMatchObject({
      _status: 'published',
      sessions: [
        { start: '2026-03-17T18:30', end: '2026-03-17T20:00' },
        { start: '2026-03-18T18:30', end: '2026-03-18T20:00' },
        { start: '2026-03-19T18:30', end: '2026-03-19T20:00' },
      ],
      price: { from: 25, concession: 18 },
    })
    expect(count.failedSaves).toEqual([])
    expect(count.clicks).toBeLessThanOrEqual(22)
  })

  test('does not have the form move away under the pointer while it is filled in', async () => {
    const { page } = studio
    await page.goto('/admin/collections/events/create')
    await comeAlive(page, '#field-title')
    const list = page.locator('.findings')
    await list.getByRole('button', { name: 'Title' }).waitFor()
    const teaser = page.locator('#field-teaser')
    const before = await teaser.boundingBox()
    await page.locator('#field-title').fill('Salt Lines')
    await list.getByRole('button', { name: 'Title' }).waitFor({ state: 'detached' })
    expect((await teaser.boundingBox())?.y).toBe(before?.y)
  })

  test('puts up a picture with credit and focal point, replaces it and takes it out, in 18 clicks', async () => {
    const { page, count } = studio
    const file = async (name: string, colour: string) => ({
      name,
      mimeType: 'image/png',
      buffer: await colouredPicture(page, colour),
    })
    await page.goto('/admin/collections/media')
    await comeAlive(page, '.list-header a[href$="/create"]')
    await page.locator('.list-header a[href$="/create"]').click()
    await comeAlive(page, '#field-alt')
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await file('hill.png', 'peru'))
    await fill('#field-alt', 'A hill at noon')
    await page.getByRole('combobox', { name: 'Artists' }).click()
    await page.keyboard.type('Ines Vardan')
    await page.keyboard.press('Tab')
    await fill('#field-credit__copyright', '© Ines Vardan')
    await page.getByText('Not saved yet').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/media\/\d+$/)
    await page.getByText(/^Saved \d/).waitFor()
    await page.getByRole('slider', { name: 'From the left' }).click({ position: { x: 20, y: 8 } })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/^Saved \d/).waitFor()

    await page.getByRole('button', { name: 'Replace the file …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Replace the file' })
    await dialog.getByLabel('The new file').setInputFiles(await file('sea.png', 'teal'))
    for (const words of ['Alternative text', 'Credit']) {
      await dialog.getByRole('group', { name: words }).getByRole('radio', { name: /Keep/ }).click()
    }
    await dialog.getByRole('button', { name: 'Replace' }).click()
    await page.getByText('What was there before is under Versions').waitFor()
    await page.getByRole('button', { name: 'More' }).last().click()
    await page.getByRole('button', { name: 'Delete' }).last().click()
    await page.locator('#confirm-action').first().click()

    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect(count.failedSaves).toEqual([])
    expect(count.clicks).toBeLessThanOrEqual(18)
  })

  test('reads whose login this is, is told at the form that a password is wrong, and logs in with 2 clicks', async () => {
    const carl = await openStudio({ account: null })
    const { email, password } = carl.account
    await carl.page.goto('/admin/login')
    await comeAlive(carl.page, 'input[name="email"]')
    await carl.page.getByText('This is the demo.').waitFor()
    expect(await carl.page.locator('.studio-mark strong').innerText()).toBe('Parallax')
    expect(await carl.page.title()).toMatch(/ · Parallax \(demo\)$/)
    await carl.page.getByLabel('Email').fill('carl@parallax.example')
    await carl.page.getByLabel('Password').fill('not the right one')
    await carl.page.getByRole('button', { name: 'Login' }).click()
    await carl.page.getByRole('alert').getByText('password is wrong. After 5 tries').waitFor()
    expect(await axeFindings(carl.page)).toEqual([])

    carl.count.clicks = 0
    await carl.page.getByLabel('Email').click()
    await carl.page.keyboard.press('Control+A')
    await carl.page.keyboard.type(email)
    await carl.page.keyboard.press('Tab')
    await carl.page.keyboard.type(password)
    await carl.page.getByRole('button', { name: 'Login' }).click()
    await carl.page.waitForURL('**/admin')
    expect(carl.count.clicks).toBeLessThanOrEqual(2)
    await carl.close()
  })

  test('restores yesterday’s version as a draft, then publishes it, in 5 clicks', async () => {
    const { page, ask, count } = studio
    const event = await copyEvent<Event>(studio, { published: { title: 'As it was' } })
    await makeOlder(event.id)
    await page.goto(`/admin/collections/events/${event.id}`)
    await comeAlive(page, '#field-title')
    // Waits between the saves as a person would: saves within a second are shown as one (spec/behaviour §30.7).
    await page.locator('#field-title').fill('')
    await page.locator('#field-title').pressSequentially('As it is', { delay: 150 })
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await published()
    count.clicks = 0

    await page.getByRole('link', { name: /^Versions/ }).click()
    // Until the newest save appears, the list may be an old one.
    await page.getByText('As it was → As it is').first().waitFor()
    const save = page.getByRole('listitem').filter({ hasText: /yesterday, Friday 13 March/ })
    await save.getByRole('link', { name: 'Restore it as it was then …' }).first().click()
    await page
      .getByRole('heading', { name: /^The version of yesterday, Friday 13 March/ })
      .waitFor()
    await page.getByRole('button', { name: 'Restore as a draft' }).click()
    await page.waitForURL(`**/events/${event.id}`)
    expect(await ask(`/events/${event.id}?depth=0`)).toMatchObject({ title: 'As it is' })
    await page.getByRole('button', { name: 'Publish changes' }).click()

    await published()
    expect(await ask(`/events/${event.id}?depth=0`)).toMatchObject({ title: 'As it was' })
    expect(count.failedSaves).toEqual([])
    expect(count.clicks).toBeLessThanOrEqual(5)
  })
})

/** Moves all that was saved of an event so far to the day before. */
async function makeOlder(event: number): Promise<void> {
  const { databaseUrl } = ownStudio()
  const aDay = "interval '1 day'"
  await query(
    databaseUrl,
    `update history set at = at - ${aDay}
      where collection = 'events' and code = (select code from events where id = ${event})`,
  )
  await query(
    databaseUrl,
    `update _events_v set created_at = created_at - ${aDay}, updated_at = updated_at - ${aDay}
      where parent_id = ${event}`,
  )
}

describe('somebody who is invited', () => {
  let carla: Studio

  beforeAll(async () => {
    carla = await openStudio({ account: null })
  })

  afterAll(() => carla.close())

  test('chooses a password, writes, asks for a review, and an editor publishes', async () => {
    const { page, ask, count } = studio
    const event = await copyEvent<Event>(studio, { published: {} })
    await page.goto('/admin/collections/users')
    await comeAlive(page, 'form input[name="email"]')
    await fill('form input[name="email"]', 'carla@parallax.example')
    await fill('form input[name="name"]', 'Carla')
    await page.getByRole('button', { name: 'Invite' }).click()
    const link = await page.locator('output code').innerText()

    await carla.page.goto(link)
    await comeAlive(carla.page, 'input[name="password"]')
    await carla.page.getByLabel(/^New password/).fill('forty prints on a pale wall')
    await carla.page.getByLabel('The same again').fill('forty prints on a pale wall')
    // Payload checks a field 150 ms after typing; no person is quicker than that.
    await carla.page.getByRole('button', { name: 'Choose a password' }).click({ delay: 500 })
    await carla.page.waitForURL('**/admin')
    expect(await carla.page.getByText('Quick changes').count()).toBe(0)
    await carla.page.goto(`/admin/collections/events/${event.id}`)
    await comeAlive(carla.page, '#field-title')
    await carla.page.locator('#field-title').fill('A title of Carla')
    await carla.page.getByText(/^Saved/).waitFor()
    await carla.page.getByRole('button', { name: 'Ready for review' }).click()
    await carla.page.getByText('An editor will look at it').waitFor()

    await page.goto('/admin')
    await page.getByRole('link', { name: 'A title of Carla' }).click()
    await page.getByText('Publish it if it is ready').waitFor()
    await comeAlive(page, '#field-title')
    await page.getByRole('button', { name: 'Publish changes' }).click()

    await published()
    expect(await ask(`/events/${event.id}?depth=0`)).toMatchObject({ title: 'A title of Carla' })
    await carla.page.getByText('An editor will look at it').waitFor({ state: 'detached' })
    expect([...count.failedSaves, ...carla.count.failedSaves]).toEqual([])
    expect(count.clicks + carla.count.clicks).toBeLessThanOrEqual(10)
  })

  test('asks for a review although the session has ended: the password is asked over the form', async () => {
    const { page } = carla
    await page.locator('#field-title').fill('A second title of Carla')
    await page.getByRole('button', { name: 'Ready for review' }).waitFor()
    await page.getByText(/^Saved/).waitFor()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Ready for review' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password').fill('forty prints on a pale wall')
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('An editor will look at it').waitFor()
    expect(await dialog.count()).toBe(0)
  })
})
