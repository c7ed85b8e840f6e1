/** A record with the cells of its rows, as the files of `exchange/` have records. */
import type { Path, Plain } from '../document.ts'
import type { FileRecord } from '../folder.ts'
import { titleIn, type NamedRecord } from './known-names.ts'
import type { Sheet } from './sheet-fields.ts'
import type { SheetRow } from './sheet-rows.ts'

export interface RowProblem {
  readonly row: SheetRow
  /** The heading; empty when it concerns the whole row. */
  readonly column: string
  /** What to do, in a sentence. */
  readonly message: string
}

/** A name of a cell that nothing is called by. */
export interface UnknownName {
  readonly collection: string
  readonly text: string
  readonly like: readonly NamedRecord[]
}

export interface SheetRecord extends FileRecord {
  readonly collection: Sheet['collection']
  readonly data: Record<string, unknown>
  /** As it is stored; undefined for a new one. */
  readonly before: Plain | undefined
  /** The address that a new record is to have; undefined to have it made when it is published. */
  readonly address: string | undefined
  readonly title: string
  /** What a stored record is called that has nearly the name of this new one. */
  readonly like: string | undefined
  /** The rows that it is made of, each with the index in the list of sessions where it is one. */
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

/** The row that a place of a record comes from. */
export function rowAt({ rows }: SheetRecord, [first, index]: Path): SheetRow | undefined {
  const all = [...rows]
  const ofSession =
    first === 'sessions'
      ? all.find(([, at]) => at !== undefined && at === Number(index))
      : undefined
  const ofRecord = all.find(([, at]) => at === undefined)
  return (ofSession ?? ofRecord ?? all[0])?.[0]
}
