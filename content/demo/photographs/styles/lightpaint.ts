import { blur } from '../core/blur.ts'
import { hex, mixRgb, scaleRgb, type Rgb } from '../core/colour.ts'
import { develop } from '../core/develop.ts'
import { figure } from '../core/figure.ts'
import { mask } from '../core/mask.ts'
import { clamp, lerp } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { createStyle, type Scene } from '../style.ts'
import { drawRoad, drawSparks } from './lightpaint-traces.ts'

type Trace = 'sparks' | 'road'

/** Night, wet sand, one long exposure: burning wool spun on a wire, or the lamps of a road. */
export const lightpaint = createStyle({
  name: 'lightpaint',
  formats: ['landscape', 'square'],
  variants: ['sparks', 'road'],
  async draw(scene) {
    const place = createPlace(scene)
    const light = new Picture(scene.width, scene.height, 3)
    const drawTrace = place.isRoad ? drawRoad : drawSparks
    drawTrace(light, scene, place.horizon)
    const person = place.isRoad ? undefined : await drawPerson(scene, place.horizon)
    const pic = exposeNight(scene, place, light, person)
    return develop(
      pic,
      {
        contrast: 0.25,
        vignette: 0.35,
        soften: 0.5,
        grain: { amount: 0.024, size: 1.2 },
        halation: { amount: 0.35, radius: 0.012, threshold: 0.6, tint: [1.2, 0.8, 0.6] },
      },
      scene,
    )
  },
})

/** A beach, or a road between hills, after dark. */
interface Place {
  readonly isRoad: boolean
  readonly noise: Noise
  readonly horizon: number
  readonly zenith: Rgb
  readonly low: Rgb
}

function createPlace({ height, rng, variant }: Scene<Trace>): Place {
  const isRoad = variant === 'road'
  const noise = new Noise(rng)
  const horizon = height * (isRoad ? rng.range(0.4, 0.5) : rng.range(0.62, 0.7))
  const zenith = hex(rng.pick(['#1a2740', '#20222e', '#2b2230']))
  return { isRoad, noise, horizon, zenith, low: hex(rng.pick(['#50576a', '#6b4b45', '#33465a'])) }
}

async function drawPerson(scene: Scene, horizon: number): Promise<Picture> {
  const { width, height, rng, unit } = scene
  const at = `translate(${width / 2} ${horizon + height * 0.11}) scale(${height * 0.24})`
  return blur(await mask(scene, `<g transform="${at}">${figure(rng, true)}</g>`), unit)
}

function exposeNight(
  { width, height, unit }: Scene,
  place: Place,
  light: Picture,
  person: Picture | undefined,
): Picture {
  const { noise, horizon, isRoad } = place
  const glow = blur(light, 26 * unit)
  const soft = blur(light, 2.2 * unit)
  const pic = new Picture(width, height, 3)
  eachPixel(pic, (x, y, i) => {
    const depth = (y - horizon) / height
    const base = groundAt(place, { x, y, height, unit })
    const ripple = noise.fbm(x / (120 * unit), y / (14 * unit), 3)
    const mirrorY = Math.round(horizon - (y - horizon) * 1.02 + ripple * 8 * unit)
    const mirrorX = clamp(Math.round(x + ripple * 9 * unit), 0, width - 1)
    const mirror = clamp(mirrorY, 0, height - 1) * width + mirrorX
    const wet = (0.55 + ripple * 0.5) * Math.exp(-depth * 2.6)
    const exposed = (c: 0 | 1 | 2): number => {
      const near = glow.rgb[c][i] ?? 0
      let value = base[c] + near * 1.6 + (soft.rgb[c][i] ?? 0) * 0.9 + (light.rgb[c][i] ?? 0)
      if (depth > 0 && !isRoad) {
        value += ((soft.rgb[c][mirror] ?? 0) * 0.5 + (glow.rgb[c][mirror] ?? 0) * 1.1) * wet
        value += near * 0.5 * (0.6 + ripple)
      }
      if (person) value = lerp(value, 0.008 + near * 0.12, person.at(i))
      return 1 - Math.exp(-value * 1.25)
    }
    pic.setRgb(i, [exposed(0), exposed(1), exposed(2)])
  })
  return pic
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly unit: number
}

/** What is there without the lamps: sky, a line of hills, and the ground. */
function groundAt({ noise, isRoad, horizon, zenith, low }: Place, spot: Spot): Rgb {
  const { x, y, height, unit } = spot
  const depth = (y - horizon) / height
  const rise = 0.02 + 0.07 * clamp(0.5 + noise.fbm(x / (500 * unit), 3, 4))
  const hill = height * (isRoad ? rise : 0.006)
  if (depth < -hill / height) {
    const streaks = 1 + noise.strata(x / (700 * unit), y / (120 * unit), 4) * 0.2
    return scaleRgb(mixRgb(zenith, low, clamp(y / horizon) ** 3.5), streaks)
  }
  if (depth < 0) return [0.012, 0.014, 0.018]
  return mixRgb(scaleRgb(low, 0.35), [0.02, 0.022, 0.028], clamp(depth * 5))
}
