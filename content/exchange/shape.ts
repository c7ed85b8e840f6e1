import type { FlattenedField } from 'payload'

/** What a field holds, as far as a file has to know. */
export type Kind =
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'prose'
  | 'json'
  | 'ref'
  | 'group'
  | 'rows'
  | 'blocks'

/** A field of a collection, read from its configuration: a new field of a collection is in the files by itself. */
export interface Shape {
  readonly name: string
  readonly kind: Kind
  /** A list of values: of texts, choices or references. */
  readonly many: boolean
  /** The collections that a reference may name. */
  readonly to: readonly string[]
  /** What a choice may be. */
  readonly options: readonly string[]
  /** What an absent key means. */
  readonly fallback: unknown
  /** In a row: a choice is written also where it is the usual one, `{ code: lift, value: yes }`. */
  readonly isAlwaysWritten: boolean
  /** The fields inside a group or row. */
  readonly fields: readonly Shape[]
  readonly blocks: ReadonlyMap<string, readonly Shape[]>
}

/** Fields that no file holds, because the system knows them by itself. */
const SYSTEM = [
  'id',
  'blockType',
  'blockName',
  '_status',
  'createdAt',
  'updatedAt',
  'first_day',
  'review',
]
/** What the system finds in the file of a picture or sound. */
const OF_FILES = [
  'hash',
  'tone',
  'sha256',
  'original',
  'preview',
  'source',
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'duration_s',
]

const KINDS: Readonly<Record<string, Kind>> = {
  number: 'number',
  checkbox: 'flag',
  select: 'choice',
  richText: 'prose',
  json: 'json',
  relationship: 'ref',
  upload: 'ref',
  group: 'group',
  tab: 'group',
  array: 'rows',
  blocks: 'blocks',
}

interface Place {
  /** Whether it is the collection of pictures and files. */
  readonly isMedia?: boolean
  readonly isRow?: boolean
}

/** The shapes of a collection's, group's, row's or block's fields. */
export function shapesOf(
  fields: readonly FlattenedField[],
  { isMedia = false, isRow = false }: Place = {},
): readonly Shape[] {
  const system = new Set(isMedia ? [...SYSTEM, ...OF_FILES] : SYSTEM)
  return fields
    .filter(({ name, type }) => type !== 'join' && !system.has(name))
    .map((field) => ({
      name: field.name,
      kind: KINDS[field.type] ?? 'text',
      many: 'hasMany' in field && field.hasMany === true,
      to: 'relationTo' in field ? [field.relationTo].flat() : [],
      options: field.type === 'select' ? field.options.map(valueOf) : [],
      fallback: fallbackOf(field),
      isAlwaysWritten: isRow && field.type === 'select' && !('hasMany' in field && field.hasMany),
      fields:
        'flattenedFields' in field
          ? shapesOf(field.flattenedFields, { isRow: field.type === 'array' })
          : [],
      blocks: new Map(
        field.type === 'blocks'
          ? field.blocks.map(({ slug, flattenedFields }) => [slug, shapesOf(flattenedFields)])
          : [],
      ),
    }))
}

function valueOf(option: string | { readonly value: string }): string {
  return typeof option === 'string' ? option : option.value
}

/** A default that is looked up when a form is opened is none of a file: what the file leaves out is empty. */
function fallbackOf(field: FlattenedField): unknown {
  const usual: unknown = 'defaultValue' in field ? field.defaultValue : undefined
  return typeof usual === 'function' ? undefined : usual
}
