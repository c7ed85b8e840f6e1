/** One field of a filter form: a list of values with "any" first, or a single yes. */
export type FilterField =
  | {
      readonly kind: 'select'
      readonly name: string
      readonly label: string
      /** The first has the value '' and means no filter. */
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
  | {
      readonly kind: 'check'
      readonly name: string
      readonly label: string
      readonly value: string
    }

/** What the rule of a screen needs, beside the rows, to filter them in the browser. */
export interface RowsToFilter {
  /** How many there are; only said of all rows. */
  readonly all: number
  /** What days mean in this edition. */
  readonly days?: {
    readonly today: string
    readonly start: string
    readonly end: string
    readonly isPast: boolean
  }
}
