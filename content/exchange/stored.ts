/** The records of the database in the form of files, by the names that files use. */
import type { Payload, PayloadRequest } from 'payload'
import { COMPOSED_GLOBALS } from '../records/composed.ts'
import { derivedCode } from '../hooks/codes.ts'
import { asList, asMap, asText, toPlain, type Plain } from './document.ts'
import { COLLECTIONS, nameField, type Schema, type WrittenRecord } from './folder.ts'
import type { Names, Prose } from './prose.ts'

export interface Stored {
  readonly names: Names
  /** By `{collection}/{name}`. */
  readonly records: ReadonlyMap<string, WrittenRecord & { readonly document: Plain }>
}

export interface ReadStored {
  readonly payload: Payload
  readonly schema: Schema
  readonly prose: Prose
  /** The newest version, published or not; otherwise the published one, or the draft if there never was one. */
  readonly drafts: boolean
  /** Includes drafts that have no address yet. The one with the id 7 gets the name `#7`. */
  readonly unnamed?: boolean
  readonly req?: Partial<PayloadRequest>
}

export const keyOf = (collection: string, name: string) => `${collection}/${name}`

export async function readStored(options: ReadStored): Promise<Stored> {
  const { payload, drafts, unnamed = false, req = {} } = options
  const documents: { collection: string; name: string; document: Plain }[] = []
  const ids = new Map<string, number | string>()
  const names = new Map<string, string>()
  for (const collection of COLLECTIONS) {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      pagination: false,
      draft: drafts,
      sort: 'id',
      req,
    })
    for (const document of docs) {
      const name = nameOf(collection, asMap(document)) ?? (unnamed ? `#${document.id}` : undefined)
      // A draft without an address has no name for a file.
      if (name === undefined) continue
      ids.set(keyOf(collection, name), document.id)
      names.set(keyOf(collection, String(document.id)), name)
      documents.push({ collection, name, document: asMap(document) })
    }
  }
  // Globals are read in their public version, even with `drafts`: an import of drafts leaves them out, and an import
  // that publishes is compared with the public version.
  for (const slug of COMPOSED_GLOBALS) {
    const document = asMap(await payload.findGlobal({ slug, depth: 0, req }))
    documents.push({ collection: slug, name: slug, document })
  }
  const known: Names = {
    idOf: (collection, name) => ids.get(keyOf(collection, name)),
    nameOf: (collection, id) => names.get(keyOf(collection, String(id))),
  }
  const records = documents.map(({ collection, name, document }) => {
    const data = plainRecord({ ...options, collection, document, names: known })
    return [keyOf(collection, name), { collection, name, data, document }] as const
  })
  return { names: known, records: new Map(records) }
}

function nameOf(collection: (typeof COLLECTIONS)[number], document: Plain): string | undefined {
  const { [nameField(collection)]: name, filename } = document
  const found =
    name ?? (collection === 'media' ? asText(filename).replace(/\.\w+$/, '') : undefined)
  return asText(found) || undefined
}

interface PlainRecord extends Pick<ReadStored, 'schema' | 'prose'> {
  readonly collection: string
  readonly document: Plain
  readonly names: Pick<Names, 'nameOf'>
}

/** A code is left out if it can be derived from the name. */
function plainRecord({ collection, document, schema, prose, names }: PlainRecord): Plain {
  const { code, sessions, _status: status, updatedAt } = document
  const shapes = schema.get(collection)?.shapes ?? []
  const own = shapes.some(({ name }) => name === 'updated_at')
  return toPlain(
    shapes,
    {
      ...document,
      code: code === derivedCode(collection, document) ? undefined : code,
      ...(sessions ? { sessions: withoutCodes(document) } : {}),
      ...(own ? { draft: status === 'draft', updated_at: updatedAt } : {}),
    },
    { prose, names },
  )
}

function withoutCodes(document: Plain): readonly Plain[] {
  return asList(document['sessions'])
    .map(asMap)
    .map((session) => {
      const derived = derivedCode('sessions', document, session['start'])
      return session['code'] === derived ? { ...session, code: undefined } : session
    })
}
