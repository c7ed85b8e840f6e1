/**
 * The fields that the studio's lists filter by a day or by words of the editions, although the database stores texts
 * and numbers. The kind is in `admin.custom`, because Payload sends only that part to the browser.
 */

/** A day, or the words of an edition from which the field's value is chosen. */
type FilterKind = 'day' | 'types' | 'precincts' | 'years'

/** The `admin.custom` of a field that lists filter in this way. */
export function filterBy(kind: FilterKind): { readonly filter: FilterKind } {
  return { filter: kind }
}

/** The kind of a field's filter; undefined if Payload's own filter suits the field. */
export function filterKindOf(field: { readonly admin?: object }): FilterKind | undefined {
  const { custom }: { readonly custom?: { readonly filter?: FilterKind } } = field.admin ?? {}
  return custom?.filter
}
