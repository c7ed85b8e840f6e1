import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture } from '../testing/a-picture.ts'
import { logInOverPage, reloadAndPutBack } from '../testing/interrupt.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Found {
  readonly docs: readonly {
    readonly id: number
    readonly alt: string
    readonly filename: string
    readonly credit: { readonly artists: readonly string[]; readonly copyright: string }
  }[]
}

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

/** Opens a page and waits until it has hydrated. Before that, a press has no effect. */
async function open(path: string): Promise<void> {
  await studio.page.goto(path)
  await studio.page.waitForLoadState('networkidle')
}

function find(alt: string): Promise<Found> {
  return studio.ask(`/media?depth=0&where[alt][equals]=${encodeURIComponent(alt)}`)
}

describe('many pictures at once', () => {
  test('are saved with the words of the table; a file that is broken or has no description stays with the reason', async () => {
    const { page } = studio
    const choose = async () =>
      page
        .getByLabel('Drop files here')
        .setInputFiles([
          await aPicture(studio.page, 'Many one.jpg'),
          await aPicture(studio.page, 'Many two.jpg'),
          { name: 'Many broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
        ])
    await open('/admin/pictures/add')
    await choose()
    await page.getByLabel('Artists of all photographs').fill('Noor Castellane')
    await page.getByLabel('Alternative text of Many one.jpg').fill('One of many')
    await reloadAndPutBack(studio)
    await page.getByText('Choose Many one.jpg again').waitFor()
    await choose()
    await page.getByLabel('Copyright of all photographs').fill('© Noor Castellane')
    await page.getByLabel('Copyright of Many one.jpg').fill('© Parallax')
    await page.getByLabel('Alternative text of Many broken.jpg').fill('Broken of many')

    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save 3 files' }).click()
    await logInOverPage(studio)

    await page.getByText('1 saved. 1 failed').waitFor()
    const stateOf = (name: string) => page.getByRole('row', { name }).innerText()
    expect(await stateOf('Many two.jpg')).toContain('Say what is seen')
    expect(await stateOf('Many broken.jpg')).toContain('Not saved. A photograph is a JPEG')
    await page.getByLabel('Alternative text of Many two.jpg').fill('Two of many')
    await page.getByRole('button', { name: 'Leave out Many broken.jpg' }).click()
    await page.getByRole('button', { name: 'Save 1 file' }).click()
    await page.getByText('2 of 2 saved').waitFor()
    const [{ docs: one }, { docs: two }] = [await find('One of many'), await find('Two of many')]
    expect(one).toMatchObject([
      { credit: { artists: ['Noor Castellane'], copyright: '© Parallax' } },
    ])
    expect(two).toMatchObject([{ credit: { copyright: '© Noor Castellane' } }])
  })
})

/** A frame of silence: 1,152 samples at 44.1 kHz. */
const FRAME = Buffer.concat([Buffer.from('\xFF\xFB\x90\xC4', 'latin1'), Buffer.alloc(413)])
/** Files as small as their readers take them: the sound lasts two seconds. */
const FILES = [
  {
    name: 'terms.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nxref\ntrailer\n%%EOF'),
  },
  {
    name: 'voice.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.concat(Array.from({ length: 77 }, () => FRAME)),
  },
]

describe('a PDF or a sound', () => {
  test('is uploaded in the form where it belongs, in place of the address that was typed', async () => {
    const { page, ask } = studio
    const { doc } = await ask<{ doc: { id: number } }>('/participate?draft=true', 'POST', {
      title: 'A call with terms',
    })
    await open(`/admin/collections/participate/${doc.id}`)
    await page.getByRole('button', { name: 'Dates and terms' }).click()
    for (const [row, file] of FILES.entries()) {
      await page.getByRole('button', { name: 'Add File' }).click()
      const address = page.locator(`#field-downloads__${row}__url`)
      await address.fill('https://elsewhere.example/a-file')
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Upload a file …' }).click()
      await (await chooser).setFiles(file)
      await page.getByRole('link', { name: file.name }).waitFor()
      await address.waitFor({ state: 'detached' })
    }

    expect(await page.locator('audio').count()).toBe(1)
    await expect
      .poll(() => ask(`/participate/${doc.id}?draft=true&depth=1`))
      .toMatchObject({
        downloads: [
          { file: { kind: 'document', filename: 'terms.pdf' } },
          { file: { kind: 'sound', filename: 'voice.mp3' } },
        ],
      })
  })
})

describe('the list of pictures', () => {
  test('finds a picture by its artist, keeps the chosen layout, and restores what was deleted', async () => {
    const { page } = studio
    await open('/admin/collections/media?search=Castellane')
    const remembered = page.waitForResponse(/payload-preferences\/media-layout/)
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page.getByRole('table').waitFor()
    await remembered
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('table').waitFor()
    await page.getByRole('button', { name: 'Grid', exact: true }).click()
    await page.getByRole('link', { name: 'many-one.jpg' }).click()
    await page.getByText('Nothing uses this yet.').waitFor()

    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.locator('#confirm-action').click()

    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/Back from the trash: .*many-one\.jpg/).waitFor()
    await page.getByRole('link', { name: 'many-one.jpg' }).waitFor()
    expect(await find('One of many')).toMatchObject({ docs: [{ filename: 'many-one.jpg' }] })
  })

  test('does not delete a file that is used, and names the records that use it', async () => {
    const { page, ask } = studio
    const events = await ask<{ docs: { title: string; lead_image: number }[] }>(
      '/events?limit=1&depth=0&where[lead_image][exists]=true&where[_status][equals]=published',
    )
    const [event] = events.docs
    await open(`/admin/collections/media/${event?.lead_image}`)
    await page
      .locator('.used-in')
      .getByRole('link', { name: event?.title ?? '' })
      .first()
      .waitFor()

    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await page.locator('#confirm-action').waitFor()
    expect(await page.getByText('Skip trash').isVisible()).toBe(false)
    await page.locator('#confirm-action').click()

    await page.getByText(/This is in use: .*Take it out there/).waitFor()
  })
})
