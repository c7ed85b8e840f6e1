import { contrast } from './colour.ts'

const STEPS = 255
const BLACK = '#000000'
const WHITE = '#ffffff'

/**
 * `color` with as little black or white added as necessary for a contrast of at least `ratio` to 1 on `background`.
 * Undefined if neither black nor white has enough contrast. All colours are `#rrggbb`.
 */
export function nearestReadable(
  color: string,
  background: string,
  ratio: number,
): string | undefined {
  const isReadable = (candidate: string) => contrast(candidate, background) >= ratio
  for (let step = 0; step <= STEPS; step += 1) {
    const found = [BLACK, WHITE].map((end) => mix(color, end, step / STEPS)).find(isReadable)
    if (found !== undefined) return found
  }
  return undefined
}

function mix(color: string, end: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [color, end].map((each) => Number.parseInt(each.slice(start, start + 2), 16))
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
