/** The sheets of a program and their columns, named by the labels of the forms (docs/exchange.md). */
import type { FlattenedField, SanitizedConfig } from 'payload'
import { placeOf, type LabelledField } from '../../records/place-of.ts'
import { asMap } from '../document.ts'
import type { Schema } from '../folder.ts'
import type { Shape } from '../shape.ts'
import {
  SHEET_FIELDS,
  SHEET_KINDS,
  type Column,
  type ColumnKind,
  type OwnColumn,
  type Sheet,
  type SheetKind,
} from './sheet-fields.ts'

/** The list of a record whose rows become those of the sheet. Other sheets have one row for each record. */
export const ROWS_OF: Partial<Readonly<Record<SheetKind, string>>> = { sessions: 'sessions' }

/** Made from the forms in Payload's configuration. */
export function sheetsOf(
  { collections }: Pick<SanitizedConfig, 'collections'>,
  schema: Schema,
): Sheet[] {
  return SHEET_KINDS.map((kind) => {
    const { name, collection, keys, fields } = SHEET_FIELDS[kind]
    const config = collections.find(({ slug }) => slug === collection)
    let form = {
      fields: config?.fields as readonly LabelledField[], // Payload's fields have labels
      flattened: config?.flattenedFields ?? [],
      shapes: schema.get(collection)?.shapes ?? [],
    }
    const rows = ROWS_OF[kind]
    if (rows !== undefined) {
      const list = form.flattened.find((field) => field.name === rows)
      const inner = list && 'flattenedFields' in list ? list.flattenedFields : []
      form = {
        fields: inner,
        flattened: inner,
        shapes: form.shapes.find((shape) => shape.name === rows)?.fields ?? [],
      }
    }
    const columns = fields.map((each) =>
      typeof each === 'string' ? columnOf(each, form) : own(each),
    )
    // The title of an event, venue or artist comes first, then the columns that identify it. A session is known by
    // its event and a picture by its file, so these come first there.
    const [first, ...rest] = columns
    const all =
      rows === undefined && first && collection !== 'media'
        ? [first, ...keys.map(own), ...rest]
        : [...keys.map(own), ...columns]
    return { kind, name, collection, columns: all }
  })
}

function own(column: OwnColumn): Column {
  return { ...column, many: false, to: '', options: [], usual: undefined }
}

interface Form {
  readonly fields: readonly LabelledField[]
  readonly flattened: readonly FlattenedField[]
  readonly shapes: readonly Shape[]
}

/** Columns whose kind does not follow from the type of the field. */
const OTHER_KINDS: Readonly<Record<string, ColumnKind>> = { type: 'type', artists: 'credited' }
const SEVERAL = 'Several: a semicolon between them, or a line each.'
const IN_MARKDOWN = 'Paragraphs with an empty line between; *emphasis*, [links](/visit).'

function columnOf(key: string, form: Form): Column {
  const path = key.split('.')
  const shape = shapeAt(form.shapes, path)
  const field = fieldAt(form.flattened, path)
  if (!shape || !field) throw new Error(`No form has the field ${key}`)
  const kind = OTHER_KINDS[key] ?? dateKindOf(field) ?? kindOf(shape)
  // In the form, an artist is a row with a role: `shape.many` is false although a cell lists several.
  const isMany = shape.many || kind === 'credited'
  const usual = shape.kind === 'flag' ? shape.fallback === true : (shape.fallback ?? undefined)
  const described: unknown = asMap(field.admin)['description']
  const help = [
    typeof described === 'string' ? described : '',
    kind === 'prose' ? IN_MARKDOWN : '',
    isMany ? SEVERAL : '',
    kind === 'flag' ? 'Yes or No.' : '',
    'options' in field
      ? `One of: ${optionsOf(field)
          .map(({ label }) => label)
          .join(', ')}.`
      : '',
  ]
  return {
    key,
    label: placeOf(form.fields, key).words,
    help: help.filter(Boolean).join(' '),
    kind,
    many: isMany,
    to: kind === 'credited' ? 'artists' : (shape.to[0] ?? ''),
    options:
      kind === 'credited'
        ? optionsOf(fieldAt(form.flattened, ['artists', 'role']))
        : optionsOf(field),
    usual,
  }
}

function kindOf({ kind }: Shape): ColumnKind {
  switch (kind) {
    case 'number':
    case 'flag':
    case 'choice':
    case 'prose':
    case 'ref':
      return kind
    default:
      return 'text'
  }
}

function shapeAt(shapes: readonly Shape[], [name, ...rest]: readonly string[]): Shape | undefined {
  const shape = shapes.find((each) => each.name === name)
  return shape && rest.length > 0 ? shapeAt(shape.fields, rest) : shape
}

function fieldAt(
  fields: readonly FlattenedField[],
  [name, ...rest]: readonly string[],
): FlattenedField | undefined {
  const field = fields.find((each) => each.name === name)
  if (rest.length === 0 || !field) return field
  return 'flattenedFields' in field ? fieldAt(field.flattenedFields, rest) : undefined
}

/** Date fields have the type text and their own input (`fields/dates.ts`). */
function dateKindOf(field: FlattenedField): ColumnKind | undefined {
  const component = asMap(asMap(asMap(field.admin)['components'])['Field'])
  const kind = asMap(component['clientProps'])['kind']
  return kind === 'day' || kind === 'time' || kind === 'day-and-time' ? kind : undefined
}

function optionsOf(field: FlattenedField | undefined): Column['options'] {
  if (field?.type !== 'select') return []
  return field.options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : {
          value: option.value,
          label: typeof option.label === 'string' ? option.label : option.value,
        },
  )
}
