import { NO_MAIL } from 'content/accounts/mail.ts'
import type { Handed } from 'content/accounts/links.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { comeAlive } from '../testing/come-alive.ts'
import { openStudio, type Account, type Studio } from '../testing/open-studio.ts'

const OLD = 'a gate beside the tram'
const ines: Account = { email: 'ines@parallax.example', password: 'two lamps over the yard' }

/** Ines, an administrator with an account of her own: the other journeys use the first account. */
let studio: Studio

beforeAll(async () => {
  const first = await openStudio()
  const body = { email: ines.email, name: 'Ines', role: 'administrator' }
  const { link = '' } = await first.ask<Handed>('/users/invite', 'POST', body)
  await first.close()
  const nobody = await openStudio({ account: null })
  const token = link.slice(link.lastIndexOf('/') + 1)
  await nobody.ask('/users/reset-password', 'POST', { token, password: OLD })
  await nobody.close()
  studio = await openStudio({ account: { ...ines, password: OLD } })
})

afterAll(() => studio.close())

async function isLoggedIn({ ask }: Studio): Promise<boolean> {
  return (await ask<{ user: object | null }>('/users/me')).user !== null
}

describe('the page of the own account', () => {
  test('changes the password only with the old one', async () => {
    const { page } = studio
    await page.goto('/admin/account')
    await comeAlive(page, '#own-old')
    const change = page.getByRole('button', { name: 'Change the password' })
    await page.getByLabel('Present password').fill('not the old one at all')
    await page.getByLabel('New password', { exact: true }).fill(ines.password)

    await change.click()
    await page.getByText('This is not your present password').waitFor()
    await page.getByLabel('Present password').fill(OLD)
    await change.click()

    await page.getByText('Your password is changed. Every other session has ended.').waitFor()
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('')
    await expect(openStudio({ account: { ...ines, password: OLD } })).rejects.toThrow('401')
  })

  test('says which session is this one, and ends another', async () => {
    const { page } = studio
    const elsewhere = await openStudio({ account: ines })
    await page.goto('/admin/account')
    await comeAlive(page, '#own-old')
    const sessions = page.getByRole('region', { name: 'Where you are logged in' })
    const rows = sessions.getByRole('listitem')
    await rows.nth(1).waitFor()
    const own = rows.filter({ hasText: 'This one' })
    expect([await rows.count(), await own.count()]).toEqual([2, 1])
    expect(await own.getByRole('button').count()).toBe(0)
    expect(await axeFindings(page, '.small-form')).toEqual([])

    await sessions.getByRole('button', { name: 'End', exact: true }).click()

    await expect.poll(() => rows.count()).toBe(1)
    expect(await own.count()).toBe(1)
    expect([await isLoggedIn(studio), await isLoggedIn(elsewhere)]).toEqual([true, false])
    await elsewhere.close()
  })
})

test('the page of another account makes a link for its owner to choose a password', async () => {
  const { page, ask } = studio
  const body = { email: 'otto@parallax.example', name: 'Otto', role: 'contributor' }
  await ask('/users/invite', 'POST', body)
  const where = `where[email][equals]=${body.email}`
  const { docs } = await ask<{ docs: { id: number }[] }>(`/users?depth=0&${where}`)
  await page.goto(`/admin/collections/users/${docs[0]?.id}`)
  const button = page.getByRole('button', { name: 'Make a link' })
  await comeAlive(page, await button.elementHandle())

  await button.click()

  await page.getByText(`No email was sent. Give this link to ${body.email} yourself`).waitFor()
  const link = await page.locator('output code').innerText()
  expect(link).toMatch(/\/admin\/reset\/[\da-f]{40}$/)
  const otto = await openStudio({ account: null })
  await otto.page.goto(link)
  await otto.page.getByLabel(/^New password/).waitFor()
  await otto.close()
})

test('without mail, "Forgot password" says so, and asks for no address', async () => {
  const { page, close } = await openStudio({ account: null })
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()

  await page.getByText(NO_MAIL).waitFor()

  expect(await page.locator('input').count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await close()
})
