import type { Rng } from './rng.ts'

/** Where a tree stands: its foot, and its height in pixels. */
export interface TreeSite {
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface TreeOptions {
  readonly leaves?: boolean
  /** How often a limb forks. */
  readonly levels?: number
}

interface Limb {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly thick: number
  readonly level: number
}

/** A silhouetted tree as SVG: recursive limbs with gum-like spreading crowns. */
export function tree(rng: Rng, { x, y, size }: TreeSite, options: TreeOptions = {}): string {
  const limbs: string[] = []
  const leaves: string[] = []
  const angle = -Math.PI / 2 + rng.range(-0.15, 0.15)
  const thick = size * 0.045
  grow({ x, y, angle, length: size * 0.24, thick, level: options.levels ?? 9 })
  return (
    `<g fill="none" stroke="#fff" stroke-linecap="round">${limbs.join('')}</g>` +
    `<g fill="#fff">${leaves.join('')}</g>`
  )

  function grow(limb: Limb): void {
    const { length, level } = limb
    const bend = rng.range(-0.35, 0.35)
    const midX = limb.x + Math.cos(limb.angle + bend) * length * 0.5
    const midY = limb.y + Math.sin(limb.angle + bend) * length * 0.5
    const endX = limb.x + Math.cos(limb.angle) * length
    const endY = limb.y + Math.sin(limb.angle) * length
    limbs.push(
      `<path d="M${f(limb.x)} ${f(limb.y)}Q${f(midX)} ${f(midY)} ${f(endX)} ${f(endY)}" stroke-width="${limb.thick.toFixed(2)}"/>`,
    )
    if (limb.thick === thick) leaves.push(rootFlare(limb, bend))
    if (level <= 3 && options.leaves)
      leaves.push(leafCluster(rng, { x: endX, y: endY, size }, length))
    if (level <= 0 || length < size * 0.012) return
    const children = level <= 6 && rng.chance(0.35) ? 3 : 2
    for (let n = 0; n < children; n++) {
      const side = n === 0 ? -1 : n === 1 ? 1 : 0
      const turn = side * rng.range(0.18, 0.62) + rng.range(-0.12, 0.12)
      const upward = (-Math.PI / 2 - limb.angle) * 0.08
      grow({
        x: endX,
        y: endY,
        angle: limb.angle + turn + upward,
        length: length * rng.range(0.68, 0.88),
        thick: limb.thick * rng.range(0.6, 0.74),
        level: level - 1,
      })
    }
  }
}

const f = (n: number): string => n.toFixed(1)

/** Where a trunk, which leaves the ground at its angle and `bend`, widens into it. */
function rootFlare({ x, y, angle, thick }: Limb, bend: number): string {
  const cos = Math.cos(angle + bend)
  const sin = Math.sin(angle + bend)
  const at = (along: number, aside: number): string =>
    `${f(x + (cos * along - sin * aside) * thick)} ${f(y + (sin * along + cos * aside) * thick)}`
  const ground = (aside: number, down: number): string =>
    `${f(x + aside * thick)} ${f(y + down * thick)}`
  const left = `M${ground(-1.2, 0.4)}Q${at(0.2, -0.5)} ${at(1.4, -0.4)}`
  const right = `L${at(1.4, 0.4)}Q${at(0.2, 0.5)} ${ground(1.2, 0.4)}`
  return `<path d="${left}${right}Q${ground(0, 0.62)} ${ground(-1.2, 0.4)}Z"/>`
}

function leafCluster(rng: Rng, { x, y, size }: TreeSite, reach: number): string {
  const leaves = Array.from({ length: 3 }, () => {
    const angle = rng() * 7
    const distance = rng() * reach * 0.9
    const cx = f(x + Math.cos(angle) * distance)
    const cy = f(y + Math.sin(angle) * distance * 0.7)
    const rx = f(size * rng.range(0.006, 0.016))
    const ry = f(size * rng.range(0.004, 0.009))
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`
  })
  return leaves.join('')
}
