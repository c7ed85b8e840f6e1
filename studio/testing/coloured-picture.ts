import type { Page } from 'playwright-core'

/** Pictures of different colours are different files. */
export async function colouredPicture(page: Page, colour: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(1200, 800)
    const drawing = canvas.getContext('2d')
    if (drawing) drawing.fillStyle = fill
    drawing?.fillRect(0, 0, canvas.width, canvas.height)
    const picture = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await picture.arrayBuffer())]
  }, colour)
  return Buffer.from(bytes)
}
