import { blur } from './blur.ts'
import { addBorder, type Border } from './border.ts'
import { ramp, type Rgb } from './colour.ts'
import { addDust, addGrain, type Grain } from './grain.ts'
import { clamp, lerp } from './math.ts'
import { eachPixel, Picture } from './picture.ts'
import { resize } from './resize.ts'
import type { Rng } from './rng.ts'

/** Paper and process: everything between the scene and the scan. */
export interface Finish {
  /** Contrast of the S-curve, 0 = straight line. */
  readonly contrast?: number
  /** Mid-tone exponent; above 1 darkens. */
  readonly gamma?: number
  /** Strength of the darkened corners. */
  readonly vignette?: number
  readonly halation?: Halation
  readonly grain?: Grain
  /** Softness in pixels at 1600 px, applied before grain. */
  readonly soften?: number
  /** Duotone ramp for monochrome pictures, dark to light. */
  readonly tone?: readonly Rgb[] | undefined
  /** White or toned paper edge. */
  readonly border?: Border | undefined
  /** Handling dust: number of specks and hairs. */
  readonly dust?: number
}

/** Glow around highlights. */
export interface Halation {
  readonly amount: number
  /** As a share of the width. */
  readonly radius: number
  /** Values above it glow. */
  readonly threshold: number
  readonly tint?: Rgb
}

/**
 * Develop and print a scene's light. A `plain` scene (one frame of a multiple exposure) gets neither
 * grain, dust nor border.
 */
export function develop(
  light: Picture,
  finish: Finish,
  { rng, plain = false }: { readonly rng: Rng; readonly plain?: boolean | undefined },
): Picture {
  let pic = light.clone()
  const scale = Math.max(pic.width, pic.height) / 1600
  if (finish.halation) addHalation(pic, finish.halation)
  if (finish.soften) pic = blur(pic, finish.soften * scale)
  applyCurve(pic, finish)
  if (finish.vignette) darkenCorners(pic, finish.vignette)
  if (finish.grain && !plain) addGrain(pic, finish.grain, rng.fork('grain'))
  if (finish.dust && !plain) addDust(pic, finish.dust, rng.fork('dust'))
  if (finish.tone) pic = applyTone(pic, finish.tone)
  if (finish.border && !plain) pic = addBorder(pic, finish.border, rng.fork('border'))
  return pic
}

function addHalation(pic: Picture, { amount, radius, threshold, tint }: Halation): void {
  const small = resize(pic, Math.ceil(pic.width / 4), Math.ceil(pic.height / 4))
  small.update((value) => Math.max(0, value - threshold))
  const near = blur(small, (radius * pic.width) / 4)
  const far = blur(small, (radius * pic.width) / 1.2)
  near.update((value, i, channel) => value * 0.7 + (far.planes[channel]?.[i] ?? 0) * 0.3)
  const glow = resize(near, pic.width, pic.height)
  pic.update((value, i, channel) => {
    return value + amount * (tint?.[channel] ?? 1) * (glow.planes[channel]?.[i] ?? 0)
  })
}

function applyCurve(pic: Picture, { contrast = 0, gamma = 1 }: Finish): void {
  const curve = Float32Array.from({ length: 1025 }, (_, i) => {
    const value = (i / 1024) ** gamma
    return lerp(value, value * value * (3 - 2 * value), contrast)
  })
  pic.update((value) => {
    const place = clamp(rollOff(value)) * 1024
    const index = Math.min(1023, place | 0)
    return lerp(curve[index] ?? 0, curve[index + 1] ?? 0, place - index)
  })
}

/** Film shoulder: values past 0.85 roll off instead of clipping. */
function rollOff(value: number): number {
  return value <= 0.85 ? Math.max(0, value) : 0.85 + 0.15 * (1 - Math.exp(-(value - 0.85) / 0.15))
}

function darkenCorners(pic: Picture, amount: number): void {
  const { width, height } = pic
  const corner = (width * width + height * height) / 4
  eachPixel(pic, (x, y, i) => {
    const dx = x - width / 2
    const dy = y - height / 2
    const d = (dx * dx + dy * dy) / corner
    const share = 1 - amount * d * d * 0.55 - amount * d * 0.45
    for (const plane of pic.planes) plane[i] = (plane[i] ?? 0) * share
  })
}

function applyTone(pic: Picture, tone: readonly Rgb[]): Picture {
  const mono = pic.toMono()
  const out = new Picture(pic.width, pic.height, 3)
  const table = Array.from({ length: 1025 }, (_, i) => ramp(tone, i / 1024))
  for (let i = 0; i < mono.mono.length; i++) {
    const colour = table[(clamp(mono.at(i)) * 1024) | 0]
    if (colour) out.setRgb(i, colour)
  }
  return out
}
