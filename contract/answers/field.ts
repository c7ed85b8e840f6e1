/** The words of the form in which staff fill in a field, stored in the field's schema (decision 047). */
import * as v from 'valibot'

/** Words and limits of the form alone: answers are not checked against them. */
export interface FieldWords {
  /** The field's name if absent. */
  readonly label?: string
  readonly help?: string
  /**
   * The longest text that staff may write. Answers keep longer texts: a long text is better than a page without it.
   */
  readonly maxLength?: number
  /** A text of several lines, or one that is a path or an address. */
  readonly input?: 'lines' | 'href'
  /** Of a date or time: the name of the field that it must not lie before. */
  readonly after?: string
  /** With `after`: how many hours later it may be at most. The form takes an end before the start for the next day. */
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

/** The words of a field, including the words of the schema that the field makes optional. */
export function wordsOf(schema: v.GenericSchema): FieldWords {
  const inner = 'wrapped' in schema ? wordsOf(schema.wrapped as v.GenericSchema) : {} // of v.optional
  return { ...inner, ...v.getMetadata(schema) }
}
