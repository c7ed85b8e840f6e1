/**
 * Some fields are stored as texts and numbers, but the studio's lists filter them by a day or by words of the
 * editions. The kind is in `admin.custom`, because Payload sends only that part to the browser.
 */

type FilterKind = 'day' | 'types' | 'precincts' | 'years'

export function filterBy(kind: FilterKind): { readonly filter: FilterKind } {
  return { filter: kind }
}

/** Undefined if Payload's own filter suits the field. */
export function filterKindOf(field: { readonly admin?: object }): FilterKind | undefined {
  const { custom }: { readonly custom?: { readonly filter?: FilterKind } } = field.admin ?? {}
  return custom?.filter
}
