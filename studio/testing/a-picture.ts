import type { Page } from 'playwright-core'

export async function aPicture(page: Page, name: string) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1200, height: 800 }).getContext('2d')?.fillRect(0, 0, 1200, 800)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
