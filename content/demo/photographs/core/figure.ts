import type { Rng } from './rng.ts'

/** A person one unit tall as SVG, feet at the origin, facing right; coat, bag and stride vary. */
export function figure(rng: Rng, standing = false): string {
  const stride = standing ? rng.range(0.01, 0.03) : rng.range(0.07, 0.15)
  const coat = rng.range(0.34, 0.52)
  const bulk = rng.range(0.085, 0.115)
  const lean = standing ? rng.range(-0.01, 0.01) : rng.range(0.015, 0.04)
  const hair = hairOrHat(rng, lean * 1.7)
  const swing = standing ? rng.range(-0.02, 0.02) : stride * 0.55
  const parts = [
    head(lean * 1.7),
    hair,
    leg(stride, 'front', standing),
    leg(-stride, 'back', standing),
    torso(lean, bulk, coat - 0.68),
    arm(lean, swing, 1),
    arm(lean, swing, -1),
    bag(rng, { swing, lean, bulk }),
  ]
  return `<g fill="#fff">${parts.join('')}</g>`
}

const f = (n: number): string => n.toFixed(3)

function head(x: number): string {
  return (
    `<ellipse cx="${f(x)}" cy="-0.925" rx="0.046" ry="0.062"/>` +
    `<rect x="${f(x - 0.026)}" y="-0.88" width="0.05" height="0.07" rx="0.02"/>`
  )
}

function hairOrHat(rng: Rng, x: number): string {
  if (rng.chance(0.4)) {
    return `<ellipse cx="${f(x - 0.018)}" cy="-0.91" rx="0.05" ry="${f(rng.range(0.06, 0.085))}"/>`
  }
  if (rng.chance(0.25)) {
    return `<path d="M${f(x - 0.07)} -0.955h0.15v-0.012h-0.04l-0.01 -0.04h-0.06l-0.01 0.04h-0.03z"/>`
  }
  return ''
}

function torso(lean: number, bulk: number, hem: number): string {
  const left = `${f(lean - bulk * 1.25)} -0.79 ${f(-bulk * 1.15)} -0.6 ${f(-bulk * 1.12)} ${f(hem)}`
  const right = `${f(bulk * 1.1)} -0.6 ${f(lean + bulk * 1.15)} -0.78 ${f(lean + bulk * 0.75)} -0.81`
  const shoulder = `${f(lean - bulk * 0.8)} -0.81`
  const neck = `${f(lean + 0.03)} -0.84 ${f(lean - 0.03)} -0.84 ${shoulder}`
  return `<path d="M${shoulder}C${left}L${f(bulk * 1.12)} ${f(hem)}C${right}C${neck}Z"/>`
}

function leg(dx: number, side: 'front' | 'back', standing: boolean): string {
  const hip = f(-0.5)
  const knee = dx * 0.45 + (side === 'back' ? 0.012 : 0.02)
  const heel = side === 'back' && !standing ? -0.035 : -0.012
  const down = `${f(knee - 0.05)} -0.32 ${f(dx - 0.04)} -0.2 ${f(dx - 0.032)} ${f(heel)}`
  const up = `${f(dx + 0.03)} -0.2 ${f(knee + 0.055)} -0.3 ${f(0.055)} ${hip}`
  return (
    `<path d="M${f(-0.05)} ${hip}C${down}L${f(dx + 0.028)} ${f(heel)}C${up}Z"/>` +
    `<path d="M${f(dx - 0.035)} ${f(heel - 0.02)}h0.06c0.03 0.004 0.055 0.016 0.055 0.032h-0.115z"/>`
  )
}

function arm(lean: number, swing: number, side: 1 | -1): string {
  const reach = side * swing
  const elbow = lean + side * swing * 0.6
  const down = `${f(elbow - 0.045)} -0.68 ${f(reach - 0.04)} -0.55 ${f(reach - 0.022)} -0.42`
  const up = `${f(reach + 0.03)} -0.55 ${f(elbow + 0.035)} -0.66 ${f(lean + 0.045)} -0.78`
  return `<path d="M${f(lean + side * 0.02 - 0.02)} -0.79C${down}h0.042C${up}Z"/>`
}

interface Carrier {
  readonly swing: number
  readonly lean: number
  readonly bulk: number
}

/** A case in the hand, a pack on the back, or nothing. */
function bag(rng: Rng, { swing, lean, bulk }: Carrier): string {
  if (rng.chance(0.35)) {
    const width = f(rng.range(0.08, 0.14))
    const height = f(rng.range(0.09, 0.15))
    return `<rect x="${f(-swing - 0.05)}" y="-0.42" width="${width}" height="${height}" rx="0.01"/>`
  }
  if (rng.chance(0.25)) {
    return `<rect x="${f(lean - bulk - 0.055)}" y="-0.8" width="0.09" height="0.2" rx="0.035"/>`
  }
  return ''
}
