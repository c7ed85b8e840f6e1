/** One of several ways to see the same thing. */
export interface Choice {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  readonly count?: number | undefined
}

/** How a list may be seen: types with their counts, sorts and views. */
export interface ViewChoices {
  readonly types: readonly Choice[]
  readonly sorts: readonly Choice[]
  readonly views: readonly Choice[]
}
