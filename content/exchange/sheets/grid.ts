import type { Cell } from './cell-values.ts'

/** Empty rows are included, so that a row keeps its number. */
export type Grid = readonly (readonly Cell[])[]

export interface NamedGrid {
  /** That of the sheet in a workbook, or of the file. */
  readonly name: string
  readonly grid: Grid
}

/** A festival has a few hundred events and sessions: a sheet with more rows than this is no program. */
export const MAX_ROWS = 5000
/** The widest sheet of the program has about 30 columns. */
export const MAX_COLUMNS = 200
/** The program has five sheets; a workbook of staff may have others, which are ignored. */
export const MAX_SHEETS = 30
/** A workbook of 5,000 events has about 3 MB. */
export const MAX_INPUT_BYTES = 10_000_000

/** For a file that cannot be read at all; the message is a sentence for staff. */
export class SheetProblem extends Error {}
