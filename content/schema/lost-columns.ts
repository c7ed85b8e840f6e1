/** As Drizzle writes the tables beside each migration. */
export interface Snapshot {
  readonly tables: Readonly<Record<string, Table>>
}

interface Table {
  readonly name: string
  readonly columns: Readonly<Record<string, unknown>>
}

/**
 * Finds what a migration from one snapshot to the next would drop with its data: `events.teaser`, or `events` for a
 * whole table. Includes renamed columns, because a snapshot does not show that a column was renamed.
 */
export function lostColumns(before: Snapshot, after: Snapshot): readonly string[] {
  return Object.entries(before.tables).flatMap(([key, { name, columns }]) => {
    const kept = after.tables[key]?.columns
    if (!kept) return [name]
    return Object.keys(columns)
      .filter((column) => !Object.hasOwn(kept, column))
      .map((column) => `${name}.${column}`)
  })
}

/** Throws an error of one line if columns would be lost that `--gone` does not name. */
export function refuseLoss(before: Snapshot, after: Snapshot, named: readonly string[]): void {
  const lost = lostColumns(before, after).filter((each) => !named.includes(each))
  if (lost.length === 0) return
  throw new Error(
    `This would drop ${lost.join(', ')} with all that they hold. ` +
      `Name each with --gone if that is meant. A renamed column is gone, too: then answer "rename column" when Drizzle asks, ` +
      `and compare the migration with content/schema/migration-recipes.data.test.ts`,
  )
}
