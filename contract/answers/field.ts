/** The words of the form in which staff fill in a field, stored in the field's schema (decision 047). */
import * as v from 'valibot'

/** The words and limits of the form. Answers are not checked against them. */
export interface FieldWords {
  /** If absent, the form shows the field's name. */
  readonly label?: string
  readonly help?: string
  /**
   * The longest text that staff may write. Answers keep a longer text: a page with a long text is better than a page
   * without it.
   */
  readonly maxLength?: number
  /** `lines` for a text of several lines, `href` for a path or an address. */
  readonly input?: 'lines' | 'href'
  /**
   * For a date or time: the name of another field of the form. A date must not be before the value of that field. A
   * time of day that is not later belongs to the next day.
   */
  readonly after?: string
  /**
   * With `after`: how many hours later the value may be at most. If somebody types an end before the start, the form
   * reads it as a time on the next day.
   */
  readonly maxHours?: number
  /** The values that can be chosen, with their words. */
  readonly choices?: Readonly<Record<string, string>>
}

export function field<Schema extends v.GenericSchema>(schema: Schema, words: FieldWords): Schema {
  return v.pipe(schema, v.metadata({ ...words })) as unknown as Schema // metadata changes no value and no type
}

/** A closed list of values, in the order of the form. Each has the words by which staff choose it. */
export function choice<const Words extends Readonly<Record<string, string>>>(words: Words) {
  return field(v.picklist(Object.keys(words) as (keyof Words & string)[]), { choices: words })
}

/** The words of a field, including those of the schema inside `v.optional`. */
export function wordsOf(schema: v.GenericSchema): FieldWords {
  const inner = 'wrapped' in schema ? wordsOf(schema.wrapped as v.GenericSchema) : {} // of v.optional
  return { ...inner, ...v.getMetadata(schema) }
}
