import type { Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { comeAlive, pressAlive } from '../testing/come-alive.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Record {
  readonly id: number
  readonly slug: string
  readonly name: string
}

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

async function openDialog(): Promise<void> {
  const { page } = studio
  await pressAlive(page.locator('.doc-controls__popup button').first())
  await page.getByRole('button', { name: 'Take down …' }).click()
  await page.getByText('What is to happen?').waitFor()
}

/** The answer to the question where visitors find the record: nowhere. */
async function isWithoutPage(response: Response): Promise<boolean> {
  if (!response.url().endsWith('/live')) return false
  // Of a page that has been left, the body cannot be read any more.
  const live = await response.json().catch(() => undefined)
  return live !== undefined && live.page === undefined
}

describe('taking a record down', () => {
  test('is not offered for a selection in a list, and neither is deleting', async () => {
    const { page } = studio
    await page.goto('/admin/collections/artists')
    await comeAlive(page, 'tbody input[type="checkbox"]')

    await page.locator('tbody input[type="checkbox"]').first().check()

    const actions = page.locator('.list-selection')
    await actions.getByRole('button', { name: 'Edit' }).waitFor()
    const words = await actions.innerText()
    expect(words).toContain('Publish')
    expect(words).not.toMatch(/Unpublish|Delete/)
  })

  test('first shows which records link there, and what the address will answer', async () => {
    const { page, ask } = studio
    const { docs } = await ask<{ docs: { venues: number[] }[] }>(
      '/events?limit=1&depth=0&where[venues][exists]=true&where[_status][equals]=published',
    )
    const venue = await ask<Record>(`/venues/${docs[0]?.venues[0]}?depth=0`)

    await page.goto(`/admin/collections/venues/${venue.id}`)
    await openDialog()

    const dialog = page.getByRole('dialog', { name: `Take down “${venue.name}”` })
    expect(await dialog.innerText()).toMatch(/\d+ events?.* leads? here/)
    expect(await dialog.innerText()).toContain(`/venues/${venue.slug}`)
    expect(await axeFindings(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await ask(`/venues/${venue.id}?depth=0`)).toMatchObject({ _status: 'published' })
  })

  test('asks for the reason, which the address then shows; text that was just typed is kept as a draft', async () => {
    const { page, ask } = studio
    const { docs } = await ask<{ docs: Record[] }>('/artists?limit=1&depth=0&sort=id')
    const copied = await ask<{ doc: Record }>(`/artists/${docs[0]?.id}/duplicate`, 'POST', {})
    const { doc } = await ask<{ doc: Record }>(`/artists/${copied.doc.id}`, 'PATCH', {
      slug: 'taken-down',
      _status: 'published',
    })
    const newest = () => ask<Record>(`/artists/${doc.id}?depth=0&draft=true`)
    await page.goto(`/admin/collections/artists/${doc.id}`)
    await page.route('**/save', (route) => route.abort())
    await page.locator('#field-name').fill(`${doc.name}, just typed`)
    await openDialog()

    await page.getByRole('button', { name: 'Take it down' }).click()
    const reason = page.getByLabel('Reason, which visitors read')
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true')
    await reason.fill('At the artist’s request.')
    await page.getByRole('button', { name: 'Take it down' }).click()
    await page.getByText(/^What you typed would be lost/).waitFor()
    expect(await newest()).toMatchObject({ name: doc.name, _status: 'published' })
    await page.unrouteAll()
    const answer = page.waitForResponse(isWithoutPage)
    await page.getByRole('button', { name: 'Take it down' }).click()

    await page.getByText('Its address says that it is gone').waitFor()
    await answer
    await page.getByText('Withdrawn, with changes that visitors do not see').waitFor()
    expect(await page.getByRole('link', { name: 'View on the site' }).count()).toBe(0)
    const redirects = await ask<{ docs: object[] }>(
      '/redirects?depth=0&where[from][equals]=/artists/taken-down',
    )
    expect(redirects.docs).toMatchObject([{ gone: true, reason: 'At the artist’s request.' }])
    expect(await newest()).toMatchObject({ name: `${doc.name}, just typed`, _status: 'draft' })
    expect(await ask(`/artists/${doc.id}?depth=0`)).toMatchObject({ name: doc.name })
  })
  test('leads elsewhere: to a page that is chosen by its title, and to no address without a page', async () => {
    const { page, ask } = studio
    const { docs } = await ask<{ docs: Record[] }>('/artists?limit=1&depth=0&sort=id')
    const copied = await ask<{ doc: Record }>(`/artists/${docs[0]?.id}/duplicate`, 'POST', {})
    await ask(`/artists/${copied.doc.id}`, 'PATCH', { slug: 'left', _status: 'published' })
    await page.goto(`/admin/collections/artists/${copied.doc.id}`)
    await comeAlive(page, '#field-name')
    await openDialog()
    const dialog = page.getByRole('dialog')
    const press = () => dialog.getByRole('button', { name: 'Take it down' }).click()
    await dialog.getByRole('radio', { name: /^Lead elsewhere/ }).check()
    const to = dialog.getByLabel('To which page or address')

    await press()
    await dialog.getByText('This is needed').waitFor()
    await to.fill('/artists/tpyo')
    await press()
    await dialog.getByText('There is no page at /artists/tpyo').waitFor()
    expect(await axeFindings(page, 'dialog[open]')).toEqual([])
    await to.fill('past fest')
    await dialog
      .getByRole('option', { name: /^Past festivals/ })
      .first()
      .click()
    await dialog.getByText('Screen · /past-festivals').waitFor()
    await press()

    await page.getByText('Its address says that it is gone').waitFor()
    const redirects = await ask<{ docs: object[] }>(
      '/redirects?depth=0&where[from][equals]=/artists/left',
    )
    expect(redirects.docs).toMatchObject([{ gone: false, to: '/past-festivals' }])
  })
})
