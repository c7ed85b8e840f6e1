export interface Paged<Item> {
  readonly items: readonly Item[]
  /** From 1. A number beyond the last page shows the first (spec/screens §0.3). */
  readonly page: number
  /** At least 1. */
  readonly pages: number
}

export function paginate<Item>(items: readonly Item[], page: number, perPage: number): Paged<Item> {
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const shown = page >= 1 && page <= pages ? page : 1
  return { items: items.slice((shown - 1) * perPage, shown * perPage), page: shown, pages }
}
