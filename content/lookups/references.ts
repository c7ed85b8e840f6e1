import { traverseFields, type CollectionSlug, type Field, type PayloadRequest } from 'payload'
import { COMPOSED_COLLECTIONS, COMPOSED_GLOBALS } from '../documents.ts'
import { placeOf } from '../collections/fields/place-of.ts'
import { idOf, type Relation } from '../rules/finding.ts'
import { findLinks } from '../rules/links.ts'

/** A record whose pages or forms name another, in the words of the studio. */
export interface Reference {
  /** `events`, `header`. */
  readonly from: string
  /** The record's id; absent for a global. */
  readonly id?: number
  /** `Event`. */
  readonly kind: string
  /** `Events`. */
  readonly kinds: string
  readonly title: string
  /** The form's words for the fields: `Venues`, `Session 2, Venue`. */
  readonly fields: readonly string[]
}

export interface Referenced {
  readonly collection: CollectionSlug
  readonly id: number
  /** Its paths, which menus and texts may name. */
  readonly paths: readonly string[]
}

/** Records as they are published only, or as they are being drafted too. */
export type Versions = 'published' | 'all'

/**
 * What leads to a record, in what is published and in what is drafted: fields that choose it, links in texts and blocks,
 * and addresses typed by hand. Each record once.
 */
export async function findReferences(
  to: Referenced,
  req: PayloadRequest,
  versions: Versions = 'all',
): Promise<Reference[]> {
  const found = new Map<string, Reference>()
  for await (const { data, fields, ...record } of formsOf(req, versions)) {
    if (record.from === to.collection && record.id === to.id) continue
    const places = placesNaming(to, fields, data)
    if (places.length === 0) continue
    const key = `${record.from} ${record.id ?? ''}`
    const known = found.get(key)?.fields ?? []
    found.set(key, { ...record, fields: [...new Set([...known, ...places])] })
  }
  return [...found.values()]
}

type Form = Omit<Reference, 'fields'> & { readonly fields: Field[]; readonly data: object }

async function* formsOf(req: PayloadRequest, wanted: Versions): AsyncGenerator<Form> {
  const { payload } = req
  for (const slug of COMPOSED_COLLECTIONS) {
    const { fields, labels, admin, versions } = payload.collections[slug].config
    const [kind, kinds] = [words(labels.singular), words(labels.plural)]
    for (const data of await findAll(slug, versions?.drafts ? wanted : undefined, req)) {
      const title = String(Reflect.get(data, admin.useAsTitle ?? 'id') ?? data.id)
      yield { from: slug, id: data.id, kind, kinds, title, fields, data }
    }
  }
  for (const slug of COMPOSED_GLOBALS) {
    const config = payload.config.globals.find((each) => each.slug === slug)
    if (!config) continue
    const title = words(config.label)
    for (const draft of [false, true]) {
      const data = await payload.findGlobal({ slug, depth: 0, draft, req })
      yield { from: slug, kind: title, kinds: title, title, fields: config.fields, data }
    }
  }
}

/** All records of a collection. Where there are drafts, `wanted` says which version: they may lead to different records. */
async function findAll(
  collection: CollectionSlug,
  wanted: Versions | undefined,
  req: PayloadRequest,
) {
  const all = { collection, depth: 0, pagination: false, req } as const
  const { docs } = await req.payload.find(all)
  if (wanted === undefined) return docs
  if (wanted === 'published')
    return docs.filter((doc) => '_status' in doc && doc._status === 'published')
  const drafts = await req.payload.find({ ...all, draft: true })
  return [...docs, ...drafts.docs]
}

/** The fields of a form that lead to the record, in words. */
function placesNaming(to: Referenced, fields: Field[], data: object): string[] {
  const links = findLinks(data)
  const texts = links.records
    .filter(({ collection, id }) => collection === to.collection && id === to.id)
    .map(({ field }) => field)
  const typed = findPaths(data, to.paths)
  const blockTypeAt = (row: string) => valueAt(data, [...row.split('.'), 'blockType'])
  const places = [...texts, ...typed].map((path) => placeOf(fields, path, blockTypeAt).words)
  return [...new Set([...fieldsChoosing(to, fields, data), ...places])]
}

/** The labels of the fields of one collection that choose the record, also inside arrays, groups and blocks. */
function fieldsChoosing({ collection, id }: Referenced, fields: Field[], data: object): string[] {
  const found: string[] = []
  traverseFields({
    fields,
    ref: data,
    fillEmpty: false,
    callback: ({ field, ref }) => {
      const isRelation = field.type === 'relationship' || field.type === 'upload'
      if (!isRelation || field.relationTo !== collection) return
      if (typeof ref !== 'object' || ref === null) return
      const value: Relation | readonly Relation[] = Reflect.get(ref, field.name)
      const ids = Array.isArray(value) ? value.map(idOf) : [idOf(value as Relation)] // not a list
      if (ids.includes(id)) found.push(words(field.label) || field.name)
    },
  })
  return found
}

/** The fields in which somebody has typed one of the paths, alone or before `?` or `#`. */
function findPaths(value: unknown, paths: readonly string[], at: readonly string[] = []): string[] {
  if (typeof value === 'string') {
    const [path = ''] = value.split(/[?#]/)
    return paths.includes(path) ? [fieldOf(at)] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => findPaths(child, paths, [...at, key]))
}

/** Everything inside a formatted text belongs to its field. */
function fieldOf(at: readonly string[]): string {
  const root = at.indexOf('root')
  return (root === -1 ? at : at.slice(0, root)).join('.')
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  )
}

/** Labels are plain texts here; Payload also allows functions and translations. */
function words(label: unknown): string {
  return typeof label === 'string' ? label : ''
}

/**
 * Which records choose which, as `{collection}/{id}`: of each record that others choose in a field or link to in a text, those
 * others. In drafts too. One look at everything, for many questions.
 */
export async function findAllChoices(
  req: PayloadRequest,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const choosers = new Map<string, Set<string>>()
  for await (const { from, id, data, fields } of formsOf(req, 'all')) {
    const chooser = `${from}/${id ?? ''}`
    const note = (collection: string, chosen: number | undefined) => {
      const key = `${collection}/${chosen}`
      if (chosen !== undefined) choosers.set(key, (choosers.get(key) ?? new Set()).add(chooser))
    }
    for (const { collection, id: chosen } of findLinks(data).records) note(collection, chosen)
    traverseFields({
      fields,
      ref: data,
      fillEmpty: false,
      callback: ({ field, ref }) => {
        const isRelation = field.type === 'relationship' || field.type === 'upload'
        if (!isRelation || typeof field.relationTo !== 'string') return
        if (typeof ref !== 'object' || ref === null) return
        const value: unknown = Reflect.get(ref, field.name)
        for (const each of [value].flat()) note(field.relationTo, idOf(each as Relation)) // of this field's type
      },
    })
  }
  return choosers
}
