/** Compares files with the stored records, for imports of folders and of spreadsheets (docs/exchange.md). */
import { asMap, asText, isEqual, toDocument, toPlain, type Path } from './document.ts'
import { COLLECTIONS, type FileRecord, type FileFinding, type Schema } from './folder.ts'
import type { Names, Prose } from './prose.ts'
import { keyOf, type Stored } from './stored.ts'

/** `before` is stored, `after` is in the file. The field `file`, for a new file, has neither. */
export interface ChangedField {
  readonly name: string
  readonly before?: unknown
  readonly after?: unknown
}

export interface Known {
  readonly schema: Schema
  readonly prose: Prose
  readonly stored: Stored
  /** SHA-256 of the file of each picture or other file that has one. */
  readonly sums: ReadonlyMap<FileRecord, string>
}

/** Sorts by collection, so that most come after the records that they refer to. */
export function inOrder<Item extends Pick<FileRecord, 'collection'>>(
  records: readonly Item[],
): Item[] {
  return records.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ collection }: Pick<FileRecord, 'collection'>): number {
  const rank = COLLECTIONS.findIndex((slug) => slug === collection)
  return rank < 0 ? COLLECTIONS.length : rank
}

/** Finds mistakes that show in the files alone: fields, values and names of records. */
export function checkForm({
  records,
  schema,
  prose,
  stored,
}: Omit<Known, 'sums'> & { readonly records: readonly FileRecord[] }): FileFinding[] {
  const inFolder = new Set(records.map(({ collection, name }) => keyOf(collection, name)))
  const names: Pick<Names, 'idOf'> = {
    idOf: (collection, name) =>
      inFolder.has(keyOf(collection, name)) ? name : stored.names.idOf(collection, name),
  }
  return records.flatMap((record) => {
    const findings: FileFinding[] = []
    const report = (path: Path, message: string) => findings.push(findingOf(record, path, message))
    toDocument(schema.get(record.collection)?.shapes ?? [], record.data, { names, prose, report })
    return findings
  })
}

/** The finding is at the line of `path`. An empty path means the whole record. */
export function findingOf(record: FileRecord, path: Path, message: string): FileFinding {
  const field = path.join('.')
  return { file: record.file, line: record.lineOf(path), message, ...(field ? { field } : {}) }
}

/** Fields that the system writes, or that are about the file of a picture. */
export const NOT_WRITTEN: readonly string[] = [
  'updated_at',
  'since',
  'code',
  'file',
  'file_sha256',
  'upload_sha256',
]
/** Payload's focal points are in percent from the left and from the top. */
const MIDDLE = 50

/** Undefined for a new record. With `isDrafts` all is saved as drafts, and the draft flag is not compared. */
export function difference(
  record: FileRecord,
  { schema, prose, stored, sums }: Known,
  isDrafts: boolean,
): ChangedField[] | undefined {
  const before = stored.records.get(keyOf(record.collection, record.name))
  if (!before) return undefined
  const shapes = schema.get(record.collection)?.shapes ?? []
  // The id of a record is its name here: `events/first-light` for a reference that may name several collections,
  // otherwise the name alone.
  const same: Names = { idOf: (_collection, name) => name, nameOf: (_collection, id) => String(id) }
  const document = toDocument(shapes, record.data, { names: same, prose, report: () => undefined })
  const wanted = toPlain(shapes, document, { names: same, prose })
  const left = new Set([...NOT_WRITTEN, ...(isDrafts ? ['draft'] : [])])
  const isOtherFile =
    sums.has(record) &&
    (firstUpload(record, sums) ?? sums.get(record)) !== before.document['sha256']
  return [
    ...(isOtherFile ? [{ name: 'file' }] : []),
    ...shapes
      .map(({ name }) => ({ name, before: before.data[name], after: wanted[name] }))
      .filter(({ name, ...field }) => !left.has(name) && !isSame(name, field.before, field.after)),
  ]
}

/** The hash of the original upload, if the file is unchanged since the export. */
export function firstUpload(record: FileRecord, sums: Known['sums']): string | undefined {
  const { file_sha256: exported, upload_sha256: upload } = record.data
  return upload && exported === sums.get(record) ? asText(upload) : undefined
}

/** Codes of sessions do not count: an import keeps them. A missing focal point is one in the middle. */
function isSame(name: string, one: unknown, other: unknown): boolean {
  const bare = (value: unknown) => {
    if (name === 'focalX' || name === 'focalY') return value ?? MIDDLE
    return name === 'sessions' && Array.isArray(value)
      ? value.map((row) => ({ ...asMap(row), code: undefined }))
      : value
  }
  return isEqual(bare(one), bare(other))
}
