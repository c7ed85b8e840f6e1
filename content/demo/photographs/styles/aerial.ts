import { develop } from '../core/develop.ts'
import { createStyle } from '../style.ts'
import { paintFlats } from './aerial-flats.ts'
import { paintPonds } from './aerial-ponds.ts'

/** Straight down from a small plane: creeks branching over a flat, or the ponds of a salt works. */
export const aerial = createStyle({
  name: 'aerial',
  formats: ['square', 'landscape', 'portrait', 'panorama'],
  variants: ['ponds', 'tidal', 'salt'],
  async draw(scene) {
    const { variant } = scene
    const pic = variant === 'ponds' ? paintPonds(scene) : await paintFlats(scene, variant)
    const grain = { amount: 0.015, size: 1.1 }
    return develop(pic, { contrast: 0.22, vignette: 0.12, soften: 0.5, grain }, scene)
  },
})
