import { traverseFields, type CollectionSlug, type Field, type PayloadRequest } from 'payload'
import { COMPOSED_COLLECTIONS, COMPOSED_GLOBALS } from '../../documents.ts'
import { idOf, type Relation } from '../rules/finding.ts'

/** A place that shows a picture or file, in the words of the form: `Event "Fog"` and `Leading picture`. */
export interface MediaUse {
  readonly record: string
  readonly field: string
}

/** Records as they are published only, or as they are being drafted too. */
type Versions = 'published' | 'all'

/** Where a picture or file is used. Each place once. */
export async function findMediaUses(
  id: number,
  req: PayloadRequest,
  versions: Versions = 'all',
): Promise<MediaUse[]> {
  const uses = new Map<string, MediaUse>()
  for await (const { record, fields, data } of recordsWithFields(req, versions)) {
    for (const field of fieldsShowing(id, fields, data)) {
      uses.set(`${record}\0${field}`, { record, field })
    }
  }
  return [...uses.values()]
}

interface RecordWithFields {
  readonly record: string
  readonly fields: Field[]
  readonly data: object
}

async function* recordsWithFields(
  req: PayloadRequest,
  versions: Versions,
): AsyncGenerator<RecordWithFields> {
  const { payload } = req
  for (const slug of COMPOSED_COLLECTIONS) {
    const { fields, labels, admin } = payload.collections[slug].config
    for (const data of await findAll(slug, req, versions)) {
      const title: unknown = Reflect.get(data, admin.useAsTitle ?? 'id')
      yield { record: `${words(labels.singular)} "${String(title)}"`, fields, data }
    }
  }
  for (const slug of COMPOSED_GLOBALS) {
    const config = payload.config.globals.find((each) => each.slug === slug)
    if (!config) continue
    const data = await payload.findGlobal({ slug, depth: 0, req })
    yield { record: words(config.label), fields: config.fields, data }
  }
}

/** Each record in its published and its draft version: the two may show different pictures. */
async function findAll(
  collection: CollectionSlug,
  req: PayloadRequest,
  versions: Versions,
): Promise<object[]> {
  const all = { collection, depth: 0, pagination: false, req } as const
  const { docs } = await req.payload.find(all)
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts)
  if (!hasDrafts) return docs
  if (versions === 'published')
    return docs.filter((doc) => '_status' in doc && doc._status === 'published')
  const drafts = await req.payload.find({ ...all, draft: true })
  return [...docs, ...drafts.docs]
}

/** The labels of the fields that hold the picture, also inside arrays, groups and blocks. */
function fieldsShowing(id: number, fields: Field[], data: object): string[] {
  const found: string[] = []
  traverseFields({
    fields,
    ref: data,
    fillEmpty: false,
    callback: ({ field, ref }) => {
      if (field.type !== 'upload' || typeof ref !== 'object' || ref === null) return
      const value: Relation | readonly Relation[] = Reflect.get(ref, field.name)
      const ids = Array.isArray(value) ? value.map(idOf) : [idOf(value as Relation)] // not a list
      if (ids.includes(id)) found.push(words(field.label) || field.name)
    },
  })
  return found
}

/** Labels are plain texts here; Payload also allows functions and translations. */
function words(label: unknown): string {
  return typeof label === 'string' ? label : ''
}
