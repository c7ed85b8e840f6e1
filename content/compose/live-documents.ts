import type { Documents } from '../stores/documents.ts'
import type { Drop } from './drop.ts'
import { flat } from './flat.ts'
import type { Cell, Memo } from './memo.ts'
import type { Globals, RecordOf, RecordSet } from './flat.ts'
import { titled } from './titles.ts'

/** The published documents, as answers read them. */
export interface LiveDocuments {
  /** A document counts as changed if it is another object than before. */
  set(documents: Documents): void
  collections(): readonly (keyof RecordSet)[]
  ids(collection: keyof RecordSet): readonly number[]
  record<Collection extends keyof RecordSet>(
    collection: Collection,
    id: number,
  ): RecordOf<Collection> | undefined
  /** A document that staff have withdrawn; `record` does not have it. */
  withdrawn<Collection extends keyof RecordSet>(
    collection: Collection,
    id: number,
  ): RecordOf<Collection> | undefined
  readonly globals: Globals
  /** The documents whose title was missing. */
  untitled(): readonly Drop[]
}

interface Table {
  readonly ids: Cell<readonly number[]>
  readonly rows: Map<number, Cell<Document | undefined>>
  /** A read of a missing document is noted too: its reader is made again when the document appears. */
  readonly row: (id: number) => Cell<Document | undefined>
  readonly live: (id: number) => { readonly record: object; readonly drop?: Drop } | undefined
  readonly withdrawn: (id: number) => object | undefined
}
interface Document {
  readonly id: number
  readonly withdrawn?: boolean | null
  readonly number?: number | null
  readonly slug?: string | null
  readonly name?: string
}

const GLOBALS = ['header', 'footer', 'site'] as const

/** Every read is noted, so that only answers about changed documents are made again. */
export function createLiveDocuments(memo: Memo): LiveDocuments {
  const tables = new Map<keyof RecordSet, Table>()
  const globals = GLOBALS.map((slug) => {
    const cell = memo.cell<object>({})
    return { slug, cell, read: memo.one(() => flat(cell.get())) }
  })

  function tableOf(collection: keyof RecordSet): Table {
    const known = tables.get(collection)
    if (known) return known
    const rows: Table['rows'] = new Map()
    const row: Table['row'] = (id) => {
      const cell = rows.get(id) ?? memo.cell<Document | undefined>(undefined)
      rows.set(id, cell)
      return cell
    }
    const live = memo.each((id: number) => {
      const document = row(id).get()
      if (!document || document.withdrawn) return undefined
      const { document: named, drop } = titled(collection, document)
      return { record: flat(named), ...(drop ? { drop } : {}) }
    })
    const withdrawn = memo.each((id: number) => {
      const document = row(id).get()
      return document?.withdrawn ? flat(document) : undefined
    })
    const table = { ids: memo.cell<readonly number[]>([]), rows, row, live, withdrawn }
    tables.set(collection, table)
    return table
  }

  return {
    set({ globals: documents, ...collections }) {
      for (const { slug, cell } of globals) cell.set(documents[slug])
      for (const [collection, documentsOf] of Object.entries(collections)) {
        setRows(tableOf(collection as keyof RecordSet), documentsOf) // a key of this object
      }
    },
    collections: () => [...tables.keys()],
    ids: (collection) => tableOf(collection).ids.get(),
    record: (collection, id) =>
      tableOf(collection).live(id)?.record as RecordOf<typeof collection> | undefined, // a flat document of `collection`
    withdrawn: (collection, id) =>
      tableOf(collection).withdrawn(id) as RecordOf<typeof collection> | undefined, // a document of `collection`
    globals: Object.defineProperties(
      {},
      Object.fromEntries(globals.map(({ slug, read }) => [slug, { get: read, enumerable: true }])),
    ) as Globals, // the same globals under the same names
    untitled: () =>
      [...tables.values()].flatMap(({ ids, live }) =>
        ids.get().flatMap((id) => live(id)?.drop ?? []),
      ),
  }
}

function setRows({ ids, rows, row }: Table, documents: readonly Document[]): void {
  const now = new Map(documents.map((document) => [document.id, document]))
  for (const [id, document] of now) row(id).set(document)
  for (const [id, cell] of rows) if (!now.has(id)) cell.set(undefined)
  const sorted = [...now.values()].toSorted(byNumberThenName).map(({ id }) => id)
  const before = ids.get()
  const isSame =
    sorted.length === before.length && sorted.every((id, index) => id === before[index])
  if (!isSame) ids.set(sorted)
}

/** For lists without an order of their own. Ids come last: they differ in another database (spec/content D10). */
function byNumberThenName(a: Document, b: Document): number {
  const [numberOfA, numberOfB] = [a.number ?? Infinity, b.number ?? Infinity]
  if (numberOfA !== numberOfB) return numberOfA - numberOfB
  const [nameOfA, nameOfB] = [a.slug ?? a.name ?? '', b.slug ?? b.name ?? '']
  if (nameOfA !== nameOfB) return nameOfA < nameOfB ? -1 : 1
  return a.id - b.id
}
