/** Of the status of an event or session: its state, and the local date-time before it was changed. */
interface Told {
  readonly state: string
  readonly previous_start?: string | undefined
}

/** Postponed, and `start` is still the old one: it is kept until there is a new one (content.md A6). */
export function isWithoutNewDate(
  { state, previous_start: before }: Told,
  start: string | undefined,
): boolean {
  if (state !== 'postponed') return false
  return before === undefined || start === undefined || before.startsWith(start)
}

/** Whether nothing takes place at `start`: it is cancelled, or postponed and has no new date. */
export function isOff(status: Told, start: string | undefined): boolean {
  return status.state === 'cancelled' || isWithoutNewDate(status, start)
}

/** The same of a whole event, which begins with its dates or its first session. */
export function isEventOff({
  status,
  dates,
  sessions,
}: {
  readonly status: Told
  readonly dates?: { readonly start: string } | undefined
  readonly sessions: readonly { readonly start: string }[]
}): boolean {
  return isOff(status, dates?.start ?? sessions[0]?.start)
}
