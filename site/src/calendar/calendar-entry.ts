/** An entry, before it is written as text (spec/behaviour §34). */
export interface CalendarEntry {
  readonly code: string
  /** The last change of the entry's content, in epoch milliseconds. */
  readonly changedAt: number
  readonly when: CalendarTimes
  readonly state: 'confirmed' | 'tentative' | 'cancelled'
  /** With the status in front: "Cancelled: The Tide Tables". */
  readonly title: string
  /** Lines of plain text. */
  readonly description: string
  readonly place?: CalendarPlace | undefined
  readonly url: string
}

/** Epoch milliseconds, or dates (both inclusive). */
export type CalendarTimes =
  | { readonly kind: 'times'; readonly start: number; readonly end: number }
  | { readonly kind: 'days'; readonly first: string; readonly last: string }

export interface CalendarPlace {
  readonly name: string
  readonly address?: string | undefined
  readonly geo?: { readonly lat: number; readonly lon: number } | undefined
}
