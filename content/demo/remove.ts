/** Everything that staff made or changed stays, with the records to which it refers (spec/content F1). */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { COMPOSED_COLLECTIONS, COMPOSED_GLOBALS } from '../records/composed.ts'
import { asList, asMap, asText, toDocument, type Plain } from '../exchange/document.ts'
import { isGlobal, readFolder, schemaOf, type Schema } from '../exchange/folder.ts'
import { difference } from '../exchange/compare.ts'
import { readSums } from '../exchange/import.ts'
import { createProse } from '../exchange/prose.ts'
import type { Shape } from '../exchange/shape.ts'
import { keyOf, readStored, type Stored } from '../exchange/stored.ts'
import { notify } from '../hooks/notify.ts'
import { DEMO_FOLDER, prepared } from './seed.ts'
import { smallDemo } from './small-demo.ts'

export interface DemoFound {
  /** Records of the demo that nobody has changed and nothing else refers to, as keys: `events/first-light`. */
  readonly removed: readonly string[]
  readonly kept: readonly { readonly key: string; readonly why: Why }[]
}

export type Why = 'made by staff' | 'changed by staff' | 'needed by what stays'

type StoredRecord = Stored['records'] extends ReadonlyMap<string, infer Value> ? Value : never

interface Reading {
  readonly payload: Payload
  /** The links of the demo's menu lead here. */
  readonly siteOrigin: string
}

export async function findDemo(reading: Reading): Promise<DemoFound> {
  return foundIn(await readDemo(reading))
}

function foundIn({ stored, schema, unchanged }: Awaited<ReturnType<typeof readDemo>>): DemoFound {
  const staying = new Map<string, Why>()
  for (const key of stored.records.keys()) {
    if (!unchanged.has(key))
      staying.set(key, unchanged.isOfDemo(key) ? 'changed by staff' : 'made by staff')
  }
  // A record that stays keeps those that it refers to, and those keep theirs: the map grows while the loop runs.
  for (const [key] of staying) {
    const record = stored.records.get(key)
    // Every festival edits settings and menus. If these kept what they refer to, a part of the demo would always
    // stay.
    if (!record || isGlobal(record.collection)) continue
    const shapes = schema.get(record.collection)?.shapes ?? []
    for (const named of namesIn(shapes, record.data)) {
      if (stored.records.has(named) && !staying.has(named)) {
        staying.set(named, 'needed by what stays')
      }
    }
  }
  return {
    removed: [...stored.records.keys()].filter((key) => !staying.has(key)),
    kept: [...staying].map(([key, why]) => ({ key, why })),
  }
}

async function readDemo({ payload, siteOrigin }: Reading) {
  const schema = schemaOf(payload.config)
  const prose = await createProse(payload.config)
  const stored = await readStored({ payload, schema, prose, drafts: true })
  const { records } = await readFolder(DEMO_FOLDER, schema)
  const { sums } = await readSums(DEMO_FOLDER, records)
  const known = { schema, prose, stored }
  const same = new Set<string>()
  const keys = new Set(records.map(({ collection, name }) => keyOf(collection, name)))
  for (const record of [...records, ...smallDemo(records, schema)]) {
    const ready = prepared(record, { siteOrigin, lacksPhotographs: false })
    const key = keyOf(record.collection, record.name)
    const file = sums.get(record)
    const hasFile = Boolean(stored.records.get(key)?.document['sha256'])
    const fields = difference(
      ready,
      {
        ...known,
        sums: new Map(file && hasFile ? [[ready, file]] : []),
      },
      false,
    )
    if (fields?.length === 0) same.add(key)
  }
  return {
    stored,
    schema,
    unchanged: { has: (key: string) => same.has(key), isOfDemo: (key: string) => keys.has(key) },
  }
}

function namesIn(shapes: readonly Shape[], data: Plain): string[] {
  return shapes.flatMap((shape) => {
    const value = data[shape.name]
    switch (shape.kind) {
      case 'ref':
        return (shape.many ? asList(value) : [value])
          .map(asText)
          .filter(Boolean)
          .map((name) => (shape.to.length === 1 ? keyOf(shape.to[0] ?? '', name) : name))
      case 'group':
        return namesIn(shape.fields, asMap(value))
      case 'rows':
        return asList(value).flatMap((row) => namesIn(shape.fields, asMap(row)))
      case 'blocks':
        return asList(value)
          .map(asMap)
          .flatMap((block) => namesIn(shape.blocks.get(asText(block['type'])) ?? [], block))
      case 'text':
      case 'number':
      case 'flag':
      case 'choice':
      case 'prose':
      case 'json':
        return []
    }
  })
}

/** Removes what `findDemo` finds. The codes stay in their ledger, so that no start fills the database again. */
export async function removeDemo(
  reading: Reading,
): Promise<DemoFound & { readonly media: readonly Plain[] }> {
  const { payload } = reading
  const demo = await readDemo(reading)
  const { stored, schema } = demo
  const found = foundIn(demo)
  const gone = found.removed.flatMap((key) => stored.records.get(key) ?? [])
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions')
  // Nobody makes this change by hand, so it has no history.
  const req = { payload, transactionID, context: { isSeed: true } } as unknown as PayloadRequest // these are the only fields that are read here
  try {
    for (const slug of COMPOSED_COLLECTIONS.toReversed()) {
      const documents = gone.filter(({ collection }) => collection === slug)
      if (documents.length > 0) await removeRows(req, slug, documents)
    }
    for (const slug of COMPOSED_GLOBALS) {
      if (found.removed.includes(keyOf(slug, slug))) await emptyGlobal(req, slug, schema)
    }
    await payload.db.commitTransaction(transactionID)
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
  const media = gone.filter(({ collection }) => collection === 'media')
  return { ...found, media: media.map(({ document }) => document) }
}

/** Without the rules of deletion: the demo was never really public. */
async function removeRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  documents: readonly StoredRecord[],
): Promise<void> {
  const { db, collections } = req.payload
  const ids = documents.map(({ document }) => Number(document['id']))
  const codes = documents.map(({ document }) => asText(document['code'])).filter(Boolean)
  if (collections[collection].config.versions) {
    await db.deleteVersions({ collection, where: { parent: { in: ids } }, req })
  }
  await db.deleteMany({ collection, where: { id: { in: ids } }, req })
  await db.deleteMany({
    collection: 'paths',
    where: { collection: { equals: collection }, document: { in: ids } },
    req,
  })
  await db.deleteMany({
    collection: 'history',
    where: { collection: { equals: collection }, code: { in: [...codes, ...ids.map(String)] } },
    req,
  })
  for (const id of ids) await notify(req, `${collection}/${id}`)
}

async function emptyGlobal(
  req: PayloadRequest,
  slug: (typeof COMPOSED_GLOBALS)[number],
  schema: Schema,
): Promise<void> {
  const prose = await createProse(req.payload.config)
  const data = toDocument(
    schema.get(slug)?.shapes ?? [],
    {},
    {
      names: { idOf: () => undefined },
      prose,
      report: () => undefined,
    },
  )
  await req.payload.updateGlobal({ slug, data: { ...data, _status: 'published' }, req, depth: 0 })
}
