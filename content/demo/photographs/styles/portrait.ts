import { blur } from '../core/blur.ts'
import { hex } from '../core/colour.ts'
import { develop } from '../core/develop.ts'
import { clamp, lerp } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'
import { seeThroughFrost, seeThroughReeds } from './portrait-glass.ts'
import { paintSitter } from './portrait-sitter.ts'

const teal = ['#0b1214', '#2c4a4c', '#6f8d88', '#b9c4b4', '#eeeadb'].map(hex)
const amber = ['#150b06', '#54301a', '#a06a3f', '#d9b184', '#f6e7cd'].map(hex)

type Glass = 'reeded' | 'turning' | 'frosted'

/** Sitters behind ribbed or frosted glass, or a head turning during the exposure: presence without a face. */
export const portrait = createStyle({
  name: 'portrait',
  formats: ['portrait', 'square'],
  variants: ['reeded', 'turning', 'frosted'],
  async draw(scene) {
    const tone = scene.rng.pick([tones.silver, tones.silver, teal, amber])
    const noise = new Noise(scene.rng)
    const room = await paintRoom(scene, noise)
    return develop(
      glasses[scene.variant](room, scene, noise),
      {
        tone,
        contrast: 0.4,
        vignette: 0.45,
        grain: { amount: 0.042, size: 1.7 },
        halation: { amount: 0.25, radius: 0.03, threshold: 0.6 },
      },
      scene,
    )
  },
})

const glasses: Record<Glass, (room: Picture, scene: Scene, noise: Noise) => Picture> = {
  reeded: seeThroughReeds,
  frosted: seeThroughFrost,
  turning: (room, { unit }) => blur(room, 5 * unit, 2.2 * unit),
}

/** The sitter before a wall, as sharp as drawn. */
async function paintRoom(scene: Scene<Glass>, noise: Noise): Promise<Picture> {
  const { width, height, rng } = scene
  const sitter = await paintSitter(scene, scene.variant === 'turning')
  const back = rng.chance(0.5) ? 0.72 : 0.3
  const side = rng.chance(0.5) ? 1 : -1
  const room = new Picture(width, height)
  eachPixel(room, (x, y, i) => {
    const falling = back * (1 - 0.35 * Math.abs(x / width - 0.5 + side * 0.2))
    const uneven = noise.fbm((x / width) * 1.5, (y / height) * 1.5, 3) * 0.06
    const wall = falling + uneven - 0.12 * (y / height)
    room.mono[i] = lerp(wall, sitter.tone.at(i), clamp(sitter.cover.at(i)))
  })
  return room
}
