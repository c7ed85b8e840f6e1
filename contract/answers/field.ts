/** The words of the form in which staff fill in a field, stored in the field's schema (decision 047). */
import * as v from 'valibot'

/** Answers are not checked against them. */
export interface FieldWords {
  /** If absent, the form shows the field's name. */
  readonly label?: string
  readonly help?: string
  /** The longest text that staff may write. Answers keep a longer one, because a page without it would be worse. */
  readonly maxLength?: number
  /** `lines` for a text of several lines, `href` for a path or an address. */
  readonly input?: 'lines' | 'href'
  /**
   * The name of another date or time of the form. A date must not be before it. A time of day that is not later
   * belongs to the next day.
   */
  readonly after?: string
  /**
   * With `after`: how many hours later the value may be at most. The form reads an end before the start as a time on
   * the next day.
   */
  readonly maxHours?: number
  readonly choices?: Readonly<Record<string, string>>
}

export function field<Schema extends v.GenericSchema>(schema: Schema, words: FieldWords): Schema {
  return v.pipe(schema, v.metadata({ ...words })) as unknown as Schema // metadata changes no value and no type
}

/** In the order of the form, with the words by which staff choose. */
export function choice<const Words extends Readonly<Record<string, string>>>(words: Words) {
  return field(v.picklist(Object.keys(words) as (keyof Words & string)[]), { choices: words })
}

/** Includes the words of the schema inside `v.optional`. */
export function wordsOf(schema: v.GenericSchema): FieldWords {
  const inner = 'wrapped' in schema ? wordsOf(schema.wrapped as v.GenericSchema) : {} // of v.optional
  return { ...inner, ...v.getMetadata(schema) }
}
