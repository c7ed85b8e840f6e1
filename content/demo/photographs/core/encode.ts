import sharp from 'sharp'
import { clamp } from './math.ts'
import type { Picture } from './picture.ts'

/** A JPEG file of a picture, without metadata. */
export async function encode({ width, height, rgb }: Picture, quality = 84): Promise<Buffer> {
  const [red, green, blue] = rgb
  const data = Buffer.allocUnsafe(width * height * 3)
  for (let i = 0, o = 0; i < red.length; i++) {
    data[o++] = clamp(red[i] ?? 0) * 255 + 0.5
    data[o++] = clamp(green[i] ?? 0) * 255 + 0.5
    data[o++] = clamp(blue[i] ?? 0) * 255 + 0.5
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}
