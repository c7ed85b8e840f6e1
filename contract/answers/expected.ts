import * as v from 'valibot'

/**
 * A field that every wire answer has. Its default stands in when it is missing, and `prune` says so: "a problem"
 * (content.md E). `v.optional` is for fields that may be absent.
 */
export function expected<
  const Schema extends v.GenericSchema,
  const Fallback extends v.Default<Schema, undefined>,
>(schema: Schema, fallback: Fallback) {
  return v.pipe(v.optional(schema, fallback), v.metadata({ expected: true }))
}

/** The parts of a schema that are walked through: an object's fields, and what an optional field holds. */
interface Walked {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly wrapped?: v.GenericSchema
}

/** The dotted paths of expected fields that are not there. Items of lists are not looked into. */
export function missingFields(schema: v.GenericSchema, part: unknown): string[] {
  const { entries, wrapped }: Walked = schema // what a schema is made of depends on its kind
  if (wrapped) return missingFields(wrapped, part)
  if (!entries || typeof part !== 'object' || part === null) return []
  return Object.entries(entries).flatMap(([key, field]) => {
    if (Object.hasOwn(part, key)) {
      const value: unknown = Object.entries(part).find(([name]) => name === key)?.[1]
      return missingFields(field, value).map((path) => `${key}.${path}`)
    }
    return v.getMetadata(field)['expected'] === true ? [key] : []
  })
}
