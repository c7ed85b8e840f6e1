import { blur } from '../core/blur.ts'
import { hex, scaleRgb, type Rgb } from '../core/colour.ts'
import { develop } from '../core/develop.ts'
import { clamp, hash2, lerp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import { resize } from '../core/resize.ts'
import { createStyle, type Scene } from '../style.ts'

const palettes = {
  sodium: {
    lights: ['#ff9a3c', '#ffb765', '#ffd9a0', '#ff6a2a', '#e8f0ff', '#ff3b30'].map(hex),
    ground: hex('#0d0a0b'),
  },
  tram: {
    lights: ['#ffcf8a', '#8fd0ff', '#e9f4ff', '#ff4b4b', '#58d6a0', '#ffe9c4'].map(hex),
    ground: hex('#070b12'),
  },
  neon: {
    lights: ['#ff4f8b', '#7b6bff', '#39c2ff', '#ffd2e2', '#ff9248', '#ffffff'].map(hex),
    ground: hex('#0b0713'),
  },
}

/** A street at night through a fast lens: lamps as aperture-shaped discs, doubled in wet asphalt. */
export const bokeh = createStyle({
  name: 'bokeh',
  formats: ['landscape', 'portrait', 'panorama'],
  variants: ['sodium', 'tram', 'neon'],
  draw(scene) {
    const { width, height, rng } = scene
    const palette = palettes[scene.variant]
    const pic = new Picture(width, height, 3).fill(palette.ground)
    const horizon = height * rng.range(0.56, 0.68)
    const lights = placeLights(scene, palette.lights, horizon)
    const aperture = { blades: rng.pick([7, 9, 0]), turn: rng() * 2, stretch: 1 }
    for (const light of lights) drawDisc(pic, light, aperture)
    addReflection(pic, scene, lights, horizon)
    pic.update((value) => 1.06 * (1 - Math.exp(-1.05 * value)))
    return develop(
      pic,
      {
        gamma: 0.92,
        contrast: 0.3,
        vignette: 0.4,
        soften: 0.8,
        grain: { amount: 0.03, size: 1.3 },
        halation: { amount: 0.5, radius: 0.02, threshold: 0.55, tint: [1.2, 0.75, 0.6] },
      },
      scene,
    )
  },
})

interface Lamp {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly power: number
  readonly colour: Rgb
}

/** Street lamps in two receding rows, windows and signs between them, and the lamps of cars. */
function placeLights(
  { width, height, rng }: Scene,
  colours: readonly Rgb[],
  horizon: number,
): Lamp[] {
  const vanishing = width * rng.range(0.3, 0.7)
  const base = Math.sqrt(width * height) * 0.85 * rng.range(0.024, 0.042)
  const lamps: Lamp[] = []
  const add = (lamp: Omit<Lamp, 'radius'>, near: number): void => {
    lamps.push({ ...lamp, radius: base * (0.5 + 1.9 * near) * rng.range(0.92, 1.08) })
  }
  for (const side of [-1, 1]) {
    for (let n = 1; n < 9; n++) {
      const z = 1 / n
      const colour = rng.pick(colours.slice(0, 3))
      const x = vanishing + side * width * z * rng.range(0.42, 0.5)
      const y = horizon - height * z * rng.range(0.46, 0.52)
      add({ x, y, power: 0.62 + z * 0.2, colour }, z ** 0.7)
    }
  }
  for (let n = 0; n < 150; n++) {
    const spread = rng() ** 1.4
    const x = vanishing + (rng.chance(0.5) ? 1 : -1) * spread * width * 0.62
    const y = horizon - rng() ** 1.6 * height * (0.12 + spread * 0.5)
    const power = 0.07 + 0.6 * rng() ** 2.6
    add({ x, y, power, colour: rng.pick(colours) }, 0.1 + spread * 0.55)
  }
  for (let n = 0; n < 12; n++) {
    const z = rng.range(0.06, 0.5)
    const x = vanishing + rng.range(-1, 1) * width * z * 0.7
    const y = horizon + height * z * 0.08
    const colour = hex(rng.chance(0.5) ? '#ff3a2e' : '#fff1d6')
    for (const side of [-1, 1]) {
      add({ x: x + side * width * z * 0.06, y, power: 0.35 + rng() * 0.4, colour }, z)
    }
  }
  return lamps
}

interface Aperture {
  /** 0 is a round opening. */
  readonly blades: number
  readonly turn: number
  /** How much higher than wide a disc is. */
  readonly stretch: number
}

function drawDisc(pic: Picture, lamp: Lamp, aperture: Aperture): void {
  const { width, height } = pic
  const { radius } = lamp
  const covers = discCover(pic, lamp, aperture)
  const reach = radius + 2
  const bottom = Math.min(height - 1, Math.ceil(lamp.y + reach * aperture.stretch))
  const right = Math.min(width - 1, Math.ceil(lamp.x + reach))
  for (let y = Math.max(0, Math.floor(lamp.y - reach * aperture.stretch)); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(lamp.x - reach)); x <= right; x++) {
      const { cover, distance } = covers(x - lamp.x, (y - lamp.y) / aperture.stretch)
      if (cover <= 0) continue
      const speckle = 0.06 * (hash2(x >> 1, y >> 1) - 0.5)
      const rim = 0.72 + 0.4 * smoothstep(0.78, 0.98, distance) + speckle
      pic.addRgb(y * width + x, scaleRgb(lamp.colour, cover * rim * lamp.power))
    }
  }
}

/** A disc's cover at an offset from its centre: off axis the lens barrel cuts it to a cat's eye. */
function discCover(
  { width, height }: Picture,
  { x, y, radius }: Lamp,
  { blades, turn }: Aperture,
): (dx: number, dy: number) => { cover: number; distance: number } {
  const centreX = width / 2
  const centreY = height / 2
  const offAxis = Math.hypot(x - centreX, y - centreY) / Math.hypot(centreX, centreY)
  const towardX = (centreX - x) / (width || 1)
  const towardY = (centreY - y) / (height || 1)
  const length = Math.hypot(towardX, towardY) || 1
  const shift = radius * offAxis * 0.55
  const segment = (Math.PI * 2) / blades
  return (dx, dy) => {
    let distance = Math.hypot(dx, dy) / radius
    if (blades) {
      const angle = Math.atan2(dy, dx) + turn
      const within = (((angle % segment) + segment) % segment) - segment / 2
      distance *= lerp(1, (Math.cos(within) / Math.cos(segment / 2)) * 0.985, 0.75)
    }
    const barrel =
      Math.hypot(dx - (towardX / length) * shift, dy - (towardY / length) * shift) / (radius * 1.12)
    const inDisc = clamp((1 - distance) * radius * 0.45 + 0.5)
    return { cover: inDisc * clamp((1 - barrel) * radius * 0.45 + 0.5), distance }
  }
}

function addReflection(pic: Picture, scene: Scene, lamps: readonly Lamp[], horizon: number): void {
  const { height, rng, unit } = scene
  const wet = mirrorLamps(scene, lamps, horizon)
  const noise = new Noise(rng)
  eachPixel(pic, (x, y, i) => {
    const below = smoothstep(-0.01, 0.05, (y - horizon) / height)
    const ripple = clamp(0.55 + noise.fbm(x / (190 * unit), y / (26 * unit), 3) * 0.9)
    const dry = scaleRgb(pic.rgbAt(i), 1 - below * 0.8)
    const [red, green, blue] = wet.rgbAt(i)
    pic.setRgb(i, [
      dry[0] + red * below * ripple * 1.5,
      dry[1] + green * below * ripple * 1.5,
      dry[2] + blue * below * ripple * 1.5,
    ])
  })
}

/** Mirror the lamps about the horizon and draw them out vertically, as wet ground does. */
function mirrorLamps({ width, height }: Scene, lamps: readonly Lamp[], horizon: number): Picture {
  const q = 4
  const small = new Picture(width / q, height / q, 3)
  for (const lamp of lamps) {
    const y = horizon + Math.max(0, horizon - lamp.y) * 0.75 + lamp.radius * 1.5
    const mirrored = { ...lamp, x: lamp.x / q, y: y / q, radius: lamp.radius / q }
    drawDisc(small, { ...mirrored, power: lamp.power * 0.75 }, { blades: 0, turn: 0, stretch: 2.4 })
  }
  return resize(blur(small, 2.2, height / q / 26), width, height)
}
