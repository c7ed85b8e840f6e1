/**
 * Takes the pictures of `docs/editing.md` anew, in the studio of a demo that runs:
 *
 *     DEMO=small npm start
 *     npm run editing-pictures -- http://127.0.0.1:3002 editor@parallax.example <password>
 *
 * It writes the draft of an exhibition into that demo.
 */
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { chromiumOptions } from './chromium-options.ts'

const FOLDER = join(import.meta.dirname, '../../docs/studio')
const VIEW = { width: 1024, height: 640 }

const [origin, email, password] = process.argv.slice(2)
if (!origin || !email || !password) throw new Error('Say the address, the email and the password')

const browser = await chromium.launch(chromiumOptions())
try {
  const page = await browser.newPage({ baseURL: origin, viewport: VIEW })
  await logIn(page)
  await take(page, 'home')
  await writeExhibition(page)
} finally {
  await browser.close()
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email ?? '')
  await page.getByLabel('Password').fill(password ?? '')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Quick changes:').waitFor()
}

/** Writes an exhibition, and takes two pictures meanwhile: of what is still to do, and of days and hours in words. */
async function writeExhibition(page: Page): Promise<void> {
  await page.goto('/admin/collections/events/create')
  await page.locator('#field-title').fill('Salt Lines')
  await page.getByText(/^Saved/).waitFor()
  await take(page, 'to-do')
  await page.locator('#field-type .rs__control').click()
  await page.getByRole('option', { name: 'Exhibitions' }).click()
  await page.locator('#field-teaser').fill('Forty large prints of salt lakes.')
  await page.getByRole('button', { name: 'When and where', exact: true }).click()
  await page.locator('#field-dates__start').fill('8 mar')
  await page.locator('#field-dates__end').fill('29 mar')
  await page.locator('#field-venues').click()
  await page.getByRole('option').first().click()
  await page.locator('.findings').getByText('needs a venue').waitFor({ state: 'detached' })
  await page.getByText(/^Saved/).waitFor()
  await page.locator('#field-dates__start').scrollIntoViewIfNeeded()
  await take(page, 'when')
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' })
}
