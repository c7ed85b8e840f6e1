import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { openMenu } from '../testing/come-alive.ts'
import { aPicture } from '../testing/a-picture.ts'
import { colouredPicture } from '../testing/coloured-picture.ts'
import { logInOverPage, reloadAndPutBack } from '../testing/interrupt.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ over: 'emptyStudio' })
})

afterAll(() => studio.close())

/** The answer of a key as visitors get it. */
async function answerAt<Answer>(key: string): Promise<Answer> {
  const { contentUrl, token } = inject('emptyStudio')
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${contentUrl}${key}`, { headers })
  return (await response.json()) as Answer // as the contract has it
}

/** The titles of the events that visitors see. */
async function publicEvents(): Promise<string[]> {
  const { events } = await answerAt<{ events: { title: string }[] }>('/years/2027/program')
  return events.map(({ title }) => title)
}

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await studio.page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** Presses the button of a step, and waits until the server has done it. */
async function finish(button: string): Promise<void> {
  const press = studio.page.getByRole('button', { name: button })
  await press.click()
  await press.waitFor({ state: 'detached' })
  await studio.page.getByRole('button', { name: 'Saving …' }).waitFor({ state: 'detached' })
}

describe('an empty festival', () => {
  test('gets a public first event with the help of the screen alone, and then its next edition until the switch', async () => {
    const { page, count } = studio
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Go on' }).click()
    await page.getByRole('heading', { name: 'First steps', level: 1 }).waitFor()
    expect(await page.title()).toMatch(/^First steps · /)
    expect(await axeFindings(page)).toEqual([])

    await fill({ 'Name, without a year': 'Fog Line' })
    await finish('Save the name')
    await fill({ Year: '2027', 'First day': '5 mar', 'Last day': '4 mar' })
    await page.getByText('This is before the start').waitFor()
    expect(await page.getByLabel('First day', { exact: true }).inputValue()).toBe(
      'Friday 5 March 2027',
    )
    await fill({ 'Last day': '28 mar', 'Name of the edition': 'Fog Line 2027' })
    await page.getByLabel('Acknowledgement of Country').fill('On the land of the Yorta Yorta.')
    await reloadAndPutBack(studio)
    expect(await page.getByLabel('Last day', { exact: true }).inputValue()).toBe(
      'Sunday 28 March 2027',
    )
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save the edition' }).click()
    await logInOverPage(studio)
    // Leaves the steps and finds them again through the home.
    await page.getByText('Done: Fog Line 2027').waitFor()
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Go on' }).click()
    await finish('Save the types')
    await fill({ 'Names, each on a line of its own': 'Old town' })
    await finish('Save the precincts')
    await page.getByLabel('Leading picture').setInputFiles(await aPicture(page, 'lead.jpg'))
    await fill({
      'What can be seen, for those who cannot see it': 'A river in fog',
      'Artist or photographer': 'Ana Reis',
      'Copyright, such as © Noor Castellane': '© Ana Reis',
      'Introduction, a sentence or two': 'Four weeks of photography on the river.',
    })
    await finish('Make the edition public')
    await fill({ 'Name of the venue': 'River Hall', 'Street and number': 'Quay 1' })
    await fill({ 'Suburb or town': 'Echuca', State: 'VIC', Postcode: '3564' })
    const place = page.getByLabel('Place on the map')
    await place.fill('behind the hall')
    await page.getByRole('button', { name: 'Publish the venue' }).click()
    await page.getByText('Nothing was saved: see 1 error above').waitFor()
    expect(await place.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await place.fill('-36.1234, 144.7512')
    await page.getByLabel('Opening hours').fill('Saturday 10am–4pm')
    await finish('Publish the venue')
    await fill({ Title: 'Fog over the river', 'In one sentence': 'A river that nobody sees.' })
    await page.getByLabel('Artists, with commas').fill('Ana Reis, Noor Castellane')
    await finish('Publish the event')
    await finish('Make the menu')

    await page.getByText('The festival is public').waitFor()
    // One press for each step, and some more: for a session that ended, for a refusal, and to put back typed text.
    expect(count.clicks).toBeLessThanOrEqual(13)
    expect(count.failedSaves.length).toBeLessThanOrEqual(1)
    await expect.poll(publicEvents).toEqual(['Fog over the river'])
    expect(await answerAt('/years/2027/program')).toMatchObject({
      events: [{ artists: [{ name: 'Ana Reis' }, { name: 'Noor Castellane' }] }],
    })
    expect(await answerAt('/years/2027/venues')).toMatchObject({
      venues: [{ hours: { weekly: [{ day: 6, opens: '10:00', closes: '16:00' }] } }],
    })
    expect(await answerAt('/global')).toMatchObject({
      acknowledgement_modal: 'On the land of the Yorta Yorta.',
    })
    expect(await answerAt('/site')).toMatchObject({ footer_years: '2027' })
    expect(await answerAt('/home')).toMatchObject({
      hero: [{ event: { title: 'Fog over the river' }, image: { alt: 'A river in fog' } }],
      featured: [{ title: 'Fog over the river' }],
      lead: 'Four weeks of photography on the river.',
    })
    await giveLook()

    await beginNextEdition()
    await switchTo('2028')
    await expect
      .poll(() => answerAt<{ festival_year: number }>('/global'))
      .toMatchObject({ festival_year: 2028 })
    expect(await publicEvents()).toEqual(['Fog over the river'])
  })
})

/** The look is optional, so the test sets it when the festival is already public. Then it is public at once. */
async function giveLook(): Promise<void> {
  const { page } = studio
  await page.getByText('3. The look').click()
  await page.getByLabel('Text', { exact: true }).fill('#bbbbbb')
  await page.getByText('It cannot be published under').waitFor()
  await page.getByRole('button', { name: /nearest with 7:1/ }).click()
  await page.getByLabel('Logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await colouredPicture(page, 'teal'),
  })
  await finish('Save the look')
  await expect
    .poll(() => answerAt<{ logo?: { url: string } }>('/site'))
    .toMatchObject({ logo: { url: expect.stringMatching(/\.png$/) } })
  await expect
    .poll(() => answerAt<{ theme?: { color: string } }>('/years/2027'))
    .toMatchObject({ theme: { color: expect.stringMatching(/^#/) } })
}

/**
 * Begins 2028, undoes that, begins it again, sets one release for all of it, and publishes the edition before the
 * release.
 */
async function beginNextEdition(): Promise<void> {
  const { page } = studio
  await page.goto('/admin')
  await openMenu(page)
  await page.getByRole('link', { name: 'Next edition' }).click()
  await page.getByRole('link', { name: '2029' }).click()
  await page.getByText('from Friday 2 March 2029 to Sunday 25 March 2029').waitFor()
  await page.getByRole('link', { name: '2028' }).click()
  await page.getByText('from Friday 3 March 2028 to Sunday 26 March 2028').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await finish('Begin 2028 from 2027')
  const undo = page.getByRole('button', { name: 'Undo the beginning of 2028' })
  expect(await undo.isVisible()).toBe(false)
  await page.getByText('Undo', { exact: true }).click()
  await finish('Undo the beginning of 2028')
  await page.getByText('The beginning of 2028 is undone').waitFor()
  // The sentence that the beginning is undone is shown once, and not again after a reload.
  await page.waitForURL((url) => url.search === '')
  await finish('Begin 2028 from 2027')
  expect(await axeFindings(page)).toEqual([])
  await finish('Set the release of 2028')
  await page.getByText('All that is not public yet is in a release.').waitFor()
  const made = page.getByRole('listitem').filter({ hasText: '(edition, draft, in a release)' })
  await made.getByRole('link', { name: 'Fog Line 2028' }).click()
  await publish()
}

/**
 * Publishes the open record; `confirm` answers the question that the studio asks first. If publishing is refused, the
 * test fails with the reason that the bar says.
 */
async function publish(confirm?: () => Promise<void>): Promise<void> {
  const { page } = studio
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await confirm?.()
  const refusal = page.getByRole('alert').filter({ hasText: /^Not (saved|published)/ })
  await page.getByText('Published', { exact: true }).or(refusal).first().waitFor()
  expect(await refusal.allInnerTexts()).toEqual([])
}

async function switchTo(year: string): Promise<void> {
  const { page } = studio
  await page.goto('/admin/next-edition')
  await page.getByRole('link', { name: 'site settings', exact: true }).click()
  const field = page.locator('#field-festival_year')
  await field.getByRole('combobox').click()
  await field.getByRole('option', { name: year }).click()
  await page.getByText(/^Saved/).waitFor()
  await publish(async () => {
    const question = page.getByRole('dialog', { name: 'Switch the current edition?' })
    await question.getByText(`${year} has no public event`).waitFor()
    await question.getByRole('button', { name: 'Publish all the same' }).click()
  })
}
