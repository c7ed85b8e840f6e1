import type { Position } from 'contract/rules/distance.ts'
import { formatTime, wallTimeOf } from 'contract/rules/local-time.ts'
import { walkBetween } from 'contract/rules/walking.ts'
import { distanceText, durationText } from '../../views/prices-and-distances.ts'

/** Instants are in epoch milliseconds. */
export interface PlannedTime {
  readonly title: string
  readonly start: number
  readonly end: number
  /** Absent if the venue's position is not known. */
  readonly at?: Position | undefined
  readonly zone: string
}

export interface GapView {
  /** "Ends 4pm, the next starts 4pm, 18 minutes’ walk". */
  readonly text: string
  /** Whether nobody can attend both items from beginning to end. */
  readonly isClash: boolean
}

const MINUTE_MS = 60_000

/**
 * Returns the gap before each of a day's times, which must be sorted by start; undefined before the first. Each item is
 * compared with the earlier item that ends last, so that a long item clashes with all items that begin during it
 * (spec/screens §16).
 */
export function gapsBefore(times: readonly PlannedTime[]): readonly (GapView | undefined)[] {
  let last: PlannedTime | undefined
  return times.map((time, index) => {
    const gap = last && gapBetween(last, time, last === times[index - 1])
    if (!last || time.end >= last.end) last = time
    return gap
  })
}

function gapBetween(before: PlannedTime, next: PlannedTime, isAdjacent: boolean): GapView {
  const minutes = (next.start - before.end) / MINUTE_MS
  const way = wayBetween(before, next)
  const isClash = minutes < way.minutes
  if (!isClash) return { text: join(`${durationText(minutes)} between`, way.text), isClash }
  const [end, start] = [timeAt(before.end, before.zone), timeAt(next.start, next.zone)]
  const ends = isAdjacent ? `Ends ${end}` : `“${before.title}” ends ${end}`
  return { text: join(`${ends}, the next starts ${start}`, way.text), isClash }
}

/** A way that is not known takes 0 minutes, so that it causes no clash. */
function wayBetween({ at: from }: PlannedTime, { at: to }: PlannedTime) {
  if (!from || !to) return { minutes: 0 }
  const walk = walkBetween(from, to)
  if (walk.kind === 'far') return { minutes: 0, text: `${distanceText(walk.metres)} apart` }
  const { minutes } = walk
  if (minutes === 0) return { minutes, text: 'at the same place' }
  return { minutes, text: minutes === 1 ? '1 minute’s walk' : `${minutes} minutes’ walk` }
}

function join(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ')
}

function timeAt(instant: number, zone: string): string {
  return formatTime(wallTimeOf(instant, zone))
}
