import { warning, type Finding, type Maybe } from './finding.ts'

/**
 * The longer side as a multiple of the shorter. A judgement (spec/content B12): on a phone, four logos of partners
 * are in a row, each about 80 px wide. There a wider logo is lower than a line of text.
 */
const MOST_TIMES_LONGER = 6

export interface LogoFields {
  readonly kind?: Maybe<string>
  readonly width?: Maybe<number>
  readonly height?: Maybe<number>
}

/** Visitors see such a logo too small to read. */
export function checkLogo({ kind, width, height }: LogoFields): Finding[] {
  if (kind !== 'logo' || !width || !height) return []
  const times = Math.max(width, height) / Math.min(width, height)
  if (times <= MOST_TIMES_LONGER) return []
  const shape = width > height ? 'wide as it is high' : 'high as it is wide'
  const words = `This logo is ${Math.round(times)} times as ${shape}: visitors see it very small`
  return [warning('kind', words)]
}
