import { blur } from '../core/blur.ts'
import { develop } from '../core/develop.ts'
import { mask } from '../core/mask.ts'
import { clamp } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { tones } from '../core/tones.ts'
import { createStyle } from '../style.ts'
import { drawObjects } from './photogram-objects.ts'

/** Objects on photographic paper, three lamps: each lamp throws its own soft copy of the shadow. */
export const photogram = createStyle({
  name: 'photogram',
  formats: ['portrait', 'square', 'landscape'],
  variants: ['geometry', 'glass', 'leaves'],
  async draw(scene) {
    const { width, height, rng, unit } = scene
    const layers = rng.int(3, 4)
    const noise = new Noise(rng)
    const lamps = [0, 1, 2].map(() => new Picture(width, height).fill(1))
    const bearing = rng() * 7
    for (let layer = 0; layer < layers; layer++) {
      const objects = await mask(scene, drawObjects(scene, layer))
      const raised = rng.range(0.15, 1)
      lamps.forEach((light, lamp) => {
        cast(light, objects, { lamp, bearing: bearing + lamp * 2.2, raised, unit })
      })
    }
    return develop(
      exposePaper(lamps, noise),
      {
        tone: tones.selenium,
        contrast: 0.2,
        gamma: 0.95,
        soften: 0.5,
        grain: { amount: 0.02, size: 1.2 },
        dust: 16,
        halation: { amount: 0.15, radius: 0.01, threshold: 0.7 },
      },
      scene,
    )
  },
})

interface Shadow {
  /** 0 stands above the paper; the others stand aside. */
  readonly lamp: number
  readonly bearing: number
  /** How far the objects stand off the paper. */
  readonly raised: number
  readonly unit: number
}

function cast(light: Picture, objects: Picture, { lamp, bearing, raised, unit }: Shadow): void {
  const { width, height } = light
  const reach = lamp * Math.min(width, height) * 0.045 * raised
  const dx = Math.round(Math.cos(bearing) * reach)
  const dy = Math.round(Math.sin(bearing) * reach)
  const soft = blur(objects, (0.7 + lamp * raised * 7) * unit)
  eachPixel(light, (x, y, i) => {
    const fromX = clamp(x + dx, 0, width - 1)
    const fromY = clamp(y + dy, 0, height - 1)
    light.mono[i] = light.at(i) * (1 - clamp(soft.at(fromY * width + fromX)))
  })
}

/** Paper darkens with the light that passed, and not quite evenly. */
function exposePaper([above, aside, beyond]: readonly Picture[], noise: Noise): Picture {
  if (!above || !aside || !beyond) throw new Error('A photogram needs three lamps')
  const { width, height } = above
  const pic = new Picture(width, height)
  eachPixel(pic, (x, y, i) => {
    const fall = 1 + 0.25 * noise.fbm((x / width) * 1.3, (y / height) * 1.3, 2)
    const exposure = above.at(i) * 0.52 + aside.at(i) * 0.3 + beyond.at(i) * 0.22
    pic.mono[i] = Math.exp(-exposure * fall * 3.3) * 0.97
  })
  return pic
}
