import { dateOf, formatDate, formatTime, wallTimeOf } from 'contract/rules/local-time.ts'

export type Act = 'publish' | 'unpublish'

/** `running`: its time has come and it is not finished yet. */
export type Stage = 'planned' | 'running' | 'done' | 'failed'

/** `change`: another version of a record that is public already becomes public. */
export const ACTS: Readonly<Record<Act | 'change', Readonly<Record<Stage, string>>>> = {
  publish: {
    planned: 'Goes live',
    running: 'Is going live',
    done: 'Went live',
    failed: 'Did not go live',
  },
  change: {
    planned: 'Its changes go live',
    running: 'Its changes are going live',
    done: 'Its changes went live',
    failed: 'Its changes did not go live',
  },
  unpublish: {
    planned: 'Goes out of public',
    running: 'Is going out of public',
    done: 'Went out of public',
    failed: 'Did not go out of public',
  },
}

/** `dueMs` is the instant when the release is due. */
export function stageOf(
  state: 'set' | 'done' | 'failed',
  dueMs: number,
  { nowMs }: Pick<Present, 'nowMs'>,
): Stage {
  if (state !== 'set') return state
  return dueMs < nowMs ? 'running' : 'planned'
}

/** The festival's time and zone. */
export interface Present {
  readonly nowMs: number
  readonly zone: string
}

/** For a badge: `Sat 14 March, 10am`, with the year only if it is not the present one. */
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

/** `Goes live Sat 14 March, 10am`; after that time, until it is done, `Is going live, due Sat 14 March, 10am`. */
export function badgeWords(act: Act, dueMs: number, present: Present): string {
  const stage = stageOf('set', dueMs, present)
  const due = stage === 'running' ? ', due ' : ' '
  return ACTS[act][stage] + due + shortWhen(dueMs, present)
}

/** `2 changes are not in it`; empty for none. */
export function notInWords(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 change is not in it' : `${count} changes are not in it`
}
