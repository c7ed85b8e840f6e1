import { cloudField } from '../core/clouds.ts'
import { develop } from '../core/develop.ts'
import { clamp, lerp } from '../core/math.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { resize } from '../core/resize.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'
import { createMoonMap, type MoonMap } from './moon-map.ts'

type Phase = 'cloud' | 'quarter'

/** The moon: a cratered height map shaded on a sphere, half lit or through cloud. */
export const moon = createStyle({
  name: 'moon',
  formats: ['square', 'portrait', 'landscape'],
  variants: ['cloud', 'quarter'],
  draw(scene) {
    const { width, height, rng, variant } = scene
    const isVeiled = variant === 'cloud'
    const disc = placeDisc(scene)
    const pic = new Picture(width, height).fill(0.012)
    drawDisc(pic, disc, createMoonMap(rng, disc.radius))
    if (isVeiled) drawVeil(pic, scene, disc)
    const isBordered = rng.chance(0.5) && !isVeiled
    return develop(
      pic,
      {
        tone: isVeiled ? tones.night : tones.silver,
        contrast: 0.3,
        soften: 0.7,
        grain: { amount: 0.03, size: 1.3 },
        halation: { amount: 0.45, radius: 0.025, threshold: 0.5 },
        dust: 10,
        border: isBordered ? { width: 0.06, colour: [0.95, 0.94, 0.91] } : undefined,
      },
      scene,
    )
  },
})

interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Angle of the sun behind the moon's shoulder; 0 is full. */
  readonly phase: number
  readonly tilt: number
}

function placeDisc({ width, height, rng, variant }: Scene<Phase>): Disc {
  const isVeiled = variant === 'cloud'
  const short = Math.min(width, height)
  const radius = short * (isVeiled ? rng.range(0.13, 0.2) : rng.range(0.36, 0.44))
  const x = width * (isVeiled ? rng.range(0.35, 0.65) : 0.5)
  const y = height * (isVeiled ? rng.range(0.3, 0.5) : 0.5)
  const phase = variant === 'quarter' ? rng.range(1.1, 1.5) : rng.range(0.25, 0.5)
  return { x, y, radius, phase, tilt: rng.range(-0.6, 0.6) }
}

function drawDisc(pic: Picture, disc: Disc, { relief, albedo }: MoonMap): void {
  const { radius, phase, tilt } = disc
  const size = relief.width
  const sunX = Math.sin(phase) * Math.cos(tilt)
  const sunY = Math.sin(phase) * Math.sin(tilt)
  const sunZ = Math.cos(phase)
  eachPixel(relief, (x, y, i) => {
    if (x === 0 || y === 0 || x === size - 1 || y === size - 1) return
    const u = (x - size / 2) / radius
    const v = (y - size / 2) / radius
    const rr = u * u + v * v
    const cover = clamp((1 - Math.sqrt(rr)) * radius + 0.5)
    const px = Math.round(disc.x - size / 2 + x)
    const py = Math.round(disc.y - size / 2 + y)
    if (cover <= 0 || px < 0 || py < 0 || px >= pic.width || py >= pic.height) return
    const z = Math.sqrt(Math.max(0, 1 - rr))
    const nx = u - (relief.at(i + 1) - relief.at(i - 1)) * 0.9
    const ny = v - (relief.at(i + size) - relief.at(i - size)) * 0.9
    const k = 1 / Math.hypot(nx, ny, z + 1e-3)
    const lambert = Math.max(0, (nx * sunX + ny * sunY + z * sunZ) * k)
    const light = lambert ** 0.7 * albedo.at(i) * (0.88 + 0.12 * z)
    const o = py * pic.width + px
    pic.mono[o] = lerp(pic.at(o), light * 0.98 + 0.008, cover)
  })
}

/** Cloud before the moon: it dims the disc and lights up at its thin edges. */
function drawVeil(
  pic: Picture,
  { width, height, rng }: Scene,
  { x: cx, y: cy, radius }: Disc,
): void {
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const light = [cx / width - 0.5, cy / height - 0.5] as const
  const field = cloudField(rng, size, { scale: 2.6, cover: 0.52, light })
  const density = resize(field.density, width, height)
  eachPixel(pic, (x, y, i) => {
    const d = Math.hypot(x - cx, y - cy)
    const glow = Math.exp(-d / (radius * 1.6)) * 0.85 + Math.exp(-d / (radius * 5)) * 0.3
    const c = density.at(i)
    const rim = glow * (1 - Math.exp(-c * 3)) * Math.exp(-c * 0.9)
    pic.mono[i] = pic.at(i) * Math.exp(-c * 2.1) + rim * 0.85 + 0.02 + glow * 0.05
  })
}
