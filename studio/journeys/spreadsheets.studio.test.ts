import { writeXlsx } from 'content/exchange/sheets/write-files.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { logInOverPage, reloadAndPutBack } from '../testing/interrupt.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
  await studio.page.setViewportSize({ width: 1024, height: 900 })
})

afterAll(() => studio.close())

const ARTIST = 'Noor Castellane'

/** Ten exhibitions below a title, the last three with a mistake each. */
async function aWorkbook() {
  const rows = Array.from({ length: 7 }, (_, index) => [
    `From a sheet ${index + 1}`,
    'Exhibitions',
    new Date('2026-03-07T00:00Z'),
    '29/3/2026',
    ARTIST.toUpperCase(),
  ])
  const wrong = [
    ['From a sheet 8', 'Exhibitions', '31/2/2026', '29/3/2026', ARTIST],
    ['From a sheet 9', 'Banquets', '7/3/2026', '29/3/2026', ARTIST],
    ['From a sheet 10', 'Exhibitions', '7/3/2026', '29/3/2026', 'Noor Castelane'],
  ]
  const headings = ['Title', 'Type', 'Dates, First day', 'Dates, Last day', 'Artists']
  const grid = [['Our program'], headings, ...rows, ...wrong]
  return {
    name: 'Program.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx([{ name: 'Events', grid }])),
  }
}

async function countOfEvents(): Promise<number> {
  const { totalDocs } = await studio.ask<{ totalDocs: number }>(
    '/events?draft=true&limit=1&depth=0&where[title][like]=From%20a%20sheet',
  )
  return totalDocs
}

describe('a sheet of ten events with three mistakes', () => {
  test('is previewed, imported without the rows with mistakes, and taken back', async () => {
    const { page } = studio
    await page.goto('/admin/spreadsheets')
    await page.waitForLoadState('networkidle')

    const pasted = page.getByLabel('Or paste rows here')
    await pasted.fill('Title\tType\nPasted by Ann\tTalks')
    await reloadAndPutBack(studio)
    expect(await pasted.inputValue()).toContain('Pasted by Ann')
    await page.context().clearCookies()
    await pasted.fill('')
    await page.getByLabel('Drop a spreadsheet here').setInputFiles(await aWorkbook())
    await logInOverPage(studio)
    await page.getByText('3 wrong · 0 changed · 7 new · 0 unchanged').waitFor()
    const rowOf = (name: string) => page.getByRole('row', { name }).innerText()
    expect(await rowOf('Events 10')).toContain('Dates, First day: There is no such day')
    expect(await rowOf('Events 11')).toContain('Type: The edition has no type "Banquets"')
    expect(await rowOf('Events 12')).toContain('is "Noor Castellane" meant?')
    expect(await axeFindings(page)).toEqual([])

    const names = page.getByRole('combobox', { name: 'artist Noor Castelane' })
    await names.selectOption({ label: 'Did you mean Noor Castellane' })
    await page.getByText('2 wrong · 0 changed · 8 new').waitFor()
    await names.selectOption({ label: 'What is meant?' })
    await page.getByText('3 wrong').waitFor()
    expect(await countOfEvents()).toBe(0)

    await page.getByRole('button', { name: 'Import 7 records as drafts' }).press('Enter')
    await page.getByText('Written as drafts: 7 of 7. What was left out is named below.').waitFor()
    const named = page.getByRole('listitem').filter({ hasText: 'Events, row 10' })
    await named.getByText('“From a sheet 8”: Dates, First day: There is no such day').waitFor()
    expect(await countOfEvents()).toBe(7)

    await page.getByRole('button', { name: 'Take back Program.xlsx' }).press('Enter')
    await page.getByText('Taken back.', { exact: true }).waitFor()
    expect(await countOfEvents()).toBe(0)
  })
})
