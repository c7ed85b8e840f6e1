/** What a schema says beside its shape: the words of the form in which staff fill it in (decision 047). */
import * as v from 'valibot'

/** Answers are not checked by it. */
export interface FieldWords {
  /** The field's name if absent. */
  readonly label?: string
  readonly help?: string
  /** How long a text staff may write; visitors get a longer one too. */
  readonly maxLength?: number
  /** A text of several lines, or one that is a path or an address. */
  readonly input?: 'lines' | 'href'
  /** A date or time: the field of the same form that it follows; the form refuses one before it. */
  readonly after?: string
  /** With `after`: how many hours may lie between, so that an end before the start is meant for the next day. */
  readonly maxHours?: number
  /** The values that can be chosen, with their words. */
  readonly choices?: Readonly<Record<string, string>>
}

/** A field with the words of its form. */
export function field<Schema extends v.GenericSchema>(schema: Schema, words: FieldWords): Schema {
  return v.pipe(schema, v.metadata({ ...words })) as unknown as Schema // metadata changes no value and no type
}

/** A closed list of values, each with the words that staff choose it by, in the order of the form. */
export function choice<const Words extends Readonly<Record<string, string>>>(words: Words) {
  return field(v.picklist(Object.keys(words) as (keyof Words & string)[]), { choices: words })
}

/** What is said of a field and of the schema that it makes optional. */
export function wordsOf(schema: v.GenericSchema): FieldWords {
  const inner = 'wrapped' in schema ? wordsOf(schema.wrapped as v.GenericSchema) : {} // of v.optional
  return { ...inner, ...v.getMetadata(schema) }
}
