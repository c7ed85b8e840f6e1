import { develop } from '../core/develop.ts'
import { clamp, lerp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { paintMono } from '../core/picture.ts'
import { tones } from '../core/tones.ts'
import { createStyle, type Scene } from '../style.ts'

interface Weather {
  /** Tones at the zenith and at the horizon. */
  readonly sky: readonly [number, number]
  /** Tones at the horizon and at the eye's feet. */
  readonly sea: readonly [number, number]
  readonly wave: number
  readonly haze: number
  readonly glitter: number
  readonly tone: 'silver' | 'selenium'
}

const weathers = {
  calm: {
    sky: [0.66, 0.86],
    sea: [0.62, 0.26],
    wave: 0.16,
    haze: 0.012,
    glitter: 0,
    tone: 'silver',
  },
  mist: { sky: [0.8, 0.85], sea: [0.82, 0.52], wave: 0.1, haze: 0.16, glitter: 0, tone: 'silver' },
  night: {
    sky: [0.06, 0.16],
    sea: [0.14, 0.04],
    wave: 0.16,
    haze: 0.006,
    glitter: 0.95,
    tone: 'selenium',
  },
  swell: {
    sky: [0.36, 0.62],
    sea: [0.36, 0.13],
    wave: 0.3,
    haze: 0.008,
    glitter: 0.35,
    tone: 'selenium',
  },
} satisfies Record<string, Weather>

/** Long-exposure sea and sky in two equal fields. Waves are noise on a plane seen in perspective. */
export const seascape = createStyle({
  name: 'seascape',
  formats: ['landscape', 'square', 'panorama'],
  variants: ['calm', 'night', 'swell', 'mist'],
  draw(scene) {
    const { rng, variant } = scene
    const weather = weathers[variant]
    const view = createView(scene, weather)
    const pic = paintMono(scene, (x, y) => {
      const edge = clamp(y - view.horizon + 0.5)
      const sky = skyTone(view, x, Math.min(y, view.horizon))
      return lerp(sky, edge > 0 ? seaTone(view, x, y) : 0, edge)
    })
    const isBordered = rng.chance(0.4)
    return develop(
      pic,
      {
        tone: tones[weather.tone],
        contrast: 0.25,
        vignette: 0.28,
        soften: 0.5,
        grain: { amount: 0.022, size: 1.1 },
        halation: { amount: 0.25, radius: 0.02, threshold: 0.75 },
        border: isBordered ? { width: 0.055, colour: [0.955, 0.945, 0.92] } : undefined,
      },
      scene,
    )
  },
})

interface View extends Pick<Scene, 'width' | 'height'> {
  readonly weather: Weather
  readonly noise: Noise
  readonly cloud: Noise
  readonly horizon: number
  /** Where sun or moon stand, and how wide their path on the water is. */
  readonly lightX: number
  readonly pathWidth: number
  /** Strength of the cloud bands. */
  readonly streak: number
}

function createView({ width, height, rng }: Scene, weather: Weather): View {
  return {
    width,
    height,
    weather,
    noise: new Noise(rng),
    cloud: new Noise(rng),
    horizon: height * rng.range(0.46, 0.54),
    lightX: width * rng.range(0.3, 0.7),
    pathWidth: width * rng.range(0.05, 0.1),
    streak: rng.range(0.03, 0.1),
  }
}

function skyTone(view: View, x: number, y: number): number {
  const { width, height, weather, cloud, lightX } = view
  const t = y / view.horizon
  const base = lerp(weather.sky[0], weather.sky[1], t * t)
  const drift = cloud.at((x / width) * 2, 3) * 0.3
  const band = cloud.strata((x / width) * 1.2, (y / height) * 5 + drift, 5)
  const halo = Math.exp(-(((x - lightX) / (width * 0.28)) ** 2))
  return base + band * view.streak * (0.4 + 0.6 * base) + weather.glitter * 0.35 * halo * t ** 3
}

function seaTone(view: View, x: number, y: number): number {
  const { width, height, weather } = view
  const d = (y - view.horizon) / height
  const z = 1 / (d + 0.004)
  const wave = waveAt(
    view.noise,
    { u: ((x - width / 2) / width) * z, v: z * 4.2 },
    (z * z * 4.2) / height,
  )
  const depth = smoothstep(0, 0.5, d)
  const base = lerp(weather.sea[0], weather.sea[1], depth ** 0.7)
  const haze = Math.exp(-d / Math.max(0.002, weather.haze * 0.6))
  const spread = view.pathWidth * (0.35 + d * 5)
  const across = Math.exp(-(((x - view.lightX) / spread) ** 2))
  const path = weather.glitter * across * Math.exp(-d * 2.2)
  const sparkle = clamp(0.35 + wave * 1.4) ** 2 * 1.6
  const sea = base * (1 + wave * weather.wave * 3.2 * (0.35 + depth)) + path * sparkle * 0.75
  return lerp(sea, weather.sky[1], haze * (weather.haze > 0.1 ? 0.97 : 0.45))
}

/** Waves at a point of the plane; those smaller than a pixel's footprint are left out. */
function waveAt(
  noise: Noise,
  { u, v }: { readonly u: number; readonly v: number },
  footprint: number,
): number {
  let wave = 0
  let amplitude = 1
  let norm = 0
  let frequency = 0.55
  for (let i = 0; i < 7; i++) {
    const keep = clamp(1.4 - footprint * frequency * 1.1)
    const nx = u * frequency * 5 + i * 7.3 + wave * 0.15
    if (keep > 0) wave += keep * amplitude * noise.at(nx, v * frequency + i * 3.1)
    norm += amplitude
    amplitude *= 0.72
    frequency *= 1.9
  }
  return wave / (norm * 0.55)
}
