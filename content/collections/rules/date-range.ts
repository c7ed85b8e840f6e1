import { wallTimeKind } from 'contract/rules/melbourne-time.ts'
import { isLocalDateTime } from './dates.ts'
import { error, warning, type Finding, type Maybe } from './finding.ts'

/** Two texts of one form, dates or local date-times. */
export interface Range {
  readonly start: Maybe<string>
  readonly end: Maybe<string>
  /** The field of `end`. */
  readonly field: string
}

/** Finds a range that ends before it starts (spec/content B1.13). */
export function checkRange({ start, end, field }: Range): Finding[] {
  return start && end && end < start ? [error(field, 'This is before the start')] : []
}

/**
 * A wall time that does not exist (error) or exists twice (warning) when the clocks change (spec/content B1.13,
 * B1.14).
 */
export function checkWallTime(
  field: string,
  local: Maybe<string>,
  zone: string | undefined,
): Finding[] {
  if (!local || !isLocalDateTime(local)) return []
  const kind = wallTimeKind(local, zone)
  if (kind === 'gap') {
    return [error(field, 'The clocks go forward over this time: it does not exist')]
  }
  if (kind === 'repeated') {
    return [warning(field, 'The clocks go back over this time: the first of the two is meant')]
  }
  return []
}
