import { NO_LETTER } from '../views/artist-item.ts'

/** In the order of the heads; heads without items are left out. */
export function groupUnder<Head extends { readonly key: string }, Item>(
  heads: readonly Head[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (Head & { readonly items: readonly Item[] })[] {
  const groups = Map.groupBy(items, keyOf)
  return heads.flatMap((head) => {
    const own = groups.get(head.key)
    return own ? [{ ...head, items: own }] : []
  })
}

export interface PrecinctHead {
  readonly key: string
  readonly title: string
  readonly subtitle?: string | undefined
}

const ELSEWHERE: PrecinctHead = { key: 'elsewhere', title: 'Elsewhere' }

/** In the edition's order; items without a precinct come last (spec/content C3). */
export function groupByPrecinct<Item extends { readonly precinct?: string | undefined }>(
  precincts: readonly PrecinctHead[],
  items: readonly Item[],
) {
  return groupUnder([...precincts, ELSEWHERE], items, precinctOf(precincts))
}

/** "elsewhere" when the edition does not have an item's precinct. */
export function precinctOf(precincts: readonly PrecinctHead[]) {
  const known = new Set(precincts.map(({ key }) => key))
  return ({ precinct }: { readonly precinct?: string | undefined }): string =>
    precinct !== undefined && known.has(precinct) ? precinct : ELSEWHERE.key
}

/** A–Z, then all others. */
export function groupByLetter<Item>(items: readonly Item[], letter: (item: Item) => string) {
  const letters = lettersInUse(items.map(letter))
  return groupUnder(
    [...letters, NO_LETTER].map((key) => ({ key })),
    items,
    letter,
  )
}

/** In order, without `NO_LETTER`. */
export function lettersInUse(letters: readonly string[]): readonly string[] {
  return [...new Set(letters)].filter((each) => each !== NO_LETTER).toSorted()
}
