import { WEEKDAYS } from 'contract/rules/weekdays.ts'

/** One opening of a day, as stored (spec/content A4): 1 is Monday, `HH:MM`; closing at or before opening is the next day. */
export interface Opening {
  readonly day: number
  readonly opens: string
  readonly closes: string
}

/** When a place is open in every week. No openings and not always open: not known. */
export interface WeeklyHours {
  readonly isAlwaysOpen: boolean
  /** In the order of days and times. */
  readonly openings: readonly Opening[]
}

export const ALL_DAYS = WEEKDAYS.map((_name, index) => index + 1)
export const ALWAYS_OPEN = 'always open'

/** The openings of a day, in their order. */
export function openingsOf(openings: readonly Opening[], day: number): Opening[] {
  return inOrder(openings.filter((each) => each.day === day))
}

export function inOrder(openings: readonly Opening[]): Opening[] {
  const key = ({ day, opens, closes }: Opening) => `${day} ${opens} ${closes}`
  return openings.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}
