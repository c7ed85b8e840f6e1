import { develop } from '../core/develop.ts'
import { clamp } from '../core/math.ts'
import { Picture } from '../core/picture.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene, type Style } from '../style.ts'
import { clouds } from './clouds.ts'
import { crowd } from './crowd.ts'
import { facade } from './facade.ts'
import { forest } from './forest.ts'
import { portrait } from './portrait.ts'
import { seascape } from './seascape.ts'

interface Exposure {
  readonly style: Style
  readonly variant: string
}

const pairs = {
  city: [
    { style: facade, variant: 'redfilter' },
    { style: crowd, variant: 'hall' },
  ],
  sitter: [
    { style: portrait, variant: 'frosted' },
    { style: forest, variant: 'silver' },
  ],
  weather: [
    { style: facade, variant: 'redfilter' },
    { style: clouds, variant: 'equivalent' },
  ],
  tide: [
    { style: portrait, variant: 'turning' },
    { style: seascape, variant: 'swell' },
  ],
} as const satisfies Record<string, readonly [Exposure, Exposure]>

/** Two frames on one negative: densities add, so light in either frame survives. */
export const multiple = createStyle({
  name: 'multiple',
  formats: ['landscape', 'portrait', 'square'],
  variants: ['city', 'sitter', 'weather', 'tide'],
  async draw(scene) {
    const [a, b] = pairs[scene.variant]
    const first = await expose(scene, a, 'a')
    const second = await expose(scene, b, 'b')
    const pic = new Picture(scene.width, scene.height).update((_, i) => {
      return clamp(1 - (1 - first.at(i) * 0.86) * (1 - second.at(i) * 0.72)) * 0.94
    })
    return develop(
      pic,
      {
        tone: tones.platinum,
        gamma: 1.45,
        contrast: 0.45,
        vignette: 0.3,
        grain: { amount: 0.02, size: 1.4 },
        border: { width: 0.04, colour: [0.95, 0.935, 0.9] },
      },
      scene,
    )
  },
})

async function expose(scene: Scene, { style, variant }: Exposure, label: string): Promise<Picture> {
  const frame = { ...scene, rng: scene.rng.fork(label), variant, plain: true }
  return (await style.render(frame)).toMono()
}
