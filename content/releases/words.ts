/** What staff read of releases. */
import { dateOf, formatDate, formatTime, wallTimeOf } from 'contract/rules/local-time.ts'

/** What a release does to a record. */
export type Act = 'publish' | 'unpublish'

export const ACTS: Readonly<Record<Act, { readonly will: string; readonly choice: string }>> = {
  publish: { will: 'Goes live', choice: 'Make this version public' },
  unpublish: { will: 'Goes out of public', choice: 'Take it out of public' },
}

/** The festival's time, in epoch milliseconds, and its zone. */
export interface Present {
  readonly nowMs: number
  readonly zone: string
}

/** An instant in a short form for a badge: `Sat 14 March, 10am`; with the year if it is not the present one. */
export function shortWhen(instantMs: number, { nowMs, zone }: Present): string {
  const day = dateOf(instantMs, zone)
  const [weekday = '', ...rest] = formatDate(day, 'weekday-month').split(' ')
  const year = day.slice(0, 4)
  const words = [
    weekday.slice(0, 3),
    ...rest,
    ...(year === dateOf(nowMs, zone).slice(0, 4) ? [] : [year]),
  ]
  return `${words.join(' ')}, ${formatTime(wallTimeOf(instantMs, zone))}`
}

/** `Goes live Sat 14 March, 10am` */
export function badgeWords(act: Act, instantMs: number, present: Present): string {
  return `${ACTS[act].will} ${shortWhen(instantMs, present)}`
}

/** `2 changes are not in it`; empty when there are none. */
export function notInWords(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 change is not in it' : `${count} changes are not in it`
}
