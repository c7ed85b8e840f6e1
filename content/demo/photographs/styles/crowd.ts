import { blur } from '../core/blur.ts'
import { develop } from '../core/develop.ts'
import { figure } from '../core/figure.ts'
import { mask } from '../core/mask.ts'
import { clamp, lerp } from '../core/math.ts'
import { eachPixel, type Picture } from '../core/picture.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'
import { paintHall } from './crowd-hall.ts'
import { paintStreet } from './crowd-street.ts'

/** A crowd in a one-second exposure: walkers smear along their path, a few stand and stay sharp. */
export const crowd = createStyle({
  name: 'crowd',
  formats: ['landscape', 'panorama', 'square'],
  variants: ['hall', 'crossing', 'dusk'],
  async draw(scene) {
    const horizon = scene.height * scene.rng.range(0.3, 0.38)
    const isDusk = scene.variant === 'dusk'
    const paint = scene.variant === 'crossing' ? paintStreet : paintHall
    const pic = paint(scene, horizon)
    const air = { horizon, tone: isDusk ? 0.12 : 0.34 }
    for (const depth of [0, 0.16, 0.38, 0.66, 1]) await addWalkers(pic, scene, air, depth)
    return develop(
      pic,
      {
        tone: isDusk ? tones.night : tones.silver,
        contrast: 0.4,
        vignette: 0.35,
        soften: 0.8,
        grain: { amount: 0.038, size: 1.5 },
        halation: { amount: 0.3, radius: 0.03, threshold: 0.65 },
      },
      scene,
    )
  },
})

interface Air {
  readonly horizon: number
  /** What the farthest walkers fade to. */
  readonly tone: number
}

/** One row of people at a depth, 0 = far: those walking, then those who wait. */
async function addWalkers(pic: Picture, scene: Scene, air: Air, depth: number): Promise<void> {
  const { width, height, rng } = scene
  const tall = height * lerp(0.11, 0.46, depth)
  const walking = Math.round((lerp(9, 2, depth ** 0.6) * (width / height)) / 1.5)
  await addPeople(pic, scene, { ...air, depth, tall, count: walking, standing: false })
  const waiting = depth < 0.6 && rng.chance(0.75) ? rng.int(1, 2) : 0
  await addPeople(pic, scene, { ...air, depth, tall, count: waiting, standing: true })
}

interface Row extends Air {
  readonly depth: number
  readonly tall: number
  readonly count: number
  readonly standing: boolean
}

async function addPeople(pic: Picture, scene: Scene, row: Row): Promise<void> {
  const { unit } = scene
  const { depth, tall, standing, horizon } = row
  if (row.count === 0) return
  const people = drawPeople(scene, row)
  const smear = standing ? 0.9 * unit : tall * scene.rng.range(0.03, 0.085)
  const smearDown = standing ? 0.9 * unit : tall * 0.006 + unit
  const body = blur(await mask(scene, people.bodies), smear, smearDown)
  const shade = blur(await mask(scene, people.shadows), smear * 1.4 + 3 * unit, tall * 0.03)
  const tone = lerp(row.tone, 0.025, depth ** 0.5)
  const gain = standing ? 1 : 1.28
  const faint = clamp(1 - depth * 0.3)
  eachPixel(pic, (_, y, i) => {
    if (y > horizon) pic.mono[i] = pic.at(i) * (1 - 0.5 * clamp(shade.at(i)) * faint)
    pic.mono[i] = lerp(pic.at(i), tone, clamp(body.at(i) * gain) * 0.96)
  })
}

function drawPeople(
  { width, rng }: Scene,
  { horizon, tall, depth, count, standing }: Row,
): { bodies: string; shadows: string } {
  const foot = horizon + tall * lerp(0.95, 1.35, depth)
  let bodies = ''
  let shadows = ''
  for (let k = 0; k < count; k++) {
    const x = width * rng.range(-0.05, 1.05)
    const y = foot + tall * rng.range(-0.05, 0.08)
    const size = tall * rng.range(0.88, 1.06)
    const across = (rng.chance(0.5) ? 1 : -1) * size
    const at = `translate(${x} ${y})`
    bodies += `<g transform="${at} scale(${across} ${size})">${figure(rng, standing)}</g>`
    shadows += `<g transform="${at} scale(${across} ${-size * 0.75})" opacity=".8">${figure(rng, standing)}</g>`
  }
  return { bodies, shadows }
}
