import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openChromium, watchPage, type SharedChromium } from '../testing/chromium.ts'
import { openFestival, type ShownFestival } from '../testing/festival.ts'

let festival: ShownFestival
let browser: SharedChromium

beforeAll(async () => {
  browser = await openChromium()
  festival = await openFestival(inject('festivalsUrl'), 'full')
}, 600_000)

afterAll(() => browser.close())

/** The number of sheets of a page on paper, and their text. */
async function printed(path: string, format: 'A4' | 'A5' = 'A4') {
  const { page } = await watchPage(browser, { origin: festival.origin })
  await page.goto(path)
  const file = await page.pdf({ format })
  await page.emulateMedia({ media: 'print' })
  const words = await page.locator('main').innerText()
  const size = await page
    .locator('main h3')
    .first()
    .evaluate((title) => getComputedStyle(title).fontSize)
  const pictures = await page.locator('main img:visible').count()
  await page.context().close()
  const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  return { sheets, words, size, pictures }
}

/** A Saturday with 49 entries. */
const FULL_DAY = '2026-03-07'

describe('a day on paper (spec/screens §18.4)', () => {
  test('fits on one A4 page on a Saturday with about fifty entries, in 8 pt', async () => {
    const { sheets, words, size } = await printed(`/program/plain?day=${FULL_DAY}`)
    expect(words).toContain('46 of 48 exhibitions, 3 of 40 events')
    expect(words).toContain('48 First Light, Corio Bay')
    expect(words).toContain('Access: S = step-free entrance')
    expect(sheets).toBe(1)
    expect(Number.parseFloat(size)).toBeCloseTo((8 / 72) * 96, 1)
  })

  test('takes two A5 pages', async () => {
    const { sheets } = await printed(`/program/plain?day=${FULL_DAY}`, 'A5')
    expect(sheets).toBe(2)
  })

  test('names what is closed that day in one line', async () => {
    const { sheets, words } = await printed('/program/plain?day=2026-03-17')
    expect(words).toMatch(/Closed this day: .*19 The Waiting Hall, .*\.\n/)
    expect(sheets).toBe(1)
  })

  test('has letters of 18 pt and no abbreviations in large print', async () => {
    const { words, size } = await printed('/program/plain?day=2026-03-14&size=large')
    expect(Number.parseFloat(size)).toBeCloseTo(24, 1)
    expect(words).toContain('Step-free entrance')
    expect(words).not.toContain('Access: S = ')
  })
})

/** The number of sheets of A5, and of those on which a heading or the title of an entry is. */
async function sheetsWithEntries(path: string) {
  const { page } = await watchPage(browser, { origin: festival.origin })
  await page.goto(path)
  const file = await page.pdf({ format: 'A5', tagged: true, outline: true })
  await page.context().close()
  const text = file.toString('latin1')
  const withEntries = new Set([...text.matchAll(/\/Dest \[(\d+) 0 R/g)].map(([, sheet]) => sheet))
  return { sheets: text.match(/\/Type\s*\/Page\b/g)?.length, withEntries: withEntries.size }
}

/** The day with the most entries, the day on which most is closed, and a day that nearly fills a sheet. */
const DAYS = ['07', '17', '24'].map((day) => `2026-03-${day}`)

/** On no last sheet is the foot alone, or a part of it. */
test.each(['/program', '/program/plain'])(
  '%s of a day is at most two A5, both with entries (spec/screens §18.4)',
  async (path) => {
    const wrong: string[] = []
    for (const day of DAYS) {
      const { sheets = 0, withEntries } = await sheetsWithEntries(`${path}?day=${day}`)
      if (sheets > 2 || withEntries !== sheets) wrong.push(`${day}: ${withEntries} of ${sheets}`)
    }
    expect(wrong).toEqual([])
  },
)

test.each([
  ['the program of a day', '/program?day=2026-03-14', '45 of 48 exhibitions, 6 of 40 events', 1],
  ['a walk', '/guides/west-by-bicycle', 'Stops', 2],
])('%s has few sheets, and no pictures (spec/design §5.20)', async (_what, path, text, most) => {
  const { sheets, words, pictures } = await printed(path)
  expect(words).toContain(text)
  expect(pictures).toBe(0)
  expect(sheets).toBeLessThanOrEqual(most)
})
