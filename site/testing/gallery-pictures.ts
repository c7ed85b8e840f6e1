import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { GALLERY_PATH } from '../gallery/document.ts'
import { LATE_PICTURE } from '../gallery/views.ts'
import type { SharedChromium } from './chromium.ts'

/** The folder of the stored pictures; `npm run gallery` writes them again. */
export const PICTURES_FOLDER = join(import.meta.dirname, '../gallery/pictures')

/** A light page and a dark one; phones have their own layout. */
const SHOTS = [
  { theme: 'default', width: 1100 },
  { theme: 'cyanotype', width: 1100 },
  { theme: 'default', width: 390 },
]
/** Pictures are stored at half their size. */
const SCALE = 0.5
const HEIGHT = 900

/** One picture of each section and shot, as WebP in base64, by its name. */
export async function takePictures(
  browser: Pick<SharedChromium, 'newPage'>,
  origin: string,
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>()
  const shrinker = await browser.newPage()
  for (const { theme, width } of SHOTS) {
    const page = await browser.newPage({
      viewport: { width, height: HEIGHT },
      reducedMotion: 'reduce',
    })
    await openGallery(page, origin, theme)
    for (const section of await page.locator('main > section').all()) {
      const name = `${await section.getAttribute('id')}-${theme}-${width}`
      const bottom = await section.evaluate(showOnly)
      // A larger window takes longer to draw, so the window is only as high as the section needs.
      await page.setViewportSize({ width, height: Math.max(HEIGHT, Math.ceil(bottom)) })
      const png = await section.screenshot({ animations: 'disabled' })
      pictures.set(name, await shrinker.evaluate(shrink, { png: png.toString('base64'), SCALE }))
    }
    await page.close()
  }
  await shrinker.close()
  return pictures
}

/** The sections above could move its lines by a fraction of a pixel. Returns where the section ends. */
function showOnly(section: Element): number {
  for (const each of document.querySelectorAll<HTMLElement>('main > section')) {
    each.hidden = each !== section
  }
  return section.getBoundingClientRect().bottom + scrollY
}

/** Opens the gallery in a theme, in a window as high as the gallery, and waits for its pictures and fonts. */
export async function openGallery(page: Page, origin: string, theme: string): Promise<void> {
  await page.goto(`${origin}${GALLERY_PATH}?theme=${theme}`, { waitUntil: 'domcontentloaded' })
  const { width = 0 } = page.viewportSize() ?? {}
  await page.locator('main > section').last().waitFor()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  await page.waitForFunction(
    (late) =>
      document.fonts.status === 'loaded' &&
      // Waits until the fitted line has its size. It keeps this size while its section is hidden.
      document.querySelector('#type [style*="font-size"]') !== null &&
      [...document.querySelectorAll('span[data-layout]')].every(
        (box) =>
          box.matches('[data-picture-state=loaded], [data-picture-state=failed]') ||
          box.querySelector(`img[src="${late}"]`),
      ),
    LATE_PICTURE,
  )
}

export async function keptPictures(): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(PICTURES_FOLDER)
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [
            file.replace('.webp', ''),
            await readFile(join(PICTURES_FOLDER, file), 'base64'),
          ] as const,
      ),
    ),
  )
}

async function shrink({ png, SCALE: scale }: { png: string; SCALE: number }): Promise<string> {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.7).replace(/^[^,]*,/, '')
}

/** A square has 16 by 16 pixels of the page. Its mean colour counts, because machines smooth letters differently. */
export async function differingSquares(page: Page, a: string, b: string): Promise<number> {
  return page.evaluate(compare, [a, b])
}

async function compare(pictures: readonly string[]): Promise<number> {
  const SQUARE = 8
  const TOLERANCE = 12
  const [a, b] = await Promise.all(
    pictures.map(async (webp) => {
      const image = new Image()
      image.src = `data:image/webp;base64,${webp}`
      await image.decode()
      const [width, height] = [Math.ceil(image.width / SQUARE), Math.ceil(image.height / SQUARE)]
      const canvas = document.createElement('canvas')
      canvas.width = width * SQUARE
      canvas.height = height * SQUARE
      const context = canvas.getContext('2d', { willReadFrequently: true })
      context?.drawImage(image, 0, 0)
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      const sums = new Float64Array(width * height * 3)
      for (let index = 0; index < pixels.length; index += 4) {
        const x = Math.floor(((index / 4) % canvas.width) / SQUARE)
        const y = Math.floor(index / 4 / canvas.width / SQUARE)
        for (let channel = 0; channel < 3; channel += 1) {
          const at = (y * width + x) * 3 + channel
          sums[at] = (sums[at] ?? 0) + (pixels[index + channel] ?? 0) / SQUARE ** 2
        }
      }
      return { size: `${image.width} ${image.height}`, sums }
    }),
  )
  if (!a || !b) return 0
  if (a.size !== b.size) return a.sums.length / 3
  const differing = new Set<number>()
  for (const [index, sum] of a.sums.entries()) {
    if (Math.abs(sum - (b.sums[index] ?? 0)) > TOLERANCE) differing.add(Math.floor(index / 3))
  }
  return differing.size
}
