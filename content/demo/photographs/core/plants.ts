import type { Rng } from './rng.ts'

/** Where a plant springs from, where it points (radians, 0 = right) and how far it reaches. */
export interface Sprout {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
}

const f = (n: number): string => n.toFixed(1)

/** A leaf blade as path data; `half` is its half width, `curve` its bend to one side. */
export function blade({ x, y, angle, length }: Sprout, half: number, curve = 0): string {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const at = (t: number, offset: number): string => {
    const aside = offset + curve * length * t * t
    return `${f(x + cos * length * t + -sin * aside)} ${f(y + sin * length * t + cos * aside)}`
  }
  const out = `${at(0.25, half * 1.3)} ${at(0.65, half)} ${at(1, 0)}`
  const back = `${at(0.65, -half)} ${at(0.25, -half * 1.3)} ${at(0, 0)}`
  return `M${at(0, 0)}C${out}C${back}Z`
}

/** A twice-divided fern frond. */
export function fern(rng: Rng, root: Sprout, curve: number): string {
  const { length } = root
  const blades: string[] = []
  const stem = [`M${f(root.x)} ${f(root.y)}`]
  const nodes = 34
  let { x, y, angle } = root
  for (let n = 0; n < nodes; n++) {
    angle += curve / nodes
    x += (Math.cos(angle) * length) / nodes
    y += (Math.sin(angle) * length) / nodes
    stem.push(`L${f(x)} ${f(y)}`)
    const t = n / nodes
    if (t < 0.12) continue
    const swell = Math.sin(Math.PI * Math.min(1, 0.18 + (1 - t) * 0.82)) * (1 - t * 0.35)
    const reach = length * 0.3 * swell * rng.range(0.9, 1.06)
    for (const side of [-1, 1]) {
      const aside = angle + side * (1.12 - t * 0.35) + rng.range(-0.05, 0.05)
      const pinna = fernPinna({ x, y, angle: aside, length: reach }, length, side)
      blades.push(...pinna.blades)
      stem.push(pinna.stem, `M${f(x)} ${f(y)}`)
    }
  }
  return (
    `<path d="${blades.join('')}" fill="#fff"/>` +
    `<path d="${stem.join('')}" fill="none" stroke="#fff" stroke-width="${f(length * 0.0035)}"/>`
  )
}

/** One side branch of a frond `frond` pixels long. */
function fernPinna(
  root: Sprout,
  frond: number,
  side: number,
): { readonly blades: string[]; readonly stem: string } {
  const blades: string[] = []
  let stem = `M${f(root.x)} ${f(root.y)}`
  let { x, y, angle } = root
  const count = Math.max(4, Math.round(root.length / (frond * 0.0125)))
  for (let k = 0; k < count; k++) {
    angle -= (side * 0.32) / count
    x += (Math.cos(angle) * root.length) / count
    y += (Math.sin(angle) * root.length) / count
    stem += `L${f(x)} ${f(y)}`
    const taper = 1 - (k / count) * 0.82
    const length = frond * 0.034 * taper * (root.length / (frond * 0.3)) ** 0.5
    for (const s of [-1, 1])
      blades.push(blade({ x, y, angle: angle + s * 1.05, length }, length * 0.2))
  }
  return { blades, stem }
}

/** A gum branch: alternate sickle leaves, buds at the nodes. */
export function gumBranch(rng: Rng, root: Sprout): string {
  const { length } = root
  const leaves: string[] = []
  const buds: string[] = []
  const stem = [`M${f(root.x)} ${f(root.y)}`]
  let { x, y, angle } = root
  const nodes = rng.int(11, 15)
  for (let n = 0; n < nodes; n++) {
    angle += rng.range(-0.09, 0.09)
    x += (Math.cos(angle) * length) / nodes
    y += (Math.sin(angle) * length) / nodes
    stem.push(`L${f(x)} ${f(y)}`)
    const side = n % 2 ? 1 : -1
    const size = length * rng.range(0.26, 0.38) * (1 - (n / nodes) * 0.45)
    const leaf = { x, y, angle: angle + side * rng.range(0.5, 1.05), length: size }
    leaves.push(blade(leaf, size * rng.range(0.055, 0.08), side * rng.range(-0.05, 0.32)))
    if (rng.chance(0.35)) buds.push(gumBuds(rng, { x, y, angle, length }, side))
  }
  const width = f(length * 0.007)
  return (
    `<path d="${leaves.join('')}" fill="#fff"/>` +
    `<path d="${stem.join('')}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round"/>` +
    buds.join('')
  )
}

function gumBuds(rng: Rng, { x, y, angle, length }: Sprout, side: number): string {
  const buds = Array.from({ length: 5 }, () => {
    const aside = angle - side * rng.range(0.6, 1.6)
    const reach = length * rng.range(0.03, 0.055)
    const tipX = f(x + Math.cos(aside) * reach)
    const tipY = f(y + Math.sin(aside) * reach)
    return (
      `<path d="M${f(x)} ${f(y)}L${tipX} ${tipY}" stroke="#fff" stroke-width="${f(length * 0.003)}"/>` +
      `<ellipse cx="${tipX}" cy="${tipY}" rx="${f(length * 0.009)}" ry="${f(length * 0.012)}" fill="#fff"/>`
    )
  })
  return buds.join('')
}

/** An umbel (wild carrot), `height` pixels tall: rays of rays ending in specks. */
export function umbel(rng: Rng, x: number, y: number, height: number): string {
  const lines: string[] = []
  const dots: string[] = []
  const lean = height * rng.range(-0.16, 0.16)
  const headX = x + lean
  const headY = y - height
  const bend = `${f(x + lean * 0.2)} ${f(y - height * 0.5)}`
  lines.push(
    `<path d="M${f(x)} ${f(y)}Q${bend} ${f(headX)} ${f(headY)}" stroke-width="${f(height * 0.009)}"/>`,
  )
  const rays = rng.int(18, 26)
  const span = height * rng.range(0.16, 0.24)
  for (let n = 0; n < rays; n++) {
    const angle = -Math.PI / 2 + (n / (rays - 1) - 0.5) * 2.5
    const reach = span * rng.range(0.82, 1.08) * (1 - 0.12 * Math.abs(Math.cos(angle)))
    const endX = headX + Math.cos(angle) * reach * 1.15
    const endY = headY + Math.sin(angle) * reach * 0.75
    const bow = `${f(headX + Math.cos(angle) * reach * 0.45)} ${f(headY + Math.sin(angle) * reach * 0.45)}`
    lines.push(
      `<path d="M${f(headX)} ${f(headY)}Q${bow} ${f(endX)} ${f(endY)}" stroke-width="${f(height * 0.0028)}"/>`,
    )
    const tuft = umbelTuft(rng, { x: endX, y: endY, angle, length: span }, height)
    lines.push(...tuft.lines)
    dots.push(...tuft.dots)
  }
  return (
    `<g fill="none" stroke="#fff" stroke-linecap="round">${lines.join('')}</g>` +
    `<g fill="#fff">${dots.join('')}</g>`
  )
}

function umbelTuft(
  rng: Rng,
  { x, y, angle, length }: Sprout,
  height: number,
): { readonly lines: string[]; readonly dots: string[] } {
  const lines: string[] = []
  const dots: string[] = []
  for (let k = 0; k < 12; k++) {
    const aside = angle + rng.range(-1.1, 1.1)
    const reach = length * rng.range(0.08, 0.2)
    const tipX = x + Math.cos(aside) * reach
    const tipY = y + Math.sin(aside) * reach
    lines.push(
      `<path d="M${f(x)} ${f(y)}L${f(tipX)} ${f(tipY)}" stroke-width="${f(height * 0.0016)}"/>`,
    )
    for (let j = 0; j < 3; j++) {
      const cx = f(tipX + rng.range(-1, 1) * length * 0.03)
      const cy = f(tipY + rng.range(-1, 1) * length * 0.03)
      dots.push(`<circle cx="${cx}" cy="${cy}" r="${f(length * rng.range(0.008, 0.018))}"/>`)
    }
  }
  return { lines, dots }
}

/** Seaweed: repeated forking in a plane, after the algae plates of the 1840s. */
export function seaweed(rng: Rng, { x, y, angle, length }: Sprout): string {
  const lines: string[] = []
  for (let n = 0; n < 5; n++) {
    const aside = angle + rng.range(-0.75, 0.75)
    grow({ x, y, angle: aside, length: length * rng.range(0.16, 0.24) }, 8)
  }
  return `<g fill="none" stroke="#fff" stroke-linecap="round">${lines.join('')}</g>`

  function grow(stem: Sprout, level: number): void {
    const bend = stem.angle + rng.range(-0.5, 0.5)
    const endX = stem.x + Math.cos(stem.angle) * stem.length
    const endY = stem.y + Math.sin(stem.angle) * stem.length
    const midX = stem.x + Math.cos(bend) * stem.length * 0.55
    const midY = stem.y + Math.sin(bend) * stem.length * 0.55
    const width = (length * 0.0012 * (level + 0.7)).toFixed(2)
    lines.push(
      `<path d="M${f(stem.x)} ${f(stem.y)}Q${f(midX)} ${f(midY)} ${f(endX)} ${f(endY)}" stroke-width="${width}"/>`,
    )
    if (level === 0) return
    const forks = rng.chance(0.3) ? 3 : 2
    for (let k = 0; k < forks; k++) {
      const turned = stem.angle + rng.range(-0.62, 0.62)
      const shorter = stem.length * rng.range(0.66, 0.94)
      grow({ x: endX, y: endY, angle: turned, length: shorter }, level - 1)
    }
  }
}
