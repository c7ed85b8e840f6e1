/** Draws the named scenes (all without names) at the size that a picture of the demo has now. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Scenes } from './core/scene.ts'
import { Sheet, clamp } from './core/sheet.ts'

const [media = '', out = '', ...wanted] = process.argv.slice(2)
const folder = join(import.meta.dirname, 'scenes')
const all: Record<string, Scenes[string]> = {}
for (const file of readdirSync(folder)) {
  const module: Record<string, Scenes> = await import(join(folder, file))
  for (const scenes of Object.values(module)) if (typeof scenes === 'object') Object.assign(all, scenes)
}
for (const [name, scene] of Object.entries(all)) {
  if (!scene || (wanted.length > 0 && !wanted.some((w) => name.startsWith(w)))) continue
  const { width = 1600, height = 1067 } = await sharp(join(media, `${name}.webp`)).metadata()
  const sheet = new Sheet(name, width, height)
  await scene.draw(sheet)
  const isPortrait = name.startsWith('portrait-')
  if (isPortrait) sheet.change(([r, g, b], x, y) => { const light = 1.18 - 0.5 * (x / sheet.width) - 0.16 * (y / 1000); const m = r * 0.3 + g * 0.59 + b * 0.11; return [light * (r * 0.72 + m * 0.28), light * (g * 0.72 + m * 0.28), light * (b * 0.72 + m * 0.28)] })
  const { rgb, width: w, height: h } = sheet.print({ ...scene.finish, ...(isPortrait ? { soften: 3.4, vignette: 0.45, contrast: 0.35, grain: { amount: 0.05, size: 1.7 } } : {}) })
  const data = Buffer.allocUnsafe(w * h * 3)
  for (let i = 0, o = 0; i < w * h; i++) for (const plane of rgb) data[o++] = clamp(plane[i] ?? 0) * 255 + 0.5
  const { size } = await sharp(data, { raw: { width: w, height: h, channels: 3 } })
    .webp({ quality: 80, effort: 5 })
    .toFile(join(out, `${name}.webp`))
  console.log(name, w, h, size)
}
