import { blur } from '../core/blur.ts'
import { develop } from '../core/develop.ts'
import { mask } from '../core/mask.ts'
import { lerp } from '../core/math.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'
import { crowd } from './crowd.ts'
import { facade } from './facade.ts'
import { portrait } from './portrait.ts'
import { layStrips, type Strips } from './proof-strips.ts'
import { windowlight } from './windowlight.ts'

const rolls = {
  portrait: { style: portrait, variant: 'turning' },
  crowd: { style: crowd, variant: 'hall' },
  facade: { style: facade, variant: 'redfilter' },
  windowlight: { style: windowlight, variant: 'mono' },
}

/** A darkroom proof: strips of 35 mm film printed by contact, one frame marked in grease pencil. */
export const proof = createStyle({
  name: 'proof',
  formats: ['portrait', 'landscape'],
  variants: ['portrait', 'crowd', 'facade', 'windowlight'],
  async draw(scene) {
    const strips = layStrips(scene)
    const sheet = await printFrames(scene, strips)
    const edge = blur(await mask(scene, strips.marks), 0.6 * scene.unit)
    sheet.update((value, i) => lerp(value, 0.86, edge.at(i) * 0.85))
    const grain = { amount: 0.02, size: 1 }
    const finish = { tone: tones.selenium, contrast: 0.25, soften: 0.4, grain, dust: 8 }
    return markFrame(develop(sheet, finish, scene), scene, strips)
  },
})

async function printFrames(
  scene: Scene<keyof typeof rolls>,
  { frames, frameWidth, frameHeight }: Strips,
): Promise<Picture> {
  const { style, variant } = rolls[scene.variant]
  const width = Math.round(frameWidth)
  const height = Math.round(frameHeight)
  const unit = Math.max(width, height) / 1600
  const sheet = new Picture(scene.width, scene.height).fill(0.035)
  for (const { row, column, x, y, exposure } of frames) {
    const rng = scene.rng.fork(`${row}-${column}`)
    const frame = await style.render({ width, height, rng, unit, variant, plain: true })
    paste(sheet, frame.toMono(), { x: Math.round(x), y: Math.round(y), exposure })
  }
  return sheet
}

function paste(
  sheet: Picture,
  frame: Picture,
  at: { readonly x: number; readonly y: number; readonly exposure: number },
): void {
  eachPixel(frame, (x, y, i) => {
    const px = at.x + x
    const py = at.y + y
    if (px < 0 || py < 0 || px >= sheet.width || py >= sheet.height) return
    sheet.mono[py * sheet.width + px] = frame.at(i) * at.exposure
  })
}

/** A box in red pencil, drawn by hand around one frame. */
async function markFrame(print: Picture, scene: Scene, strips: Strips): Promise<Picture> {
  const { rng, unit } = scene
  const { x, y } = strips.cornerOf(rng.int(0, strips.rows - 1), rng.int(0, strips.columns - 1))
  const [left, top] = [x - 6 * unit, y - 6 * unit]
  const [right, bottom] = [x + strips.frameWidth + 6 * unit, y + strips.frameHeight + 6 * unit]
  const shaky = (px: number, py: number): string =>
    `${px + rng.range(-7, 7) * unit} ${py + rng.range(-7, 7) * unit}`
  const corners = [
    shaky(left, top),
    shaky(right, top),
    shaky(right, bottom),
    shaky(left, bottom),
    shaky(left, top - 14 * unit),
  ]
  const stroke = `fill="none" stroke="#fff" stroke-width="${6 * unit}" stroke-linejoin="round"`
  const line = `<path d="M${corners.join('L')}" ${stroke} stroke-linecap="round"/>`
  const pencil = blur(await mask(scene, line), unit)
  eachPixel(print, (_, __, i) => {
    print.coverRgb(i, [0.83, 0.16, 0.11], pencil.at(i) * 0.88)
  })
  return print
}
