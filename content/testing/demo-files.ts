/** The demo's files as documents with names instead of ids, for tests that need no database. */
import { join } from 'node:path'
import sharp from 'sharp'
import { vi } from 'vitest'
import { DEMO_FOLDER } from '../demo/seed.ts'
import { toDocument } from '../exchange/document.ts'
import { nameField, readFolder, schemaOf, type FileRecord } from '../exchange/folder.ts'
import type { Config, Festival } from '../payload-types.ts'

/** Every record of the demo has these fields, although a document may lack them. */
type Sure =
  | ('access' | 'address' | 'articles' | 'authors' | 'band' | 'bio' | 'body' | 'distance_m' | 'end')
  | ('duration_min' | 'featured' | 'geo' | 'guides' | 'hero' | 'holding' | 'hours')
  | ('image' | 'lat' | 'line' | 'links' | 'lon' | 'navigation' | 'note' | 'price' | 'query')
  | ('screens' | 'select' | 'slug' | 'source' | 'standfirst' | 'start' | 'stats' | 'tags')
  | ('theme_text' | 'theme_title' | 'transcript')

/**
 * A document in the form of its file: records are named by name and editions by year, texts are Markdown, and empty
 * values are absent.
 */
type InFile<T> = [Extract<T, Festival>] extends [never]
  ? [Extract<T, { readonly updatedAt: string; readonly id: number }>] extends [never]
    ? Value<NonNullable<T>>
    : string
  : number

type Value<T> = T extends { readonly root: unknown } | { readonly relationTo: string }
  ? string
  : T extends readonly (infer Item)[]
    ? readonly InFile<Item>[]
    : T extends object
      ? Fields<T>
      : T

type Fields<T> = {
  readonly [
    Key in Exclude<keyof T, Sure> as T[Key] extends NonNullable<T[Key]> ? Key : never
  ]: InFile<T[Key]>
} & {
  readonly [
    Key in Exclude<keyof T, Sure> as T[Key] extends NonNullable<T[Key]> ? never : Key
  ]?: InFile<T[Key]>
} & { readonly [Key in Extract<keyof T, Sure>]-?: InFile<T[Key]> }

type Collections = Config['collections']
export type DemoEvent = Fields<Collections['events']>
export type DemoBlock = DemoArticle['blocks'][number]
export type DemoHours = Fields<Collections['venues']>['hours']
type DemoArticle = Fields<Collections['articles']>

// Payload changes the collections that it gets, and the test files of a worker share modules, hence a fresh copy.
vi.resetModules()
const { createPayloadConfig } = await import('../payload-config.ts')
const config = await createPayloadConfig({
  databaseUrl: 'postgresql://nowhere.example/none',
  dataDir: '',
  secret: '',
  siteOrigin: '',
  clockOffsetMs: 0,
  s3: undefined,
})
vi.resetModules()
const schema = schemaOf(config)
const { records, findings } = await readFolder(DEMO_FOLDER, schema)
if (findings.length > 0) throw new Error(JSON.stringify(findings))

/** In the order of their files. */
function all<Slug extends keyof Collections>(
  collection: Slug,
): readonly Fields<Collections[Slug]>[] {
  return records.filter((record) => record.collection === collection).map(read) as never
}

function global<Slug extends keyof Config['globals']>(slug: Slug): Fields<Config['globals'][Slug]> {
  const [found] = records.filter(({ collection }) => collection === slug).map(read)
  return found as never
}

function read(record: FileRecord): unknown {
  const { collection, name, data, file } = record
  const document = toDocument(schema.get(collection)?.shapes ?? [], data, {
    names: { idOf: (of, each) => (of === 'festivals' ? Number(each) : each) },
    prose: { toTree: (markdown) => markdown, toMarkdown: String },
    report: (path, message) => {
      throw new Error(`${file} ${path.join('.')}: ${message}`)
    },
  })
  const named = collection in config.globals ? {} : { [nameField(collection as 'media')]: name }
  return filled({ ...document, ...named })
}

/** A group without values counts as empty. */
function filled(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) return value.length > 0 ? value.map(filled) : undefined
  if (typeof value !== 'object') return value
  if ('relationTo' in value && 'value' in value)
    return `${String(value.relationTo)}/${String(value.value)}`
  const entries = Object.entries(value)
    .map(([key, each]) => [key, filled(each)] as const)
    .filter(([, each]) => each !== undefined)
  return entries.some(([, each]) => each !== false) ? Object.fromEntries(entries) : undefined
}

export const demo = {
  festivals: all('festivals').map((each) => ({ ...each, year: Number(String(each.year)) })),
  venues: all('venues'),
  artists: all('artists'),
  events: all('events'),
  guides: all('guides'),
  strands: all('strands'),
  articles: all('articles'),
  participate: all('participate'),
  pastFestivals: all('past-festivals'),
  partners: all('partners'),
  pages: all('pages'),
  redirects: all('redirects'),
  media: all('media'),
  header: global('header'),
  footer: global('footer'),
  site: global('site'),
}

export const photographs = demo.media.filter(({ kind }) => kind === 'photograph')

export async function sizeOfPicture(name: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(join(DEMO_FOLDER, 'media', `${name}.webp`)).metadata()
  return { width, height }
}
