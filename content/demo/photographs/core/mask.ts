import sharp from 'sharp'
import { Picture } from './picture.ts'

/**
 * Rasterise an SVG fragment (white on black) to a picture of 0..1.
 * Shapes and paths only, no text: fonts differ between machines.
 */
export async function mask(
  { width, height }: { readonly width: number; readonly height: number },
  body: string,
): Promise<Picture> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs></defs><rect width="100%" height="100%" fill="#000"/>${body}</svg>`
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return new Picture(width, height).update((_, i) => (data[i * info.channels] ?? 0) / 255)
}
