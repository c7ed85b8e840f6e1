import * as v from 'valibot'

/**
 * A field that must not be missing from its answer. If it is missing, it gets its default and `prune` reports it
 * (spec/content E). `v.optional` is for fields that may be absent.
 */
export function expected<
  const Schema extends v.GenericSchema,
  const Fallback extends v.Default<Schema, undefined>,
>(schema: Schema, fallback: Fallback) {
  return v.pipe(v.optional(schema, fallback), v.metadata({ expected: true }))
}

/** Dotted paths. Items of lists are not checked, because no list item has an expected field. */
export function missingFields(schema: v.GenericSchema, part: unknown): string[] {
  // `wrapped` is the schema inside `v.optional`, and `entries` are the fields of an object.
  if ('wrapped' in schema) return missingFields(schema.wrapped as v.GenericSchema, part)
  if (!('entries' in schema) || typeof part !== 'object' || part === null) return []
  const fields = Object.entries(schema.entries as Readonly<Record<string, v.GenericSchema>>)
  const values = new Map<string, unknown>(Object.entries(part))
  return fields.flatMap(([key, field]) => {
    if (values.has(key))
      return missingFields(field, values.get(key)).map((path) => `${key}.${path}`)
    return v.getMetadata(field)['expected'] === true ? [key] : []
  })
}
