import { toInstant, wallTimeKind } from 'contract/rules/local-time.ts'
import { isLocalDateTime } from './dates.ts'
import { error, warning, type Finding, type Maybe } from './finding.ts'

const HOUR_MS = 3_600_000

/** Dates or local date-times. */
export interface Range {
  readonly start: Maybe<string>
  readonly end: Maybe<string>
  /** The name of the field with `end`. */
  readonly field: string
}

/** spec/content B1.13 */
export function checkRange({ start, end, field }: Range): Finding[] {
  const problem = findOrderProblem(start, end)
  return problem === undefined ? [] : [error(field, problem)]
}

interface End {
  readonly start: Maybe<string>
  readonly end: Maybe<string>
  /** The longest session in hours. If given, `start` and `end` are local date-times in `zone`. */
  readonly maxHours?: number | undefined
  readonly zone: string
}

/** Says to staff why an end does not fit its start; undefined if it does, or if either is missing. */
export function findEndProblem({ start, end, maxHours, zone }: End): string | undefined {
  if (maxHours === undefined) return findOrderProblem(start, end)
  if (!start || !end) return undefined
  if (!isLocalDateTime(start) || !isLocalDateTime(end)) return undefined
  const hours = (toInstant(end, zone) - toInstant(start, zone)) / HOUR_MS
  if (hours <= 0) return 'The session must end after it starts'
  return hours > maxHours ? `A session lasts ${maxHours} hours at most` : undefined
}

function findOrderProblem(start: Maybe<string>, end: Maybe<string>): string | undefined {
  return start && end && end < start ? 'This is before the start' : undefined
}

/** A wall time that does not exist is an error, one that exists twice a warning (spec/content B1.13, B1.14). */
export function checkWallTime(field: string, local: Maybe<string>, zone: string): Finding[] {
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
