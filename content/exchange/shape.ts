import type { FlattenedField } from 'payload'

/** The kinds of field that files distinguish. */
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

/** A field of a collection, read from its configuration, so that new fields appear in files without further code. */
export interface Shape {
  readonly name: string
  readonly kind: Kind
  /** Whether it is a list of texts, choices or references. */
  readonly many: boolean
  /** The collections that a reference may name. */
  readonly to: readonly string[]
  /** The values of a choice. */
  readonly options: readonly string[]
  /** The value that an absent key means. */
  readonly fallback: unknown
  /** Whether the default is written too. True for choices in rows: `{ code: lift, value: yes }`. */
  readonly isAlwaysWritten: boolean
  /** The fields inside a group or row. */
  readonly fields: readonly Shape[]
  readonly blocks: ReadonlyMap<string, readonly Shape[]>
}

/** Fields that only the system writes; files leave them out. */
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
/** Fields that the system reads from the file of a picture or sound. */
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
  /** Whether the fields are those of pictures and files. */
  readonly isMedia?: boolean
  readonly isRow?: boolean
}

/** The shapes of the fields of a collection, group, row or block. */
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

/**
 * The value that an absent key means: the fixed default of the field, unless the field has its own value for files
 * (`custom.leftOutInFiles`). Defaults that are computed when a form opens do not count: in a file, an absent key is
 * then empty.
 */
function fallbackOf(field: FlattenedField): unknown {
  const ownOfFiles: unknown = field.custom?.['leftOutInFiles']
  if (ownOfFiles !== undefined) return ownOfFiles
  const usual: unknown = 'defaultValue' in field ? field.defaultValue : undefined
  return typeof usual === 'function' ? undefined : usual
}
