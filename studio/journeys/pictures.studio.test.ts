import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { colouredPicture } from '../testing/coloured-picture.ts'
import { comeAlive, pressAlive } from '../testing/come-alive.ts'
import { openStudio, OWN_CONNECTION, ownStudio, type Studio } from '../testing/open-studio.ts'

interface Picture {
  readonly alt: string
  readonly credit: { readonly photographer?: string }
  readonly focalX: number
  readonly focalY: number
  readonly hash: string
  readonly original: string
}

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

/** Sends a picture as its form sends it. Returns its id. */
async function upload(buffer: Buffer): Promise<number> {
  const credit = { view: 'place', copyright: '© Parallax', photographer: 'Ann' }
  const response = await studio.page.request.post('/api/media', {
    headers: { Origin: ownStudio().origin, ...OWN_CONNECTION },
    multipart: {
      file: { name: 'fog.png', mimeType: 'image/png', buffer },
      _payload: JSON.stringify({ kind: 'photograph', alt: 'Posts in fog', credit }),
    },
  })
  const { doc }: { doc: { id: number } } = await response.json()
  return doc.id
}

describe('a saved picture', () => {
  test('takes a focal point by keys, with the crops of the site beside it, and says that it is saved', async () => {
    const { page, ask } = studio
    const id = await upload(await colouredPicture(studio.page, 'black'))
    const before = await ask<Picture>(`/media/${id}?depth=0`)
    await page.goto(`/admin/collections/media/${id}`)
    const left = page.getByRole('slider', { name: 'From the left' })
    await comeAlive(page, await left.elementHandle())
    await left.press('Home')
    await page.getByRole('slider', { name: 'From the top' }).press('End')
    await page.getByText('Not saved yet').waitFor()
    const crop = page.getByRole('region', { name: 'On the site' }).getByRole('listitem').first()
    expect(await crop.locator('img').evaluate((img) => getComputedStyle(img).objectPosition)).toBe(
      '0% 50%',
    )

    await page.getByRole('button', { name: 'Save', exact: true }).click()

    await page.getByText(/^Saved \d/).waitFor()
    const after = await ask<Picture>(`/media/${id}?depth=0`)
    expect(after).toMatchObject({ focalX: 0, focalY: 100 })
    expect(after.hash).not.toBe(before.hash)
  })

  test('says in words why it is not saved, until it is mended', async () => {
    const { page } = studio
    await page.locator('#field-alt').fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()

    await page.getByRole('alert').getByText('Not saved: see 1 error').waitFor()
    await page.locator('#field-alt').fill('Posts')
    await page.getByText('Not saved yet').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/^Saved \d/).waitFor()
    expect(await page.getByText('Not saved').count()).toBe(0)
  })

  test('asks about its words when its file is replaced, and keeps the file before under Versions', async () => {
    const { page, ask } = studio
    const id = await upload(await colouredPicture(studio.page, 'navy'))
    const before = await ask<Picture>(`/media/${id}?depth=0`)
    await page.goto(`/admin/collections/media/${id}`)
    await page.locator('#field-credit__courtesy').fill('Ann')
    await page.getByRole('button', { name: 'Save, then replace the file …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Replace the file' })
    const file = {
      name: 'other.png',
      mimeType: 'image/png',
      buffer: await colouredPicture(studio.page, 'maroon'),
    }
    const replace = dialog.getByRole('button', { name: 'Replace' })
    await replace.click()
    // The error is at the file, and at both questions about its words.
    expect(await dialog.getByText('This is needed').count()).toBe(3)
    await dialog.getByLabel('The new file').setInputFiles(file)
    const choice = (of: string, name: RegExp) =>
      dialog.getByRole('group', { name: of }).getByRole('radio', { name })
    await choice('Alternative text', /Keep.*Posts in fog/).check()
    await choice('Credit', /Change/).check()
    await dialog.getByLabel('Photographer').fill('Bob')
    const copyright = dialog.getByLabel('Copyright')
    const holder = await copyright.inputValue()
    await copyright.fill('')
    await replace.click()
    await dialog.getByText('Nothing was saved: see 1 error above').waitFor()
    expect(await copyright.getAttribute('aria-invalid')).toBe('true')
    await copyright.fill(holder)

    await replace.click()

    await expect.poll(() => page.locator('#field-credit__photographer').inputValue()).toBe('Bob')
    const after = await ask<Picture>(`/media/${id}?depth=0`)
    expect(after).toMatchObject({
      alt: before.alt,
      credit: { photographer: 'Bob', courtesy: 'Ann' },
    })
    expect([after.hash, after.original]).not.toEqual([before.hash, before.original])
    await page.goto(`/admin/collections/media/${id}/versions`)
    await page.getByText('another file').waitFor()
  })

  test('keeps its file when a replacement is cancelled while it uploads', async () => {
    const { page, ask } = studio
    const id = await upload(await colouredPicture(studio.page, 'teal'))
    const before = await ask<Picture>(`/media/${id}?depth=0`)
    await page.goto(`/admin/collections/media/${id}`)
    await pressAlive(page.getByRole('button', { name: 'Replace the file …' }))
    const dialog = page.getByRole('dialog', { name: 'Replace the file' })
    const buffer = await colouredPicture(studio.page, 'olive')
    const file = { name: 'other.png', mimeType: 'image/png', buffer }
    await dialog.getByLabel('The new file').setInputFiles(file)
    for (const keep of await dialog.getByRole('radio', { name: /Keep/ }).all()) await keep.check()
    // The upload never ends.
    await page.route(`**/api/media/${id}?depth=0`, () => undefined)
    const isStopped = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH')
    await dialog.getByRole('button', { name: 'Replace' }).click()
    await dialog.getByRole('button', { name: 'Uploading …' }).waitFor()

    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await dialog.waitFor({ state: 'detached' })
    await isStopped
    await page.unroute(`**/api/media/${id}?depth=0`)
    expect(await ask<Picture>(`/media/${id}?depth=0`)).toMatchObject({ hash: before.hash })
  })
})

describe('a new picture', () => {
  test('shows its size in pixels; a document that is chosen in its place shows none', async () => {
    const { page } = studio
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.locator('.new-file input[type="file"]').setInputFiles(file)
    await page.goto('/admin/collections/media/create')
    const picture = await colouredPicture(page, 'olive')
    await comeAlive(page, '.new-file input[type="file"]')
    await choose({ name: 'fog.png', mimeType: 'image/png', buffer: picture })
    await page.getByText(/^fog\.png · \d+ × \d+ pixels/).waitFor()

    await page.getByRole('button', { name: 'Choose another file …' }).click()
    await choose({ name: 'map.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })

    expect(await page.getByText(/^map\.pdf · /).innerText()).not.toContain('pixels')
  })
})
