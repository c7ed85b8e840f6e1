/** `previous_start` is the start before the change, as a local date-time. */
export interface StatusFacts {
  readonly state: string
  readonly previous_start?: string | undefined
}

/** The days of an exhibition, or the sessions of a timed event, sorted by start. */
export interface Schedule {
  readonly dates?: { readonly start: string } | undefined
  readonly sessions: readonly { readonly start: string }[]
}

export function startOf({ dates, sessions }: Schedule): string | undefined {
  return dates?.start ?? sessions[0]?.start
}

/** `start` is a day or a local date-time. False if the start before the change is not known. */
export function hasNewStart({ previous_start: before }: StatusFacts, start: string): boolean {
  return before !== undefined && !before.startsWith(start)
}

/**
 * Postponed without a new date: `start` is still the old one, which is kept until there is a new one (spec/content
 * A6).
 */
export function isWithoutNewDate(status: StatusFacts, start: string | undefined): boolean {
  return status.state === 'postponed' && (start === undefined || !hasNewStart(status, start))
}
