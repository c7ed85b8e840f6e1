/** The schemas of answers have type, label, help, choices and limits of the fields (decision 047). */
import { wordsOf } from 'contract/answers/field.ts'
import { IsoDate, LocalDateTime, WallTime } from 'contract/answers/scalars.ts'
import type { Field } from 'payload'
import type { GenericSchema, PicklistSchema } from 'valibot'
import { dateField, dateTimeField, timeField } from './dates.ts'
import { hrefField } from './links.ts'
import { TYPED_ONE_BY_ONE } from './words.ts'

type Entries = Readonly<Record<string, GenericSchema>>
interface ObjectOf<Named extends Entries> {
  readonly entries: Named
}

/** What a form field has and its schema does not. */
interface Extra {
  /** A form may require less than the answer: a rule or `compose` provides the rest. */
  readonly required?: boolean
  readonly defaultValue?: string | number | boolean
  /** The value that an absent key means in an exported file, if it is not the default of the form. */
  readonly custom?: { readonly leftOutInFiles: boolean }
  readonly min?: number
  readonly max?: number
  readonly maxRows?: number
  readonly unique?: boolean
  readonly index?: boolean
}

export function fieldsOf<Named extends Entries>(
  schema: ObjectOf<Named>,
  ...names: readonly (keyof Named & string)[]
): Field[] {
  return names.map((name) => fieldOf(schema, name))
}

export function optionalFieldsOf<Named extends Entries>(
  schema: ObjectOf<Named>,
  ...names: readonly (keyof Named & string)[]
): Field[] {
  return names.map((name) => fieldOf(schema, name, { required: false }))
}

export function fieldOf<Named extends Entries>(
  { entries }: ObjectOf<Named>,
  name: keyof Named & string,
  extra: Extra = {},
): Field {
  return { name, ...inputOf(name, entries[name] as GenericSchema, extra) } as Field // each case of `inputOf` returns a field
}

function inputOf(name: string, schema: GenericSchema, extra: Extra): object {
  const { label, help, maxLength, input, after, maxHours } = wordsOf(schema)
  const words = {
    ...(label === undefined ? {} : { label }),
    ...(help === undefined ? {} : { admin: { description: help } }),
  }
  const plain = unwrapped(schema)
  const required = schema.type !== 'optional'
  switch (plain.type) {
    case 'boolean':
    case 'literal':
      return { type: 'checkbox', ...words, ...extra }
    case 'number':
      return { type: 'number', required, ...words, ...limits(plain), ...extra }
    case 'picklist':
      return { type: 'select', required, options: optionsOf(schema), ...words, ...extra }
    case 'array': {
      const { item } = plain as unknown as { readonly item: GenericSchema } // its type says that it is a list
      // A form never requires a list, although answers always have one: a record without entries is complete, and
      // `compose` writes `[]`.
      const isText = unwrapped(item).type === 'string'
      const admin = { admin: { ...words.admin, ...(isText && TYPED_ONE_BY_ONE) } }
      return {
        ...inputOf(name, item, {}),
        required: false,
        hasMany: true,
        ...words,
        ...admin,
        ...extra,
      }
    }
    case 'string': {
      const checked = { required, ...(label === undefined ? {} : { label }), ...extra }
      const date = { ...checked, description: help, after, maxHours }
      if (plain === IsoDate) return dateField(name, date)
      if (plain === LocalDateTime) return dateTimeField(name, date)
      if (plain === WallTime) return timeField(name, date)
      if (input === 'href') return hrefField(name, checked)
      const type = input === 'lines' ? 'textarea' : 'text'
      return { type, required, ...(maxLength && { maxLength }), ...words, ...extra }
    }
    default:
      throw new Error(`${name} is of the type ${plain.type}, which has no input: write its form`)
  }
}

/** Without the wrappers that only make a schema optional or add its words. */
function unwrapped(schema: GenericSchema): GenericSchema {
  if ('wrapped' in schema) return unwrapped(schema.wrapped as GenericSchema) // of v.optional
  const [inner, next] = 'pipe' in schema ? (schema.pipe as { readonly kind: string }[]) : [] // of v.pipe
  return next?.kind === 'metadata' ? unwrapped(inner as GenericSchema) : schema
}

function limits(schema: GenericSchema): { min?: number; max?: number } {
  const steps = 'pipe' in schema ? (schema.pipe as { type: string; requirement: number }[]) : [] // of v.pipe
  const limit = (type: string) => steps.find((step) => step.type === type)?.requirement
  const [min, max] = [limit('min_value'), limit('max_value')]
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

export function optionsOf(schema: GenericSchema): { label: string; value: string }[] {
  const { choices = {} } = wordsOf(schema)
  const { options } = unwrapped(schema) as PicklistSchema<readonly string[], undefined> // the caller's picklist
  return options.map((value) => ({ value, label: choices[value] ?? value }))
}
