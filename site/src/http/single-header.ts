/** The first of a header's values: Node gives a list only for those that may be repeated. */
export function singleHeader(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}
