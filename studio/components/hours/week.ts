import { WEEKDAYS } from 'contract/rules/weekdays.ts'

/**
 * One opening of a day, as stored (spec/content A4). Day 1 is Monday; times are `HH:MM`. A closing time at or before
 * the opening is on the next day.
 */
export interface Opening {
  readonly day: number
  readonly opens: string
  readonly closes: string
}

/** The hours of a place in every week. If it is not always open and has no openings, its hours are not known. */
export interface WeeklyHours {
  readonly isAlwaysOpen: boolean
  /** In the order of days and times. */
  readonly openings: readonly Opening[]
}

export const ALL_DAYS = WEEKDAYS.map((_name, index) => index + 1)
export const ALWAYS_OPEN = 'always open'

export function openingsOf(openings: readonly Opening[], day: number): Opening[] {
  return inOrder(openings.filter((each) => each.day === day))
}

export function inOrder(openings: readonly Opening[]): Opening[] {
  const key = ({ day, opens, closes }: Opening) => `${day} ${opens} ${closes}`
  return openings.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}
