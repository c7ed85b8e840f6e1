import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '../testing/axe.ts'
import { openChromium, type SharedChromium } from '../testing/chromium.ts'
import { createSmallFestival } from '../testing/small-festival.ts'
import {
  differingSquares,
  keptPictures,
  openGallery,
  takePictures,
} from '../testing/gallery-pictures.ts'
import { paintedTextFaults } from '../testing/painted-text-faults.ts'
import { serveGallery } from '../testing/serve-gallery.ts'
import { GALLERY_PATH } from './document.ts'
import { THEMES } from './themes.ts'

/**
 * How many squares may differ between two pictures, because machines draw differently. A picture has hundreds of
 * squares, and every part covers more of them than may differ.
 */
const MAX_DIFFERING_SQUARES = 3
/**
 * Rules of axe that are left out, because the gallery shows parts one after the other: what may occur only once on a
 * page, or in a certain order, is tested on the screens.
 */
const OF_PAGES = [
  'heading-order',
  'landmark-no-duplicate-banner',
  'landmark-unique',
  'page-has-heading-one',
  'region',
]

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: SharedChromium

beforeAll(async () => {
  gallery = await serveGallery()
  browser = await openChromium({ isWhole: true })
})

afterAll(async () => {
  await browser.close()
  gallery.close()
})

describe('every part in every state', () => {
  test('looks as in the stored pictures; after an intended change, `npm run gallery` takes new ones', async () => {
    const [kept, taken] = [await keptPictures(), await takePictures(browser, gallery.origin)]
    expect([...taken.keys()].toSorted()).toEqual([...kept.keys()].toSorted())
    const page = await browser.newPage()
    const changed: string[] = []
    for (const [name, picture] of taken) {
      const squares = await differingSquares(page, picture, kept.get(name) ?? '')
      if (squares > MAX_DIFFERING_SQUARES) changed.push(`${name}: ${squares} squares differ`)
    }
    await page.close()
    expect(changed).toEqual([])
  })

  // `contract/rules/theme.test.ts` checks that the pairs of every theme have enough contrast.
  test('has no findings of axe, and in a light, a dark and a strong theme its text has only the colour pairs of the theme', async () => {
    const page = await browser.newPage({
      viewport: { width: 1100, height: 900 },
      reducedMotion: 'reduce',
    })
    const found: string[] = []
    for (const theme of ['default', 'cyanotype', 'red']) {
      await openGallery(page, gallery.origin, theme)
      expect(await page.title()).toBe('Gallery')
      const painted = () => document.documentElement.style.getPropertyValue('--background')
      expect(await page.evaluate(painted)).toBe(THEMES[theme]?.backgroundColor)
      const faults = [
        // The other themes differ only in colours.
        ...(theme === 'default' ? await axeFindings(page, { without: OF_PAGES }) : []),
        ...(await page.evaluate(paintedTextFaults)),
      ]
      found.push(...faults.map((line) => `${theme}: ${line}`))
    }
    await page.close()
    expect(found).toEqual([])
  })

  test('is not a page of the site, and no script or style sheet of the site contains any of it', async () => {
    const site = await createSmallFestival()
    expect((await site.page(GALLERY_PATH)).status).toBe(404)
    const assets = join(import.meta.dirname, '../dist/client/assets')
    const names = (await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name))
    expect(names.length).toBeGreaterThan(10)
    for (const name of names)
      expect(await readFile(join(assets, name), 'utf8')).not.toMatch(
        /\/_gallery|Waited for: its preview/,
      )
  })

  test('hangs the pictures of a row of cards at one height, and fills each row before the last (spec/design GR2, GR5)', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await openGallery(page, gallery.origin, 'default')
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('.hung')].flatMap((list) => {
        const cards = [...list.children].map((card) => ({
          ...card.getBoundingClientRect().toJSON(),
          picture: card.querySelector('[data-cropped]')?.getBoundingClientRect().height,
        })) as { top: number; right: number; picture?: number }[]
        const tops = [...new Set(cards.map(({ top }) => Math.round(top)))]
        const end = list.getBoundingClientRect().right
        return tops.map((top, index) => {
          const row = cards.filter((card) => Math.round(card.top) === top)
          const heights = row.flatMap(({ picture }) => picture ?? [])
          return {
            unequal: Math.max(0, ...heights) - Math.min(...heights, Infinity),
            empty: index < tops.length - 1 ? end - Math.max(...row.map(({ right }) => right)) : 0,
          }
        })
      }),
    )
    await page.close()
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ unequal, empty }) => unequal > 1 || empty > 1)).toEqual([])
  })

  test.each(['landscape', 'portrait'])(
    'hangs four cards with pictures in %s format in one full row on a desk (spec/design GR5)',
    async (shape) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await openGallery(page, gallery.origin, 'default')
      const row = await page.evaluate((of) => {
        const card = document.querySelector(`.hung > [data-shape=${of}]`)
        const list = card?.parentElement
        if (!card || !list) return undefined
        list.replaceChildren(...Array.from({ length: 4 }, () => card.cloneNode(true)))
        const boxes = [...list.children].map((each) => each.getBoundingClientRect())
        return {
          tops: new Set(boxes.map(({ top }) => top)).size,
          empty: Math.round(list.getBoundingClientRect().right - (boxes[3]?.right ?? 0)),
        }
      }, shape)
      await page.close()
      expect(row).toEqual({ tops: 1, empty: 0 })
    },
  )
})
