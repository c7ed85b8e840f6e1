import { addDays, weekday } from 'contract/rules/local-time.ts'

const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12
const ISO_MONTH_LENGTH = 7

/** The weeks, Monday to Sunday, that a month touches. `date` is any of its days, `YYYY-MM-DD`. */
export function weeksOfMonth(date: string): string[][] {
  const month = date.slice(0, ISO_MONTH_LENGTH)
  const weeks: string[][] = []
  for (
    let monday = mondayOf(`${month}-01`);
    monday.slice(0, ISO_MONTH_LENGTH) <= month;
    monday = addDays(monday, DAYS_OF_WEEK)
  ) {
    weeks.push(weekOf(monday))
  }
  return weeks
}

/** The same day in another month, or the last day of that month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const index = year * MONTHS_OF_YEAR + month - 1 + months
  const first = isoMonthStart(index)
  const last = addDays(isoMonthStart(index + 1), -1)
  const same = addDays(first, day - 1)
  return same > last ? last : same
}

export function dayAfterKey(date: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -DAYS_OF_WEEK)
    case 'ArrowDown':
      return addDays(date, DAYS_OF_WEEK)
    case 'Home':
      return mondayOf(date)
    case 'End':
      return addDays(mondayOf(date), DAYS_OF_WEEK - 1)
    case 'PageUp':
      return addMonths(date, -1)
    case 'PageDown':
      return addMonths(date, 1)
    default:
      return undefined
  }
}

function mondayOf(date: string): string {
  return addDays(date, 1 - weekday(date))
}

function weekOf(monday: string): string[] {
  return Array.from({ length: DAYS_OF_WEEK }, (_day, index) => addDays(monday, index))
}

function isoMonthStart(index: number): string {
  const year = String(Math.floor(index / MONTHS_OF_YEAR)).padStart(4, '0')
  return `${year}-${String((index % MONTHS_OF_YEAR) + 1).padStart(2, '0')}-01`
}
