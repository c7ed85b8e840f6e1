import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { comeAlive } from '../testing/come-alive.ts'
import { copyEvent } from '../testing/event-copy.ts'
import { openStudio, ownStudio, type Studio } from '../testing/open-studio.ts'

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

afterEach(() => studio.page.unrouteAll())

/** A public event that only this test uses. */
async function publishEvent(): Promise<void> {
  const price = { free: true, from: null, concession: null }
  event = await copyEvent<Event>(studio, { published: { price } })
}

/** Gives the event a draft that cannot be published. */
async function refuse(): Promise<void> {
  const price = { free: true, from: 45 }
  await studio.ask(`/events/${event.id}?draft=true`, 'PATCH', { price })
}

async function openForm(): Promise<void> {
  await studio.page.goto(`/admin/collections/events/${event.id}`)
  await comeAlive(studio.page, '#field-title')
}

const title = () => studio.page.locator('#field-title')
const publish = () => studio.page.getByRole('button', { name: 'Publish changes' })
const alert = (words: string) => studio.page.getByRole('alert').filter({ hasText: words })
const newest = () => studio.ask<Event>(`/events/${event.id}?depth=0&draft=true`)
const asPublished = () => studio.ask<Event>(`/events/${event.id}?depth=0`)

describe('publishing', () => {
  beforeAll(async () => {
    await publishEvent()
    await openForm()
  })

  test('saves what was typed, then publishes it', async () => {
    await title().fill('A title that was typed a moment ago')

    await publish().click()

    await studio.page.getByText('Published', { exact: true }).waitFor()
    expect(await asPublished()).toMatchObject({
      title: 'A title that was typed a moment ago',
      _status: 'published',
    })
  })

  test.each([
    ['the server fails', { status: 500, json: { errors: [{ message: 'It is broken' }] } }],
    ['a proxy answers in its place', { status: 502, body: 'Bad gateway' }],
    ['no answer comes', undefined],
  ])(
    'that fails keeps the text, says so and can be tried again when %s',
    async (failure, answer) => {
      const { page } = studio
      await page.route('**/publish', (route) => (answer ? route.fulfill(answer) : route.abort()))
      const text = `A title that arrives after ${failure}`
      await title().fill(text)
      await publish().click()
      await alert('Not published').waitFor()
      expect(await title().inputValue()).toBe(text)
      await page.unrouteAll()

      await publish().click()

      await alert('Not published').waitFor({ state: 'detached' })
      await expect.poll(asPublished).toMatchObject({ title: text, _status: 'published' })
      await expect.poll(() => publish().isDisabled()).toBe(true)
    },
  )

  test('cannot be pressed before the page has hydrated, when a press would do nothing', async () => {
    const { ask, page } = studio
    await ask(`/events/${event.id}?draft=true`, 'PATCH', { title: 'A title that can be published' })
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(`/admin/collections/events/${event.id}`, { waitUntil: 'commit' })
    await publish().waitFor()
    expect(await publish().isDisabled()).toBe(true)
    scripts.resolve()
    await expect.poll(() => publish().isEnabled()).toBe(true)
  })

  test('says since when it is live, and leads to the pages that changed (spec/behaviour §24.4)', async () => {
    const { page } = studio
    await publishEvent()
    const address = 'https://festival.example/events/sea'
    // The real site would have the change too soon for this test. So a fake response says that it has the change only
    // after "Going live…" was seen.
    let isLive = false
    await page.route('**/live', (route) => {
      const json = isLive
        ? { state: 'live', since: '11.42.07am', count: 1, pages: [address], page: address }
        : { state: 'going', count: 0, pages: [] }
      return route.fulfill({ json })
    })
    await openForm()
    await page.getByText('Going live…').waitFor()
    isLive = true
    await page.getByText('Live since 11.42.07am', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'on 1 page', exact: true }).click()
    for (const name of ['/events/sea', 'View on the site']) {
      const link = page.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe(address)
    }

    await title().fill('A title that nobody has published')
    await page
      .getByText('Live since 11.42.07am, without the new changes', { exact: true })
      .waitFor()
    expect(await page.getByRole('button', { name: 'on 1 page', exact: true }).count()).toBe(0)
    await page.getByText(/^Saved/).waitFor()
  })

  test('asks once for each publication since when it is live', async () => {
    const { page } = studio
    await publishEvent()
    let asked = 0
    await page.route('**/live', (route) => {
      asked += 1
      const json = { state: 'live', since: `1.0${asked}pm`, count: 0, pages: [] }
      return route.fulfill({ json })
    })
    await openForm()
    await page.getByText('Live since 1.01pm', { exact: true }).waitFor()

    for (const [newTitle, since] of [
      ['Ebb', '1.02pm'],
      ['Flood', '1.03pm'],
    ] as const) {
      await title().fill(newTitle)
      await publish().click()
      await page.getByText(`Live since ${since}`, { exact: true }).waitFor()
      await expect.poll(() => publish().isDisabled()).toBe(true)
    }
    expect(asked).toBe(3)
  })

  test('that a rule refuses shows the sentence at the field, and keeps the draft', async () => {
    const { page, ask } = studio
    await refuse()
    await openForm()
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
  test('to the public version removes the draft from the form', async () => {
    const { page } = studio
    await publishEvent()
    await openForm()
    const { title: before } = await asPublished()
    await title().fill('A title that nobody wants')
    await page.getByText(/^Saved/).waitFor()

    await page.getByRole('button', { name: 'Go back to what is public' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()

    await expect.poll(() => title().inputValue()).toBe(before)
  })
})

describe('a release', () => {
  beforeEach(publishEvent)

  const badge = (words: string) => studio.page.getByText(words, { exact: true })
  const dialog = () => studio.page.getByRole('dialog')

  test('is set beside Publish, is shown in form, list and page, and is live when its time comes', async () => {
    const { page } = studio
    await openForm()
    await title().fill('As it was scheduled')
    await page.getByRole('button', { name: 'Publish later…' }).click()
    await dialog().getByText('In the demo it is ').waitFor()
    await dialog().getByRole('button', { name: 'Last day, 10am' }).click()
    await dialog().getByLabel('Day and time').fill('14 apr 2026 10am')
    await dialog().getByText('Tuesday 14 April 2026, 10am').waitFor()
    await dialog().getByLabel('Name, such as').fill('Program launch')
    await dialog().getByRole('button', { name: 'Set the release' }).click()
    await badge('Goes live Tue 14 April, 10am').waitFor()

    const question = page.getByText('Part of the release?')
    const add = page.getByRole('button', { name: 'Add to the release' })
    await title().fill('As it was added later')
    await question.waitFor()
    await badge('1 change is not in it').waitFor()
    // Nothing takes the focus away from the person who types.
    expect(await title().evaluate((input) => input === document.activeElement)).toBe(true)
    // Each part of the bar has one line in a window of 1,440 px.
    const parts = page.locator('.doc-controls__controls').locator('a, output')
    const heights = await parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect().height),
    )
    expect(Math.max(...heights)).toBeLessThan(25)
    await page.getByRole('button', { name: 'Leave out' }).click()
    await question.waitFor({ state: 'detached' })
    await add.click()
    await badge('1 change is not in it').waitFor({ state: 'detached' })
    // After the answer, the question is not shown again.
    const teaser = page.locator('#field-teaser')
    const written = await teaser.inputValue()
    await teaser.fill('')
    await badge('1 change is not in it').waitFor()
    expect(await question.count()).toBe(0)
    await add.click()
    await alert('The release stays as it was.').waitFor()
    await teaser.fill(written)
    await title().fill('As nobody released it')
    await expect.poll(async () => (await newest()).title).toBe('As nobody released it')
    await badge('1 change is not in it').waitFor()

    await page.goto('/admin/globals/footer')
    await comeAlive(page, '#field-footer_years')
    await page.locator('#field-footer_years').fill('2018–2026')
    await page.getByRole('button', { name: 'Publish later…' }).click()
    await dialog()
      .getByLabel(/^Program launch, /)
      .check()
    await dialog().getByRole('button', { name: 'Set the release' }).click()
    await badge('Goes live Tue 14 April, 10am').waitFor()

    await page.goto('/admin/collections/events?search=As nobody released')
    await badge('Goes live Tue 14 April, 10am').first().waitFor()
    await page.goto('/admin/releases')
    await page.getByRole('heading', { name: 'Program launch' }).waitFor()
    await passTime()

    await expect.poll(async () => (await asPublished()).title).toBe('As it was added later')
    expect(await studio.ask('/globals/footer')).toMatchObject({ footer_years: '2018–2026' })
    await page.reload()
    await page.getByRole('region', { name: 'Done' }).getByText('Program launch').waitFor()
  })

  test('that a rule would refuse is not set, and says why', async () => {
    const { page } = studio
    await refuse()
    await openForm()
    await page.getByRole('button', { name: 'Publish later…' }).click()
    await dialog().getByRole('button', { name: 'Last day, 10am' }).click()

    await dialog().getByRole('button', { name: 'Set the release' }).click()

    await dialog().getByText('Price, From, in dollars: Choose "Free"').waitFor()
    expect(await page.getByText('Goes live', { exact: false }).count()).toBe(0)
  })

  test('that fails is shown on the home with its reason, and goes live when it is tried again', async () => {
    const { page, ask } = studio
    const name = `Tried twice ${event.id}`
    const venue = await copyVenue(`Fog Hall ${event.id}`)
    await ask(`/events/${event.id}?draft=true`, 'PATCH', { title: name, venues: [venue] })
    const { updatedAt: seen } = await ask<{ updatedAt: string }>(
      `/events/${event.id}?depth=0&draft=true`,
    )
    const into = { at: '2026-04-14T10:00', name }
    await ask(`/events/${event.id}/release`, 'POST', { act: 'publish', seen, into })
    await ask(`/venues/${venue}`, 'PATCH', { withdrawn: true, withdrawn_reason: 'It burnt down' })
    await passTime()

    const reason = `“${name}”: its venue “Fog Hall ${event.id}” is not public`
    await expect
      .poll(async () => (await ask<{ planned: object }>(`/events/${event.id}/release`)).planned)
      .toEqual([])
    await page.goto('/admin')
    const toMend = page.getByRole('region', { name: /^Releases that failed/, exact: true })
    await toMend.getByText(reason).waitFor()
    const hall = toMend.getByRole('link', { name: `Fog Hall ${event.id}`, exact: true })
    expect(await hall.getAttribute('href')).toBe(`/admin/collections/venues/${venue}`)
    const planned = page.getByRole('region', { name: 'Goes live by itself' })
    await planned.getByRole('link', { name, exact: true }).click()
    const failed = page.getByRole('region', { name: 'Failed' })
    await failed.getByText(reason).waitFor()
    expect(await asPublished()).not.toMatchObject({ title: name })

    await ask(`/venues/${venue}`, 'PATCH', { withdrawn: false })
    await failed.getByRole('button', { name: 'Try again now' }).first().click()

    await expect.poll(async () => (await asPublished()).title).toBe(name)
    await page.reload()
    await page.getByRole('region', { name: 'Done' }).getByRole('heading', { name }).waitFor()
  })

  async function copyVenue(name: string): Promise<number> {
    const { ask } = studio
    const { docs } = await ask<{ docs: { id: number }[] }>('/venues?limit=1&depth=0&sort=id')
    const { doc } = await ask<{ doc: { id: number } }>(
      `/venues/${docs[0]?.id}/duplicate`,
      'POST',
      {},
    )
    await ask(`/venues/${doc.id}`, 'PATCH', { name, _status: 'published' })
    return doc.id
  }

  /** Moves the releases of the event to a time that has come, so that the test need not wait for April. */
  async function passTime(): Promise<void> {
    const client = new pg.Client({ connectionString: ownStudio().databaseUrl })
    await client.connect()
    await client.query(
      `update releases set at = '2026-01-01T10:00'
       where id in (select _parent_id from releases_items where collection = 'events' and record = $1)`,
      [event.id],
    )
    await client.end()
  }
})
