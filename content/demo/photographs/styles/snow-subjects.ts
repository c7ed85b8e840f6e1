import { lerp } from '../core/math.ts'
import type { Rng } from '../core/rng.ts'
import { tree, type TreeSite } from '../core/tree.ts'
import type { Scene } from '../style.ts'

type Subject = 'tree' | 'posts' | 'grove' | 'jetty'

/** What stands in the white, as SVG. */
export function drawSubject(scene: Scene<Subject>, horizon: number): string {
  return subjects[scene.variant](scene, horizon)
}

const subjects: Record<Subject, (scene: Scene, horizon: number) => string> = {
  tree: drawTree,
  grove: drawGrove,
  posts: drawPosts,
  jetty: drawJetty,
}

function drawTree({ width, height, rng }: Scene, horizon: number): string {
  const short = Math.min(width, height)
  const x = width * rng.range(0.34, 0.66)
  const y = horizon + short * rng.range(0.03, 0.07)
  const crown = tree(rng, { x, y, size: short * rng.range(0.5, 0.66) }, { levels: 10 })
  return crown + drawGrass(rng, { x, y, size: short * 0.02 })
}

function drawGrass(rng: Rng, { x, y, size }: TreeSite): string {
  const blades = Array.from({ length: 26 }, () => {
    const foot = x + rng.gauss() * size * 2.4
    const tall = size * rng.range(0.3, 1)
    const middle = size * rng.range(-0.1, 0.1)
    const bend = `q${middle} ${-tall * 0.6} ${size * rng.range(-0.22, 0.22)} ${-tall}`
    return `<path d="M${foot} ${y + size * 0.15}${bend}" stroke="#fff" stroke-width="${size * 0.04}" fill="none"/>`
  })
  return blades.join('')
}

function drawGrove({ width, height, rng }: Scene, horizon: number): string {
  const short = Math.min(width, height)
  const count = rng.int(5, 9)
  const trees = Array.from({ length: count }, (_, k) => {
    const x = width * (0.16 + (0.68 * (k + rng.range(0.1, 0.9))) / count)
    const size = short * rng.range(0.2, 0.36)
    return tree(rng, { x, y: horizon + short * 0.02, size }, { levels: 9 })
  })
  return trees.join('')
}

/** A row that recedes from the right to the left, each post fainter than the one before. */
function drawPosts({ width, height, rng }: Scene, horizon: number): string {
  const count = rng.int(9, 16)
  const short = Math.min(width, height)
  const last = width * rng.range(0.06, 0.2)
  const first = width * rng.range(0.62, 0.86)
  const posts = Array.from({ length: count }, (_, k) => {
    const z = 1 / lerp(1, 6, k / (count - 1))
    const x = lerp(first, last, (1 - z) * 1.16) + short * rng.range(-0.002, 0.002)
    const foot = horizon + short * 0.28 * z
    const tall = short * 0.34 * z * rng.range(0.75, 1.05)
    const half = (short * 0.018 * z) / 2
    const slant = x - half + short * rng.range(-0.001, 0.001)
    const top = foot - tall
    const outline = `M${x - half} ${foot}L${slant} ${top}L${x + half} ${top + half * 0.6}L${x + half} ${foot}Z`
    return `<path d="${outline}" fill="#fff" opacity="${lerp(0.45, 1, z ** 0.5).toFixed(2)}"/>`
  })
  return posts.join('')
}

/** A deck on piles that comes in at the lower right and walks out into the fog. */
function drawJetty({ width, height, rng }: Scene, horizon: number): string {
  const short = Math.min(width, height)
  const end = width * rng.range(0.12, 0.3)
  const start = width * rng.range(0.78, 0.96)
  const deckHeight = short * rng.range(0.13, 0.18)
  const bays = rng.int(9, 13)
  const parts: string[] = []
  /** A point of the near edge at the distance `z`, 1 = close by. */
  const edge = (z: number): { x: number; y: number } => ({
    x: lerp(end, start, (z - 0.12) / 0.88),
    y: horizon + short * 0.28 * z - deckHeight * z,
  })
  const distance = (k: number): number => 1 / lerp(0.55, 8, k / bays)
  for (let k = bays; k >= 0; k--) {
    const z = distance(k)
    const beyond = distance(Math.min(bays, k + 1))
    const [near, far] = [edge(z), edge(beyond)]
    const opacity = lerp(0.25, 1, Math.min(1, z) ** 0.6).toFixed(2)
    const board = `M${near.x} ${near.y}L${far.x} ${far.y}l${short * 0.09 * beyond} ${-short * 0.012 * beyond}L${near.x + short * 0.09 * z} ${near.y - short * 0.012 * z}Z`
    const beam = `M${near.x} ${near.y}L${far.x} ${far.y}v${short * 0.016 * beyond}L${near.x} ${near.y + short * 0.016 * z}Z`
    parts.push(`<path d="${board}${beam}" fill="#fff" opacity="${opacity}"/>`)
    for (const aside of [0.075, 0.008]) {
      const x = near.x + short * aside * z
      const wide = short * 0.011 * z * rng.range(0.9, 1.1)
      const rise = rng.chance(0.3) ? short * 0.05 * z : 0
      const tall = deckHeight * z * (aside > 0.05 ? 0.93 : 1) + rise
      parts.push(
        `<rect x="${x}" y="${near.y - rise}" width="${wide}" height="${tall}" fill="#fff" opacity="${opacity}"/>`,
      )
    }
  }
  return parts.join('')
}
