import type { Path, Plain } from '../document.ts'
import type { FileRecord } from '../folder.ts'
import { titleIn, type NamedRecord } from './known-names.ts'
import type { Sheet } from './sheet-fields.ts'
import type { SheetRow } from './sheet-rows.ts'

export interface RowProblem {
  readonly row: SheetRow
  /** The heading; empty if the problem is about the whole row. */
  readonly column: string
  /** What to do, in a sentence. */
  readonly message: string
}

export interface UnknownName {
  readonly collection: string
  readonly text: string
  readonly like: readonly NamedRecord[]
}

export interface SheetRecord extends FileRecord {
  readonly collection: Sheet['collection']
  readonly data: Record<string, unknown>
  /** Undefined for a new record. */
  readonly before: Plain | undefined
  /** Undefined if publishing will make the address. */
  readonly address: string | undefined
  readonly title: string
  /** A stored record that has nearly the same name as this new one. */
  readonly like: string | undefined
  /** Rows of sessions have their index in the list of sessions. */
  readonly rows: Map<SheetRow, number | undefined>
}

type Given = Pick<SheetRecord, 'collection' | 'name' | 'data'> & Partial<SheetRecord>

export function createSheetRecord({ collection, name, data, ...given }: Given): SheetRecord {
  return {
    collection,
    name,
    data,
    title: titleIn(collection, name, data),
    rows: new Map(),
    before: undefined,
    address: undefined,
    like: undefined,
    file: '',
    lineOf: () => 0,
    ...given,
  }
}

/** The row that the value at a path of the record comes from. */
export function rowAt({ rows }: SheetRecord, [first, index]: Path): SheetRow | undefined {
  const all = [...rows]
  const ofSession =
    first === 'sessions'
      ? all.find(([, at]) => at !== undefined && at === Number(index))
      : undefined
  const ofRecord = all.find(([, at]) => at === undefined)
  return (ofSession ?? ofRecord ?? all[0])?.[0]
}
