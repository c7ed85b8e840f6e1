/** The status of an event or session: its state, and the local date-time before it was changed. */
export interface Told {
  readonly state: string
  readonly previous_start?: string | undefined
}

/** What has dates or sessions, by start. */
export interface Timed {
  readonly dates?: { readonly start: string } | undefined
  readonly sessions: readonly { readonly start: string }[]
}

/** The first day, or the start of the first session; undefined where nothing is said. */
export function startOf({ dates, sessions }: Timed): string | undefined {
  return dates?.start ?? sessions[0]?.start
}

/** Whether `start`, a day or a local date-time, differs from the start before the change. */
export function hasNewStart({ previous_start: before }: Told, start: string): boolean {
  return before !== undefined && !before.startsWith(start)
}

/**
 * Whether it is postponed and `start` is still the old one, which is kept until there is a new one (spec/content A6).
 */
export function isWithoutNewDate(status: Told, start: string | undefined): boolean {
  return status.state === 'postponed' && (start === undefined || !hasNewStart(status, start))
}
