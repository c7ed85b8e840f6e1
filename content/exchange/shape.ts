import type { FlattenedField } from 'payload'

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

/** A field of a collection. It is read from the configuration: new fields appear in files without further code. */
export interface Shape {
  readonly name: string
  readonly kind: Kind
  /** A list of texts, choices or references. */
  readonly many: boolean
  readonly to: readonly string[]
  readonly options: readonly string[]
  readonly fallback: unknown
  /** The default is written too. True of a choice in a row: `{ code: lift, value: yes }`. */
  readonly isAlwaysWritten: boolean
  readonly fields: readonly Shape[]
  readonly blocks: ReadonlyMap<string, readonly Shape[]>
}

/** Only the system writes these; files leave them out. */
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
/** The system reads these from the file of a picture or sound. */
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
  readonly isMedia?: boolean
  readonly isRow?: boolean
}

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

/** The fixed default, or `custom.leftOutInFiles`. A default that a form computes does not count. */
function fallbackOf(field: FlattenedField): unknown {
  const ownOfFiles: unknown = field.custom?.['leftOutInFiles']
  if (ownOfFiles !== undefined) return ownOfFiles
  const usual: unknown = 'defaultValue' in field ? field.defaultValue : undefined
  return typeof usual === 'function' ? undefined : usual
}
