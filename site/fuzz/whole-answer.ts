import * as v from 'valibot'

/** Sample texts and numbers of the contract. For a schema, the first one that it accepts is taken. */
const CANDIDATES = [
  'some-words',
  'a1b2',
  '2026-03-14',
  '10:00',
  '2026-03-14T10:00',
  '2026-03-14T00:00:00Z',
  '#336699',
  '/media/0123456789abcdef-full.jpg',
  'data:image/webp;base64,AAAA',
  '+11:00',
  2026,
  1,
  true,
] as const

type Entries = Readonly<Record<string, v.GenericSchema>>

/**
 * A wire value with every field that a schema has: optional fields are present, and a list has one item, or one item of
 * each kind if it has several kinds. Throws for a schema whose form the contract does not use.
 */
export function wholeAnswer(schema: v.GenericSchema): unknown {
  const [first] = wholeAnswers(schema)
  return first
}

function wholeAnswers(schema: v.GenericSchema): readonly unknown[] {
  if ('wrapped' in schema) return wholeAnswers(schema.wrapped as v.GenericSchema) // the schema of `v.optional`
  switch (schema.type) {
    case 'object':
      return [wholeObject((schema as unknown as { entries: Entries }).entries)]
    case 'array':
      return [wholeAnswers((schema as unknown as { item: v.GenericSchema }).item)]
    case 'tuple':
      return [(schema as unknown as { items: v.GenericSchema[] }).items.map(wholeAnswer)]
    case 'variant':
    case 'union':
      return (schema as unknown as { options: v.GenericSchema[] }).options.flatMap(wholeAnswers)
    case 'picklist':
      return (schema as unknown as { options: unknown[] }).options.slice(0, 1)
    case 'literal':
      return [(schema as unknown as { literal: unknown }).literal]
    case 'record':
      // The key of this record must be the id of a screen: `/site` uses it for the texts of screens.
      return [{ program: wholeAnswer((schema as unknown as { value: v.GenericSchema }).value) }]
    default:
      return [fitting(schema)]
  }
}

function wholeObject(entries: Entries): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries).map(([key, field]) => [key, wholeAnswer(field)]),
  )
}

function fitting(schema: v.GenericSchema): unknown {
  const fits = CANDIDATES.find((candidate) => v.is(schema, candidate))
  if (fits === undefined) throw new Error(`No sample fits a schema of the type ${schema.type}`)
  return fits
}
