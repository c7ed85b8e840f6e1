import { addDays, formatTime } from 'contract/rules/local-time.ts'

export interface Preset {
  readonly label: string
  /** A wall time of the festival, `YYYY-MM-DDTHH:MM`. */
  readonly at: string
}

const TIME = '10:00'

/** The times at which records are often released, as far as they are still to come. Days are `YYYY-MM-DD`. */
export function presetsOf(
  { start, end }: { readonly start: string; readonly end: string },
  nowLocal: string,
): Preset[] {
  const days: readonly (readonly [string, string])[] = [
    ['Four weeks before the opening', addDays(start, -28)],
    ['A week before the opening', addDays(start, -7)],
    ['Opening day', start],
    ['Last day', end],
    ['The day after', addDays(end, 1)],
  ]
  return days
    .map(([label, day]) => ({ label: `${label}, ${formatTime(TIME)}`, at: `${day}T${TIME}` }))
    .filter(({ at }) => at > nowLocal)
}
