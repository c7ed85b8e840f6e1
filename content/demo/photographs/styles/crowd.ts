import { blur } from '../core/blur.ts'
import { develop } from '../core/develop.ts'
import { figure } from '../core/figure.ts'
import { mask } from '../core/mask.ts'
import { clamp, lerp } from '../core/math.ts'
import { eachPixel, type Picture } from '../core/picture.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'
import { paintHall } from './crowd-hall.ts'

type Span = readonly [far: number, near: number]

/** Where the camera stands. Heights are shares of the picture's height. */
interface View {
  readonly horizon: Span
  /** How tall people are. */
  readonly tall: Span
  /** How far below the horizon their feet are, in their own heights: greater from above. */
  readonly foot: Span
  /** How far they stray from their row, in heights. */
  readonly scatter: Span
  /** Rows of people, 0 = far. */
  readonly rows: readonly number[]
  /** How many walk in a row, in a landscape picture. */
  readonly count: Span
  /** Length of a shadow on the floor, in heights. */
  readonly shadow: number
}

const atEyeLevel: View = {
  horizon: [0.3, 0.38],
  tall: [0.11, 0.46],
  foot: [0.95, 1.35],
  scatter: [-0.05, 0.08],
  rows: [0, 0.16, 0.38, 0.66, 1],
  count: [9, 2],
  shadow: 0.75,
}

const fromAbove: View = {
  horizon: [0.16, 0.2],
  tall: [0.07, 0.26],
  foot: [1.5, 3.1],
  scatter: [-0.25, 0.3],
  rows: [0, 0.08, 0.18, 0.3, 0.45, 0.62, 0.82, 1.02],
  count: [9, 1.6],
  shadow: 1.15,
}

/** A concourse in a one-second exposure: walkers smear along their path, a few stand and stay sharp. */
export const crowd = createStyle({
  name: 'crowd',
  formats: ['landscape', 'panorama', 'square'],
  variants: ['hall', 'crossing', 'dusk'],
  async draw(scene) {
    const isDusk = scene.variant === 'dusk'
    const isFromAbove = scene.variant === 'crossing'
    const view = isFromAbove ? fromAbove : atEyeLevel
    const horizon = scene.height * scene.rng.range(...view.horizon)
    const pic = paintHall(scene, horizon, { isDusk, isTiled: isFromAbove })
    const place = { view, horizon, air: isDusk ? 0.12 : 0.34 }
    for (const depth of view.rows) await addWalkers(pic, scene, place, depth)
    return develop(
      pic,
      {
        tone: isDusk ? tones.night : isFromAbove ? tones.neutral : tones.silver,
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

interface Place {
  readonly view: View
  readonly horizon: number
  /** What the farthest walkers fade to. */
  readonly air: number
}

/** One row of people at a depth, 0 = far: those walking, then those who wait. */
async function addWalkers(pic: Picture, scene: Scene, place: Place, depth: number): Promise<void> {
  const { width, height, rng } = scene
  const { tall: size, count } = place.view
  const tall = height * lerp(...size, depth)
  const walking = Math.round((lerp(...count, depth ** 0.6) * (width / height)) / 1.5)
  await addPeople(pic, scene, { ...place, depth, tall, count: walking, standing: false })
  const waiting = depth < 0.6 && rng.chance(0.75) ? rng.int(1, 2) : 0
  await addPeople(pic, scene, { ...place, depth, tall, count: waiting, standing: true })
}

interface Row extends Place {
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
  const tone = lerp(row.air, 0.025, depth ** 0.5)
  const gain = standing ? 1 : 1.28
  const faint = clamp(1 - depth * 0.3)
  eachPixel(pic, (_, y, i) => {
    if (y > horizon) pic.mono[i] = pic.at(i) * (1 - 0.5 * clamp(shade.at(i)) * faint)
    pic.mono[i] = lerp(pic.at(i), tone, clamp(body.at(i) * gain) * 0.96)
  })
}

function drawPeople(
  { width, rng }: Scene,
  { view, horizon, tall, depth, count, standing }: Row,
): { bodies: string; shadows: string } {
  const foot = horizon + tall * lerp(...view.foot, depth)
  let bodies = ''
  let shadows = ''
  for (let k = 0; k < count; k++) {
    const x = width * rng.range(-0.05, 1.05)
    const y = foot + tall * rng.range(...view.scatter)
    const size = tall * rng.range(0.88, 1.06)
    const across = (rng.chance(0.5) ? 1 : -1) * size
    const at = `translate(${x} ${y})`
    const reach = -size * view.shadow
    bodies += `<g transform="${at} scale(${across} ${size})">${figure(rng, standing)}</g>`
    shadows += `<g transform="${at} scale(${across} ${reach})" opacity=".8">${figure(rng, standing)}</g>`
  }
  return { bodies, shadows }
}
