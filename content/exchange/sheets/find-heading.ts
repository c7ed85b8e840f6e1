/** Which sheet of the program a sheet is, where its headings are, and what each column means. */
import { mostSimilar } from '../../rules/nearest.ts'
import { plainName, textOf } from './cell-values.ts'
import type { NamedGrid } from './grid.ts'
import type { Column, Sheet } from './sheet-fields.ts'

/** A title or the name of a table may be above the headings. A judgement: no title takes more rows. */
const LAST_HEADING_ROW = 25
/** A sheet of another kind may have one by chance. One is enough only in a sheet with a single column. */
const FEWEST_HEADINGS = 2

export interface FoundSheet {
  readonly sheet: Sheet
  /** An index, from 0. */
  readonly headingRow: number
  /** By index; undefined for a column that is not read. */
  readonly columns: readonly (Column | undefined)[]
  /** Sentences about what is not read. */
  readonly notices: readonly string[]
}

/** Undefined if no row of the sheet has headings of the program. */
export function findHeading(
  { name, grid }: NamedGrid,
  sheets: readonly Sheet[],
): FoundSheet | undefined {
  let best: { sheet: Sheet; row: number; count: number } | undefined
  for (const [row, cells] of grid.slice(0, LAST_HEADING_ROW).entries()) {
    const headings = new Set(cells.map((cell) => plainName(textOf(cell))).filter(Boolean))
    for (const sheet of sheets) {
      const count = sheet.columns.filter((column) =>
        spellings(column).some((each) => headings.has(each)),
      ).length
      // If several sheets have the same headings, the name of the sheet decides.
      const isNamed = plainName(name).startsWith(plainName(sheet.name)) ? 1 / 2 : 0
      const isEnough = count >= FEWEST_HEADINGS || (count === 1 && headings.size === 1)
      if (isEnough && count + isNamed > (best?.count ?? 0))
        best = { sheet, row, count: count + isNamed }
    }
  }
  if (!best) return undefined
  const { sheet, row } = best
  return { sheet, headingRow: row, ...matchColumns(sheet, grid[row]?.map(textOf) ?? []) }
}

function matchColumns(sheet: Sheet, headings: readonly string[]) {
  const taken = new Set<Column>()
  const notices: string[] = []
  const columns = headings.map((heading) => {
    if (heading === '') return undefined
    const column = sheet.columns.find((each) => spellings(each).includes(plainName(heading)))
    if (column && !taken.has(column)) {
      taken.add(column)
      return column
    }
    notices.push(
      column
        ? `There are two columns "${heading}": only the first is read`
        : unknown(heading, sheet),
    )
    return undefined
  })
  return { columns, notices }
}

function unknown(heading: string, { columns }: Sheet): string {
  const [like] = mostSimilar(
    heading,
    columns.map(({ label }) => label),
  )
  const hint = like === undefined ? '' : `: is "${like}" meant? Then name it so`
  return `The column "${heading}" is not read${hint}`
}

/** The label of the field in its form, or the name of the field in files. */
function spellings({ key, label }: Column): string[] {
  return [plainName(label), plainName(key)]
}
