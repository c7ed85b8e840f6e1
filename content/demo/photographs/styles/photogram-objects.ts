import { blade, gumBranch } from '../core/plants.ts'
import type { Scene } from '../style.ts'

type Kind = 'geometry' | 'glass' | 'leaves'

/** What lies on the paper in one of up to four layers, as SVG. */
export function drawObjects(scene: Scene<Kind>, layer: number): string {
  return kinds[scene.variant](scene, layer)
}

const kinds: Record<Kind, (scene: Scene, layer: number) => string> = {
  geometry: drawGeometry,
  glass: drawGlass,
  leaves: drawLeaves,
}

interface Point {
  readonly x: number
  readonly y: number
}

function pickPoint({ width, height, rng }: Scene): Point {
  const x = width * rng.range(0.16, 0.84)
  return { x, y: height * rng.range(0.16, 0.84) }
}

function ring({ x, y }: Point, radius: number, stroke: number, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-width="${stroke}" opacity="${opacity}"/>`
}

/** A disc, two crossed bars, a piece of gauze, a hoop with a card. */
function drawGeometry(scene: Scene, layer: number): string {
  const { width, height, rng } = scene
  const short = Math.min(width, height)
  const at = pickPoint(scene)
  if (layer === 0) {
    return `<circle cx="${at.x}" cy="${at.y}" r="${short * rng.range(0.17, 0.26)}" fill="#fff"/>`
  }
  if (layer === 1) {
    const turn = `rotate(${rng.range(-50, 50)} ${width / 2} ${height / 2})`
    const level = `y="${height * rng.range(0.3, 0.6)}" width="${3 * width}" height="${short * rng.range(0.03, 0.09)}"`
    const upright = `x="${width * rng.range(0.2, 0.7)}" y="${-height}" width="${short * 0.02}" height="${3 * height}"`
    return `<g transform="${turn}"><rect x="${-width}" ${level} fill="#fff"/><rect ${upright} fill="#fff"/></g>`
  }
  if (layer === 2) return drawGauze(scene, at)
  const card = `M${at.x} ${at.y}l${short * 0.5} ${short * 0.12}l${-short * 0.34} ${short * 0.3}z`
  const hoop = ring(at, short * rng.range(0.2, 0.34), short * 0.018)
  return `${hoop}<path d="${card}" fill="#fff" opacity=".85"/>`
}

function drawGauze({ width, height, rng }: Scene, { x, y }: Point): string {
  const short = Math.min(width, height)
  const pitch = short * rng.range(0.02, 0.035)
  const size = short * rng.range(0.4, 0.6)
  const threads = Array.from({ length: Math.floor(size / pitch) }, (_, k) => {
    const offset = k * pitch
    const [left, top] = [x - size / 2, y - size / 2]
    return `<path d="M${left + offset} ${top}v${size}M${left} ${top + offset}h${size}"/>`
  })
  const turn = `rotate(${rng.range(-30, 30)} ${x} ${y})`
  return `<g transform="${turn}" stroke="#fff" stroke-width="${pitch * 0.22}">${threads.join('')}</g>`
}

/** Two tumblers seen from above in every layer, and one coil of wire. */
function drawGlass(scene: Scene, layer: number): string {
  const parts: string[] = []
  for (let n = 0; n < 2; n++) parts.push(drawTumbler(scene))
  if (layer === 1) parts.push(drawCoil(scene))
  return parts.join('')
}

function drawTumbler(scene: Scene): string {
  const { rng } = scene
  const { x, y } = pickPoint(scene)
  const radius = Math.min(scene.width, scene.height) * rng.range(0.09, 0.24)
  const rings = Array.from({ length: 9 }, (_, k) => {
    const at = { x: x + rng.range(-1, 1) * radius * 0.04, y: y + rng.range(-1, 1) * radius * 0.04 }
    const inner = radius * (1 - k * rng.range(0.07, 0.12))
    const stroke = radius * rng.range(0.008, 0.07)
    return ring(at, inner, stroke, rng.range(0.25, 0.9))
  })
  return `${rings.join('')}<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity=".3"/>`
}

function drawCoil(scene: Scene): string {
  const short = Math.min(scene.width, scene.height)
  const { x, y } = pickPoint(scene)
  const points = Array.from({ length: 160 }, (_, t) => {
    const px = x + t * short * 0.0035 - short * 0.25 + Math.cos(t * 0.6) * short * 0.035
    const py = y + Math.sin(t * 0.6) * short * 0.055 + t * short * 0.0008
    return `${px} ${py}`
  })
  return `<path d="M${points.join('L')}" fill="none" stroke="#fff" stroke-width="${short * 0.006}"/>`
}

/** Gum branches and single broad leaves by turns, and one wire hoop. */
function drawLeaves(scene: Scene, layer: number): string {
  const { width, height, rng } = scene
  const short = Math.min(width, height)
  const { x, y } = pickPoint(scene)
  if (layer % 2) {
    const sprout = { x, y, angle: rng() * 7, length: short * rng.range(0.4, 0.6) }
    const leaf = blade(sprout, short * rng.range(0.06, 0.11), 0.1)
    return `<path d="${leaf}" fill="#fff" opacity=".9"/>`
  }
  const angle = -Math.PI / 2 + rng.range(-0.5, 0.5)
  const length = short * rng.range(0.6, 0.8)
  const branch = gumBranch(rng, { x, y: height * 0.9, angle, length })
  const hoop = ring({ x: width / 2, y: height / 2 }, short * 0.33, short * 0.01, 0.9)
  return layer === 2 ? branch + hoop : branch
}
