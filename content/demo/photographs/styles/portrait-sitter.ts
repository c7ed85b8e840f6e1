import { blur } from '../core/blur.ts'
import { mask } from '../core/mask.ts'
import { clamp, lerp } from '../core/math.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import type { Scene } from '../style.ts'

/** Somebody, and how much of each pixel they fill. */
export interface Sitter {
  readonly cover: Picture
  readonly tone: Picture
}

/** Head and shoulders; one who is moving is three poses in one exposure. */
export async function paintSitter(scene: Scene, isMoving: boolean): Promise<Sitter> {
  const { width, height } = scene
  const person = createPerson(scene)
  const sitter = { cover: new Picture(width, height), tone: new Picture(width, height) }
  const poses = isMoving ? [-1, 0, 1] : [0]
  for (const turn of poses) await addPose(sitter, scene, person, isMoving ? turn : undefined)
  sitter.tone.update((value, i) => value / Math.max(1e-3, sitter.cover.at(i)))
  return sitter
}

interface Person {
  readonly x: number
  readonly y: number
  /** Half the width of the head, more or less; everything else is measured by it. */
  readonly r: number
  /** Where the face points, -0.5 = left. */
  readonly turn: number
  /** Where the light comes from. */
  readonly side: 1 | -1
  readonly hasLongHair: boolean
  /** How light the clothes are. */
  readonly garment: number
}

function createPerson({ width, height, rng }: Scene): Person {
  return {
    x: width * rng.range(0.44, 0.56),
    y: height * rng.range(0.36, 0.42),
    r: Math.min(width, height) * rng.range(0.15, 0.18),
    turn: rng.range(-0.5, 0.5),
    side: rng.chance(0.5) ? 1 : -1,
    hasLongHair: rng.chance(0.55),
    garment: rng.range(0.05, 0.3),
  }
}

/** A head as it is held in one pose. */
interface Head {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly turn: number
  /** Degrees. */
  readonly tilt: number
}

/** Add one pose; `swing` is -1, 0 or 1 while the head moves, absent when it is still. */
async function addPose(
  sitter: Sitter,
  scene: Scene,
  person: Person,
  swing: number | undefined,
): Promise<void> {
  const { rng, height } = scene
  const { r } = person
  const isMoving = swing !== undefined
  const dx = isMoving ? swing * r * rng.range(0.3, 0.55) : 0
  const head = {
    x: person.x + dx,
    y: person.y,
    r,
    turn: person.turn + (isMoving ? swing * 0.6 : 0),
    tilt: isMoving ? swing * 9 : rng.range(-6, 6),
  }
  const smear = isMoving ? r * 0.2 : 0
  const skull = await mask(scene, drawHead(head))
  const masks = {
    head: blur(skull, r * 0.1 + smear, r * 0.1),
    cheek: blur(skull, r * 0.5),
    body: blur(await mask(scene, drawBody(person, dx, height)), r * 0.06),
    hair: blur(await mask(scene, drawHair(head, person.hasLongHair)), r * 0.05 + smear, r * 0.05),
    shades: blur(await mask(scene, drawShades(head, person.side)), r * 0.07 + smear, r * 0.07),
  }
  const share = isMoving ? { poses: 3, gain: 1.25, shade: 0.5 } : { poses: 1, gain: 1, shade: 0.62 }
  eachPixel(sitter.cover, (x, y, i) => {
    const across = ((x - head.x) / r) * person.side
    const lit = clamp(0.5 - across * 0.5)
    const cover = Math.max(masks.head.at(i), masks.body.at(i), masks.hair.at(i))
    const inNeck = clamp(1 - Math.abs(x - person.x) / (r * 0.55))
    const neck = inNeck * clamp((person.y + r * 1.75 - y) / (r * 0.2))
    const cheek = 0.55 + 0.45 * masks.cheek.at(i)
    const face = (0.1 + 0.66 * lit ** 1.2) * cheek * (1 - share.shade * masks.shades.at(i))
    let value = person.garment * (0.5 + 0.9 * lit)
    value = lerp(value, 0.12 + 0.3 * lit, clamp(neck * 2) * masks.body.at(i))
    value = lerp(value, face, masks.head.at(i))
    value = lerp(value, 0.035 + 0.1 * lit ** 2, masks.hair.at(i))
    sitter.cover.mono[i] = sitter.cover.at(i) + (cover / share.poses) * share.gain
    sitter.tone.mono[i] = sitter.tone.at(i) + ((value * cover) / share.poses) * share.gain
  })
}

/** Path data from points given in head widths around a centre; `M`, `C` and `L` as in SVG. */
function path(
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  outline: string,
): string {
  let isAcross = false
  const data = outline.replaceAll(/-?\d+(?:\.\d+)?/g, (n) => {
    isAcross = !isAcross
    return String((isAcross ? x : y) + Number(n) * r)
  })
  return `<path d="${data}" fill="#fff"/>`
}

function tilted({ x, y, tilt }: Head, shape: string): string {
  return `<g transform="rotate(${tilt} ${x} ${y})" fill="#fff">${shape}</g>`
}

/** Shoulders that follow the head a little and run out of the picture below. */
function drawBody(person: Person, dx: number, height: number): string {
  const { x, y, r } = person
  const foot = (height + 10 - y) / r
  const [left, right] = [-2.35 + (dx * 0.2) / r, 2.35 + (dx * 0.2) / r]
  return path(
    { x, y, r },
    `M${left} ${foot}C-2.4 3.1 -2.3 2.45 -1.75 2.2C-1.2 1.98 -0.62 1.9 -0.5 1.5L-0.46 0.8L0.46 0.8` +
      `L0.5 1.5C0.62 1.9 1.2 1.98 1.75 2.2C2.3 2.45 2.4 3.1 ${right} ${foot}Z`,
  )
}

function drawHead(head: Head): string {
  const chin = head.turn * 0.2
  const outline =
    `M-0.8 -0.3C-0.8 0.5 -0.5 1.18 ${chin} 1.2C0.5 1.18 0.8 0.5 0.8 -0.3` +
    'C0.8 -1.4 -0.8 -1.4 -0.8 -0.3Z'
  return tilted(head, path(head, outline))
}

function drawHair(head: Head, isLong: boolean): string {
  const ends = isLong ? 1.5 : 0.1
  const outline =
    `M-0.95 ${ends}C-1.15 -0.8 -0.7 -1.45 0 -1.42C0.7 -1.45 1.15 -0.8 0.95 ${ends}` +
    `C0.78 0.2 0.8 -0.35 ${0.45 + head.turn * 0.3} -0.62C0 -0.8 -0.6 -0.6 -0.72 -0.2` +
    `C-0.8 0.3 -0.8 0.9 -0.95 ${ends}Z`
  return tilted(head, path(head, outline))
}

/** Eyes, mouth and the shadow of the nose: no more than the eye needs to see a face. */
function drawShades(head: Head, side: 1 | -1): string {
  const { x, y, r, turn } = head
  const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
    `<ellipse cx="${x + cx * r}" cy="${y + cy * r}" rx="${rx * r}" ry="${ry * r}"/>`
  const nose = ellipse(turn * 0.55 - side * 0.1, 0.42, 0.09, 0.16)
  return tilted(
    head,
    ellipse(turn * 0.45 - 0.32, 0.02, 0.2, 0.1) +
      ellipse(turn * 0.45 + 0.32, 0.02, 0.2, 0.1) +
      ellipse(turn * 0.5, 0.78, 0.24, 0.07) +
      `<g opacity=".6">${nose}</g>`,
  )
}
