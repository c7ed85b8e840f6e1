import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { checkRange, checkWallTime } from './date-range.ts'
import type { Finding, Maybe } from './finding.ts'
import { checkTitle } from './title.ts'

export interface ParticipateFields {
  readonly title?: Maybe<string>
  readonly opens_at?: Maybe<string>
  readonly closes_at?: Maybe<string>
  readonly zone?: Maybe<string>
}

/** spec/content B10 */
export function checkParticipate(item: ParticipateFields): Finding[] {
  const zone = item.zone ?? DEFAULT_ZONE
  return [
    ...checkTitle('title', item.title),
    ...checkWallTime('opens_at', item.opens_at, zone),
    ...checkWallTime('closes_at', item.closes_at, zone),
    ...checkRange({ start: item.opens_at, end: item.closes_at, field: 'closes_at' }),
  ]
}
