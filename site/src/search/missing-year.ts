export interface MissingYear {
  readonly year: number
  readonly before?: number | undefined
  readonly after?: number | undefined
}

/** The century around the festivals. Other numbers are more likely part of a title or of a street's address. */
const FIRST = 1980
const LAST = 2079

/** Returns the year that a text of four digits names, if there was no festival in it (spec/behaviour §38). */
export function missingYear(text: string, years: readonly number[]): MissingYear | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  if (year < FIRST || year > LAST || years.length === 0 || years.includes(year)) return undefined
  const sorted = years.toSorted((a, b) => a - b)
  return {
    year,
    before: sorted.findLast((each) => each < year),
    after: sorted.find((each) => each > year),
  }
}

/** Says that a year has no festival, in words that are true for a past year and for a year that may still have one. */
export function missingWords({ year, after }: MissingYear): string {
  return after === undefined
    ? `There is no program for ${year}`
    : `There was no festival in ${year}`
}
