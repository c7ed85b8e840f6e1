import { blur } from '../core/blur.ts'
import { clamp, hash2, lerp, smoothstep } from '../core/math.ts'
import { Noise } from '../core/noise.ts'
import { eachPixel, Picture } from '../core/picture.ts'
import type { Scene } from '../style.ts'

/** Vertical glass ribs act as lenses: each shows a squeezed, shifted slice of what is behind. */
export function seeThroughReeds(room: Picture, { width, height, rng, unit }: Scene): Picture {
  const soft = blur(room, 4 * unit)
  const pitch = width / rng.int(16, 26)
  const power = rng.range(1.6, 2.6)
  const out = new Picture(width, height)
  eachPixel(out, (x, y, i) => {
    const rib = Math.floor(x / pitch)
    const t = (x - rib * pitch) / pitch - 0.5
    const fromX = clamp(Math.round((rib + 0.5) * pitch - t * pitch * power * 1.6), 0, width - 1)
    const fromY = clamp(Math.round(y + (hash2(rib, 5) - 0.5) * 6 * unit), 0, height - 1)
    const glint = 0.1 * Math.exp(-(((t + 0.28) / 0.07) ** 2))
    out.mono[i] = soft.at(fromY * width + fromX) * (1 - 0.32 * (Math.abs(t) * 2) ** 5 + glint)
  })
  return blur(out, 0.9 * unit)
}

/** Breath on a pane: mist, drops and runs, and a patch near the middle wiped clearer. */
export function seeThroughFrost(room: Picture, scene: Scene, noise: Noise): Picture {
  const { width, height, rng, unit } = scene
  const near = blur(room, 9 * unit)
  const far = blur(room, 34 * unit)
  const wipe = new Noise(rng)
  const out = new Picture(width, height)
  eachPixel(out, (x, y, i) => {
    const patch = wipe.fbm((x / width) * 2.4, (y / height) * 2.4, 4) + 0.4
    const offCentre = Math.hypot(x / width - 0.5, y / height - 0.4)
    const clear = smoothstep(-0.15, 0.45, patch - offCentre)
    const mist = lerp(far.at(i) * 0.75 + 0.2, near.at(i), clear)
    const drops = noise.fbm(x / (7 * unit), y / (8 * unit), 3) * 0.1 * (1 - clear * 0.6)
    const run = noise.strata(x / (9 * unit), y / (190 * unit), 2) > 0.42 ? -0.1 : 0
    out.mono[i] = mist * (1 + drops + run * (1 - clear))
  })
  return blur(out, unit)
}
