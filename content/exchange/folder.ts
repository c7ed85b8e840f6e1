/** Records in the files of a folder (docs/exchange.md). */
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CollectionSlug, GlobalSlug, SanitizedConfig } from 'payload'
import { COMPOSED_GLOBALS } from '../records/composed.ts'
import { asText, type Plain } from './document.ts'
import { nearest } from '../rules/nearest.ts'
import { shapesOf, type Shape } from './shape.ts'
import { readTable, writeTable } from './table-file.ts'
import { readText, readYaml, SyntaxProblem, writeText, writeYaml } from './text-file.ts'
import type { Body, Source } from './text-file.ts'

/** In the order in which they are written: most records come after those that they refer to. */
export const COLLECTIONS = [
  ...(['media', 'festivals', 'partners', 'venues', 'artists', 'events', 'guides'] as const),
  ...(['articles', 'pages', 'participate', 'past-festivals', 'strands', 'redirects'] as const),
] as const satisfies readonly CollectionSlug[]

export type ExchangedCollection = (typeof COLLECTIONS)[number]

/** Where the name of a record is not its slug, the field that has it. */
const NAME_FIELDS: Partial<Readonly<Record<ExchangedCollection, string>>> = {
  media: 'source',
  festivals: 'year',
  pages: 'name',
  strands: 'name',
  redirects: 'from',
}
/** Collections that are stored as tables, with their first columns. */
const TABLES = { media: 'name', partners: 'slug', redirects: 'from' } as const
/** The first of these fields that a collection has is the body of its files. */
const BODIES = ['blocks', 'body', 'bio']

/** Keys that only files have: whether the record is a draft, and the instant of the last change. */
const OWN = ownKeys({ draft: 'flag', updated_at: 'text' })
/** About the file in `media/`. An export also writes the hash of this file and that of the original upload. */
const OF_FILE = ownKeys({ file: 'text', file_sha256: 'text', upload_sha256: 'text' })

function ownKeys(keys: Readonly<Record<string, 'flag' | 'text'>>): readonly Shape[] {
  const plain = { many: false, to: [], options: [], fallback: undefined, fields: [] }
  return Object.entries(keys).map(([name, kind]) => ({
    name,
    kind,
    ...plain,
    blocks: new Map(),
    isAlwaysWritten: false,
  }))
}

/** `line` counts from 1. */
export interface FileFinding {
  readonly file: string
  readonly line: number
  /** Such as `sessions.0.start`; absent if the finding is about the whole record or file. */
  readonly field?: string
  readonly message: string
}

/** `name` is the value of `nameField`, or the slug of a global; `file` is a path below the folder. */
export interface FileRecord extends Source {
  readonly collection: ExchangedCollection | GlobalSlug
  readonly name: string
  readonly file: string
}

export type Schema = ReadonlyMap<string, { shapes: readonly Shape[]; body: Body | undefined }>

export function schemaOf({
  collections,
  globals,
}: Pick<SanitizedConfig, 'collections' | 'globals'>): Schema {
  const collected = COLLECTIONS.map((slug) => {
    const { flattenedFields = [] } = collections.find((each) => each.slug === slug) ?? {}
    const shapes = shapesOf(flattenedFields, { isMedia: slug === 'media' }).filter(
      ({ name }) => name !== nameField(slug),
    )
    const own = slug === 'media' ? [...OF_FILE, ...OWN] : OWN
    const [found] = BODIES.flatMap((name) => shapes.filter((shape) => shape.name === name))
    const kind = found?.kind === 'blocks' ? 'blocks' : 'prose'
    const body: Body | undefined = found && { name: found.name, kind }
    return [slug, { shapes: [...shapes, ...own], body }] as const
  })
  const global = globals.map(
    ({ slug, flattenedFields }) =>
      [slug, { shapes: shapesOf(flattenedFields), body: undefined }] as const,
  )
  return new Map<string, { shapes: readonly Shape[]; body: Body | undefined }>([
    ...collected,
    ...global,
  ])
}

export function nameField(collection: ExchangedCollection): string {
  return NAME_FIELDS[collection] ?? 'slug'
}

export function isGlobal(name: string): name is (typeof COMPOSED_GLOBALS)[number] {
  return COMPOSED_GLOBALS.some((slug) => slug === name)
}

const isCollection = (name: string): name is ExchangedCollection =>
  COLLECTIONS.some((slug) => slug === name)

/** Undefined for a file that contains no record. */
function placeOf(
  file: string,
): (Pick<FileRecord, 'collection' | 'name'> & { year?: string }) | undefined {
  const [, global = ''] = /^(\w+)\.yaml$/.exec(file) ?? []
  if (isGlobal(global)) return { collection: global, name: global }
  const [, year, rest = ''] = /^(?:(\d{4})\/)?(.+)\.md$/.exec(file) ?? []
  if (year !== undefined && rest === 'festival') return { collection: 'festivals', name: year }
  const [collection = '', ...name] = rest.split('/')
  if (!isCollection(collection) || name.length === 0) return undefined
  return { collection, name: name.join('/'), ...(year === undefined ? {} : { year }) }
}

function pathOf(collection: string, name: string, festival: unknown): string {
  if (isGlobal(collection)) return `${collection}.yaml`
  if (collection === 'festivals') return `${name}/festival.md`
  return `${festival === undefined ? '' : `${asText(festival)}/`}${collection}/${name}.md`
}

/** A file that cannot be read becomes a finding. */
export async function readFolder(folder: string, schema: Schema) {
  const records: FileRecord[] = []
  const findings: FileFinding[] = []
  const files = (await Array.fromAsync(glob('**/*.{md,csv,yaml}', { cwd: folder }))).toSorted()
  for (const file of files) {
    try {
      records.push(...readOne(file, await readFile(join(folder, file), 'utf8'), schema))
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error
      findings.push(...error.problems.map((problem) => ({ file, ...problem })))
    }
  }
  return { records, findings }
}

function readOne(file: string, text: string, schema: Schema): FileRecord[] {
  const [table = ''] = file.split('.csv')
  const fields = (name: string) => schema.get(name)?.shapes ?? []
  if (table in TABLES && file.endsWith('.csv')) {
    const collection = table as keyof typeof TABLES // checked in the line above
    const first = TABLES[collection]
    return readTable(text, first, fields(collection)).map(({ data, lineOf }) => {
      const { [first]: name, ...rest } = data
      return { collection, name: String(name), file, data: rest, lineOf }
    })
  }
  const place = placeOf(file)
  if (!place) {
    if (file === 'README.md') return []
    const known = [...COLLECTIONS, ...Object.keys(TABLES).map((name) => `${name}.csv`)]
    const like = nearest(file.split('/').at(-2) ?? file, known)
    throw new SyntaxProblem({
      line: 1,
      message: `No content is known by this path${like === undefined ? '' : `: is "${like}" meant?`}`,
    })
  }
  const { collection, name, year } = place
  if (isGlobal(collection)) return [{ collection, name, file, ...readYaml(text) }]
  const { data, lineOf } = readText(text, schema.get(collection)?.body)
  return [
    {
      collection,
      name,
      file,
      lineOf,
      data: year === undefined ? data : { ...data, festival: year },
    },
  ]
}

export interface WrittenRecord {
  readonly collection: string
  readonly name: string
  readonly data: Plain
}

/** A table is written only if it has rows. */
export async function writeFolder(
  folder: string,
  records: readonly WrittenRecord[],
  schema: Schema,
): Promise<void> {
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  for (const [table, first] of Object.entries(TABLES)) {
    const rows = records.filter(({ collection }) => collection === table)
    const shapes = schema.get(table)?.shapes ?? []
    const data = rows.map((row) => ({ [first]: row.name, ...row.data }))
    if (rows.length > 0) await write(`${table}.csv`, writeTable(first, shapes, data))
  }
  for (const { collection, name, data } of records) {
    if (collection in TABLES) continue
    const { festival, ...rest } = data
    const text = isGlobal(collection)
      ? writeYaml(data)
      : writeText(rest, schema.get(collection)?.body)
    await write(pathOf(collection, name, festival), text)
  }
}
