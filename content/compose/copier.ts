import type { GenericSchema, InferInput } from 'valibot'

type Scalar = string | number | boolean

type Fits<To, From> =
  NonNullable<To> extends Scalar
    ? [NonNullable<To>, NonNullable<From>] extends [true, boolean]
      ? true
      : From extends To
        ? true
        : false
    : To extends readonly Scalar[]
      ? NonNullable<From> extends To
        ? true
        : false
      : false

type Copied<Answer, Document> = {
  [
    Key in keyof Answer & keyof Document as [Fits<Answer[Key], Document[Key]>] extends [true]
      ? Key
      : never
  ]: Answer[Key]
}

interface ObjectOf extends GenericSchema {
  readonly entries: Readonly<Record<string, GenericSchema>>
}

const SCALARS = ['string', 'number', 'boolean', 'picklist']

/**
 * Copies the fields that an answer takes unchanged from the record: texts, numbers, booleans, choices, and lists of
 * these, by the keys of the answer's schema. A missing list becomes an empty one; a field that can only be `true` is
 * left out if it is false. A field whose types in record and answer differ is missing from the type of the result, so
 * the caller has to set it.
 */
export function copier<Schema extends ObjectOf>(schema: Schema) {
  const entries = Object.entries(schema.entries)
  const keysOf = (isWanted: (field: GenericSchema) => boolean) =>
    entries.filter(([, field]) => isWanted(field)).map(([key]) => key)
  const scalars = keysOf((field) => SCALARS.includes(inner(field).type))
  const flags = keysOf((field) => inner(field).type === 'literal')
  const lists = keysOf((field) => field.type === 'array' && SCALARS.includes(itemOf(field).type))
  return <Document extends object>(document: Document): Copied<InferInput<Schema>, Document> => {
    const copy: Record<string, unknown> = {}
    const given = document as Readonly<Record<string, unknown>> // read by the names of the schema
    for (const key of scalars) if (given[key] !== undefined) copy[key] = given[key]
    for (const key of flags) if (given[key] === true) copy[key] = true
    for (const key of lists) copy[key] = given[key] ?? []
    return copy as Copied<InferInput<Schema>, Document> // its keys are of the kinds above
  }
}

function inner(field: GenericSchema): GenericSchema {
  return 'wrapped' in field ? (field.wrapped as GenericSchema) : field // of v.optional
}

function itemOf(field: GenericSchema): GenericSchema {
  return (field as GenericSchema & { readonly item: GenericSchema }).item // of v.array
}
